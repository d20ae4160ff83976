import type { Page } from 'playwright-core';

/// Remembers every tone that is played in this tab from its next page on.
export const hearTones = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const setValueAtTime = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      // Frequencies are large, volumes are not.
      if (value > 1) heard.push(value);
      return setValueAtTime.call(this, value, time);
    };
  });

/// Their frequencies, since the page was loaded.
export const tonesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { heard: number[] }).heard);

/// What each sound consists of.
export const tones = {
  move: [380],
  capture: [480, 300],
  check: [380, 760],
  lowTime: [1240, 1240, 1240],
  end: [380, 280],
};
