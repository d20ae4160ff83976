import { settings } from './settings';

let audio: AudioContext | null = null;

/// A short, soft knock like wood on wood; two for the end of a game. Made here: no files to load.
export function play(what: 'move' | 'end'): void {
  if (!settings.value.sound) return;
  audio ??= new AudioContext();
  knock(audio, 0, 190);
  if (what === 'end') knock(audio, 0.16, 140);
}

function knock(context: AudioContext, delay: number, frequency: number): void {
  const start = context.currentTime + delay;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(frequency * 2, start);
  tone.frequency.exponentialRampToValueAtTime(frequency, start + 0.05);
  volume.gain.setValueAtTime(0.18, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
