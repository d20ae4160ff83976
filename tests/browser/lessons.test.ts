import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problems } from './support/axe';
import { appearances, type House, phone, program } from './support/house';
import { Person } from './support/person';
import { treeIsThere, visitLesson, visitXray } from './scenes/xray';
import { withHouse } from './support/stage';
import { stillness } from './support/stillness';

let house: House;

withHouse(opened => (house = opened));

async function at(lesson: string, part: number, options = {}): Promise<Person> {
  const person = new Person(await house.tab({ reducedMotion: 'reduce', ...options }), house);
  await visitLesson(person, lesson, part);
  return person;
}

const words = (page: Page) => page.locator('.lesson-words, .lesson-exercise .xray-sentence').innerText();

/// Waits until what is said has its numbers, and says it.
async function said(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const text = document.querySelector('.lesson-words')?.textContent ?? '';
    return text !== '' && !text.includes('…');
  });
  return words(page);
}

const grouped = (text: string) => Number(text.replace(/,/g, ''));
const numbersIn = (text: string) => [...text.matchAll(/\d[\d,]*/g)].map(([number]) => grouped(number));

const phoneOnItsSide = { width: phone.height, height: phone.width };

const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
const hangingPawn = '4k3/8/3p4/4p3/8/8/4Q3/4K3 w - - 0 1';
const simplified = { Evaluation: 'simplified' };
const rooks = 'r3k3/ppp2ppp/8/8/8/8/PPP2PPP/4K2R w - - 0 1';
const blocked = '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1';

/// What the engine itself says at each depth, spoken to as any program speaks to it.
function engineSays(fen: string, depth: number, options: Record<string, string>) {
  const lines = Object.entries(options).map(([name, value]) => `setoption name ${name} value ${value}`);
  const text = execFileSync(program, ['--', ...lines, `position fen ${fen}`, `go depth ${depth}`]).toString();
  return [...text.matchAll(/score cp (-?\d+) nodes (\d+).* pv (.*)/g)].map(([, score, nodes, line]) => ({
    score: Number(score),
    nodes: Number(nodes),
    line: line!.trim().split(' '),
  }));
}

const engineNodes = (fen: string, depth: number, options: Record<string, string>) =>
  engineSays(fen, depth, options).at(-1)!.nodes;

/// The value in a sentence: in hundredths of a pawn, or in points as it stands.
function valueIn(text: string): number {
  const value = /[+−]\d+(\.\d+)?/.exec(text)![0].replace('−', '-');
  return Math.round(Number(value) * (value.includes('.') ? 100 : 1));
}

/// Presses Tab until the focus is where it is wanted, as somebody without a mouse does.
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const { id, textContent, ariaLabel } = document.activeElement as HTMLElement;
      return `${id} ${ariaLabel ?? ''} ${textContent ?? ''}`;
    });
    if (wanted.test(words)) return;
  }
  throw new Error(`nothing that says ${String(wanted)} gets the focus`);
}

/// How many parts the first four lessons have before their exercise, and what is to be answered.
const firstFour = [
  ['tree', 4, '27'],
  ['minimax', 5, '5'],
  ['cut', 5, /^They are cut off$/],
  ['window', 6, '5'],
] as const;

describe('lessons 1 to 4, from the front', () => {
  test('with the keyboard alone somebody gets through them, and what is done is kept', async () => {
    const person = new Person(await house.tab(), house);
    const { page } = person;
    const answer = async (text: string) => {
      await page.keyboard.type(text);
      // There is nothing to answer before the tree is there.
      await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.lesson-exercise button')?.disabled);
      await page.keyboard.press('Enter');
    };
    await person.visit();
    await tabTo(page, /X-ray/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/xray/);
    await treeIsThere(person);
    await tabTo(page, /^ *Lessons/);
    await page.keyboard.press('Enter');
    for (const [lesson, parts, right] of firstFour) {
      await page.waitForURL(new RegExp(`lesson=${lesson}`));
      await treeIsThere(person);
      for (let part = 1; part <= parts; part += 1) {
        await page.keyboard.press('ArrowRight');
        await page.waitForURL(new RegExp(`part=${part + 1}$`));
      }
      if (typeof right === 'string') {
        await tabTo(page, /^lesson-number/);
        await answer('99');
        await page.locator('.xray-verdict.wrong').waitFor();
        await page.keyboard.press('Control+a');
        await answer(right);
      } else {
        await page.getByRole('button', { name: right, disabled: false }).waitFor();
        await tabTo(page, /They are cut off/);
        await page.keyboard.press('Enter');
      }
      await page.locator('.xray-verdict.right').waitFor();
      if (lesson === 'window') break;
      await tabTo(page, /Next lesson/);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => page.locator('.lesson-progress').innerText()).toBe('4 of 10 done');
    await page.reload();
    await treeIsThere(person);
    await expect.poll(() => page.locator('.lesson-progress').innerText()).toBe('4 of 10 done');
  });

  test.each([phone, phoneOnItsSide])('on a phone taps are enough: %o', async viewport => {
    const person = new Person(await house.tab({ viewport, hasTouch: true, isMobile: true }), house);
    const { page } = person;
    await person.visit();
    await page.getByRole('link', { name: 'X-ray' }).tap();
    await treeIsThere(person);
    await page.getByRole('button', { name: 'Lessons' }).tap();
    for (const [lesson, parts, right] of firstFour) {
      await page.waitForURL(new RegExp(`lesson=${lesson}`));
      for (let part = 1; part <= parts; part += 1) {
        await treeIsThere(person);
        await page.getByRole('button', { name: /^(Next|To the exercise)$/ }).tap();
        await page.waitForURL(new RegExp(`part=${part + 1}$`));
      }
      if (typeof right === 'string') {
        await page.locator('#lesson-number').tap();
        await page.keyboard.type(right);
        await page.getByRole('button', { name: 'Answer', disabled: false }).tap();
      } else await page.getByRole('button', { name: right, disabled: false }).tap();
      await page.locator('.xray-verdict.right').waitFor();
      if (lesson !== 'window') await page.getByRole('button', { name: 'Next lesson' }).tap();
    }
    // On a phone there is no room for it beside the lesson.
    await expect.poll(() => page.locator('.lesson-progress').textContent()).toBe('4 of 10 done');
  });
});

describe('an exercise does not give its answer away', () => {
  const panel = (page: Page) => page.locator('.lesson-panel').innerText();

  test('how many leaves there are is counted after the answer', async () => {
    const { page } = await at('tree', 5);
    expect(await panel(page)).not.toContain('27');
    expect(await page.locator('.lesson-counter').count()).toBe(0);
    await page.locator('#lesson-number').fill('27');
    await page.getByRole('button', { name: 'Answer', disabled: false }).click();
    await page.locator('.lesson-counter', { hasText: '27' }).waitFor();
  });

  test('a leaf that will be cut off looks like the others', async () => {
    const { page } = await at('cut', 6);
    await page.getByRole('button', { name: 'They are cut off', disabled: false }).waitFor();
    expect(await page.locator('.tree-node.ghost, .tree-line.ghost').count()).toBe(0);
    expect(await panel(page)).not.toContain('saved');
    expect(await page.locator('#xray-step-line').innerText()).toBe('');
  });

  test('alpha is not written at the root while it is asked for', async () => {
    const { page } = await at('window', 7);
    await page.locator('#lesson-number').fill('5');
    const answer = page.getByRole('button', { name: 'Answer', disabled: false });
    await answer.waitFor();
    const windows = () => page.locator('.tree-node .tree-window').allTextContents();
    expect((await windows()).join('')).toBe('');
    await expect.poll(() => page.locator('.tree-node.open .tree-value').allTextContents()).toEqual(['…']);
    await answer.click();
    await page.locator('.xray-verdict.right').waitFor();
    await expect.poll(async () => (await windows()).join(' ')).toContain('α 5');
  });
});

describe('a tree is changed where what is said follows', () => {
  test('and nowhere else', async () => {
    for (const [lesson, part, leaves] of [
      ['minimax', 2, 0],
      ['cut', 5, 0],
      ['minimax', 5, 9],
      ['order', 5, 9],
    ] as const) {
      const { page } = await at(lesson, part);
      await expect.poll(() => page.locator('.tree-node.editable').count()).toBe(leaves);
    }
  });

  test('that both ends of the window cut is said as long as they do', async () => {
    const { page } = await at('window', 6);
    expect(await said(page)).toContain('Both ends of the window have cut.');
    const editor = page.getByRole('group', { name: 'Change the tree' });
    for (const leaf of ['a b a', 'c b a', 'c b b']) {
      const field = editor.getByLabel(`Leaf ${leaf}`, { exact: true });
      await field.fill('1');
      await field.press('Enter');
    }
    await page.locator('.lesson-words', { hasText: /worth 6, .* enough\.$/ }).waitFor();
  });
});

describe('for a projector', () => {
  test('one button leads to large labels and few controls, and back', async () => {
    const person = await at('cut', 2);
    const { page } = person;
    const size = () => page.locator('.lesson-words').evaluate(words => parseFloat(getComputedStyle(words).fontSize));
    const before = await size();
    await person.press('Projector view');
    await page.waitForURL(/projector/);
    await treeIsThere(person);
    await expect.poll(size).toBeGreaterThan(before);
    await expect.poll(() => page.locator('.rail').isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/lesson=cut&part=3&projector/);
    await treeIsThere(person);
    expect(await problems(page)).toEqual([]);
    await person.press('Projector view');
    await page.waitForURL(url => !url.search.includes('projector'));
    await treeIsThere(person);
    await expect.poll(() => page.locator('.rail').isVisible()).toBe(true);
    expect(page.url()).toContain('lesson=cut&part=3');
  });
});

describe('on a phone on its side', () => {
  test('a tree fits again when the phone is turned', async () => {
    const { page } = await at('minimax', 2);
    const isWhole = () =>
      page.locator('.tree-host').evaluate(host => {
        const tree = host.querySelector('.tree')!.getBoundingClientRect();
        return tree.width <= host.clientWidth + 1 && tree.height <= host.clientHeight + 1;
      });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(isWhole).toBe(true);
    }
  });

  test('what is said stands beside the tree, with the buttons in sight', async () => {
    const person = await at('window', 3);
    const { page } = person;
    await page.setViewportSize({ width: 844, height: 390 });
    const box = (name: string) => page.locator(name).evaluate(element => element.getBoundingClientRect().toJSON());
    await expect
      .poll(async () => {
        const [stage, panel, words] = await Promise.all(['.xray-stage', '.lesson-panel', '.lesson-words'].map(box));
        return stage.right <= panel.left + 1 && panel.bottom <= 391 && words.bottom <= 391 && words.top >= 0;
      })
      .toBe(true);
    const next = page.getByRole('button', { name: 'Next' });
    await expect.poll(() => next.evaluate(button => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(390);
    await next.click();
    await page.waitForURL(/lesson=window&part=4/);
  });
});

describe('on a phone, with taps alone', () => {
  test('the lesson on order is solved by exchanging branches', async () => {
    const person = await at('order', 1, { viewport: phone, hasTouch: true, isMobile: true });
    const { page } = person;
    for (let part = 1; part < 5; part += 1) {
      await page.getByRole('button', { name: /^(Next|To the exercise)$/ }).tap();
      await page.waitForURL(new RegExp(`part=${part + 1}`));
      await treeIsThere(person);
    }
    const editor = page.getByRole('group', { name: 'Change the tree' });
    const swap = async (name: string) => {
      const before = await editor
        .locator('input')
        .evaluateAll(inputs => inputs.map(each => (each as HTMLInputElement).value).join());
      await editor.getByRole('button', { name }).tap();
      await page.waitForFunction(
        text =>
          Array.from(document.querySelectorAll<HTMLInputElement>('.tree-editor input'), each => each.value).join() !==
          text,
        before,
      );
    };
    // The best branch, the third one, comes first.
    await swap('Exchange b and c at the root');
    await swap('Exchange a and b at the root');
    expect(await page.locator('.xray-verdict.right').count()).toBe(0);
    // And 2 comes first in the branch that begins with 14.
    await swap('Exchange b and c after c');
    await swap('Exchange a and b after c');
    await page.locator('.xray-verdict.right').waitFor();
    await expect.poll(() => page.locator('.lesson-counter').first().innerText()).toContain('5 of 9');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  });
});

describe('a leaf under a finger', () => {
  test('is dragged up and down, and the search follows', async () => {
    const person = await at('minimax', 5, { viewport: phone, hasTouch: true, isMobile: true });
    const { page } = person;
    expect(await said(page)).toContain('It took 9 leaves and 13 nodes.');
    const leaf = page.locator('.tree-node.leaf.editable', { hasText: '12' });
    await leaf.scrollIntoViewIfNeeded();
    await stillness(page);
    const top = () => page.evaluate(() => scrollY);
    const scrolled = await top();
    const { x, y, width, height } = (await leaf.locator('.tree-shape').boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }],
      });
    const field = page.getByRole('group', { name: 'Change the tree' }).getByLabel('Leaf a b', { exact: true });
    await touch('touchStart');
    // Tens of pixels up and down, one after the other, as fingers go.
    for (const up of [10, 20, 30]) await touch('touchMove', up);
    await expect.poll(() => field.inputValue()).toBe('15');
    for (const up of [0, -50, -110]) await touch('touchMove', up);
    await expect.poll(() => field.inputValue()).toBe('1');
    await touch('touchEnd');
    await page.locator('.tree-node.leaf', { hasText: /^b1$/ }).first().waitFor();
    // The smallest below a is the 1 now, and the best branch another.
    await expect.poll(() => page.locator('.tree-node[data-node="0"] .tree-value').first().textContent()).toBe('2');
    expect(await top()).toBe(scrolled);
  });
});

describe('every try at an exercise has an answer', () => {
  test('also where branches are exchanged to no avail', async () => {
    const { page } = await at('order', 5);
    await page.locator('.tree-editor').waitFor();
    expect(await page.locator('.xray-verdict').count()).toBe(0);
    await page.getByRole('button', { name: 'Exchange a and b at the root' }).click();
    await page.locator('.xray-verdict.wrong', { hasText: 'Not quite. The best branch comes first' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Next lesson' }).count()).toBe(0);
  });
});

/// The exercises behind the drawn trees: at which part each is, its choices, which of them is right, and what is said then.
const laterExercises = [
  ['horizon', 5, ['Every move', 'Captures and the like', 'No move at all'], 1, 'It wants a position in which nothing'],
  [
    'deepening',
    4,
    ['It needs less memory', 'It finds a good order of moves, and there is always an answer', 'It sees more moves'],
    1,
    'A good order saves more than the small depths cost.',
  ],
  [
    'table',
    4,
    ['Always', 'Never', 'If it was found as deep or deeper, and settles the window'],
    2,
    'What was found less deep might be wrong at this depth.',
  ],
  [
    'reductions',
    5,
    ['It is lost: the search has moved on', 'It is searched again at full depth'],
    1,
    'The small depth was only a first look.',
  ],
  [
    'modern',
    5,
    ['Minimax', 'Neither: they answer different questions', 'The full search'],
    1,
    'One goes on where there are captures,',
  ],
] as const;

describe('the exercises of lessons 6 to 10', () => {
  test.each(laterExercises)('%s', async (lesson, part, choices, right, hint) => {
    const person = new Person(await house.tab({ reducedMotion: 'reduce' }), house);
    const { page } = person;
    const offered = page.locator('.lesson-choices button');
    const answer = (choice: string) => page.getByRole('button', { name: choice, exact: true }).click();
    const said = (kind: string) => page.locator(`.xray-verdict.${kind}`);
    for (const wrong of choices.filter((_, place) => place !== right)) {
      await visitLesson(person, lesson, part);
      await expect.poll(() => offered.allInnerTexts()).toEqual(choices);
      expect(await page.locator('.xray-verdict').count()).toBe(0);
      await answer(wrong);
      await said('wrong').getByText('Not quite.').waitFor();
      await expect.poll(() => said('wrong').innerText()).toContain(hint);
      expect(await page.getByRole('button', { name: 'Next lesson' }).count()).toBe(0);
      await expect.poll(() => page.locator('.lesson-progress').textContent()).toBe('0 of 10 done');
    }
    // After a wrong answer the right one is still taken.
    await answer(choices[right]!);
    await said('right').getByText('Right.').waitFor();
    await expect.poll(() => said('right').innerText()).toContain(hint);
    await expect.poll(() => page.locator('.lesson-progress').textContent()).toBe('1 of 10 done');
    // Behind the last lesson there is no other.
    await expect
      .poll(() => page.getByRole('button', { name: 'Next lesson' }).count())
      .toBe(lesson === 'modern' ? 0 : 1);
    await page.reload();
    await treeIsThere(person);
    await expect.poll(() => page.locator('.lesson-progress').textContent()).toBe('1 of 10 done');
  });
});

describe('a tree moves', () => {
  /// What moves an element, and how it looks once that is over.
  const motion = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(async element => {
        const { animationName, display } = getComputedStyle(element);
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        const { opacity, transform } = getComputedStyle(element);
        const { e: x, f: y } = new DOMMatrix(transform);
        return { animationName, display, opacity: Number(opacity), x: Math.round(x), y: Math.round(y) };
      });

  test('a value that is found rises to the node above', async () => {
    const { page } = await at('minimax', 2, { reducedMotion: 'no-preference' });
    const rising = page.locator('.tree-rising');
    await expect.poll(() => rising.locator('text').textContent()).toBe('3');
    const way = await rising.evaluate(element => {
      const place = (node: Element) => new DOMMatrix(getComputedStyle(node).transform);
      const from = place(element.parentElement!);
      const root = document.querySelector('.tree-node[data-node="0"]')!;
      const to = new DOMMatrix(getComputedStyle(root).transform);
      return { x: Math.round(to.e - from.e), y: Math.round(to.f - from.f) };
    });
    expect(way.y).toBeLessThan(0);
    expect(await motion(page, '.tree-rising')).toEqual({
      animationName: 'rise',
      display: 'inline',
      opacity: 0,
      ...way,
    });
  });

  test('a branch that cannot matter falls away', async () => {
    const { page } = await at('cut', 2, { reducedMotion: 'no-preference' });
    await expect.poll(() => page.locator('.tree-node.ghost').count()).toBe(2);
    const fallen = await motion(page, '.tree-node.ghost > *');
    expect(fallen).toMatchObject({ animationName: 'fall', opacity: 0.62, x: 0 });
    expect(fallen.y).toBeGreaterThan(0);
  });

  test('nothing moves for those who want none of it', async () => {
    const { page } = await at('cut', 2);
    await expect.poll(() => page.locator('.tree-node.ghost').count()).toBe(2);
    expect(await motion(page, '.tree-node.ghost > *')).toMatchObject({ animationName: 'none', y: 0 });
    const { page: other } = await at('minimax', 2);
    await other.locator('.tree-rising').waitFor({ state: 'attached' });
    expect(await motion(other, '.tree-rising')).toMatchObject({ animationName: 'none', display: 'none' });
  });
});

describe('every number that is said comes from the search', () => {
  test('trees drawn by hand', async () => {
    const { page } = await at('tree', 4);
    const perft = (depth: number) =>
      Number(/searched: (\d+)/.exec(execFileSync(program, ['perft', String(depth)]).toString())![1]);
    expect(numbersIn(await said(page))).toEqual([4, perft(1), perft(4)]);
    const reader = new Person(page, house);
    const say = async (lesson: string, part: number) => {
      await visitLesson(reader, lesson, part);
      return said(page);
    };
    expect(await say('minimax', 2)).toContain('Min takes the smallest: 3.');
    expect(await say('minimax', 3)).toContain('Below b Min takes 2.');
    expect(await say('minimax', 4)).toContain('Max takes the largest of 3, 2 and 2. The tree is worth 3.');
    expect(await say('minimax', 5)).toContain('It took 9 leaves and 13 nodes.');
    expect(await say('cut', 1)).toContain('Branch a is worth 3:');
    expect(await say('cut', 2)).toContain('found a 2 below b. So b is worth 2 or less, and Max, who has 3,');
    expect(await say('cut', 3)).toContain('still worth 3.');
    expect(await say('cut', 5)).toContain('looked at 7 of 9 leaves');
    expect(await say('window', 2)).toContain('found a 6. More than that it will not give: beta moves down to 6.');
    expect(await say('window', 3)).toContain(
      'A 7 turns up. Max would take it, so Min will not come here: it has the 6.',
    );
    expect(await say('window', 4)).toContain('Branch a is worth 6. From now on alpha is 6,');
    expect(await say('window', 5)).toContain('In b Min has found a 3.');
    expect(await say('window', 6)).toContain('worth 7, and 8 of 14 leaves');
    expect(await say('order', 1)).toContain('8 of 8 leaves');
    expect(await say('order', 2)).toContain('5 of 8.');
    expect(await say('order', 3)).toContain('Fewer than 5 are impossible');
  });

  test('the number line closes where the search cuts', async () => {
    const { page } = await at('window', 3);
    await expect.poll(() => page.locator('.number-line').getAttribute('aria-label')).toBe('α = 7, β = 6');
    await expect.poll(() => page.locator('.number-line.closed').count()).toBe(1);
    const open = await at('window', 2);
    await expect.poll(() => open.page.locator('.number-line').getAttribute('aria-label')).toBe('α = −∞, β = 6');
  });

  test('real positions: as the engine counts them', async () => {
    const material = { Evaluation: 'material' };
    const stage = (improvements: string) => ({ ...material, Improvements: improvements });
    const order = await at('order', 4);
    const textbook = { ...material, Algorithm: 'alphabeta' };
    expect(numbersIn(await said(order.page)).slice(-2)).toEqual([
      engineNodes(italian, 3, textbook),
      engineNodes(italian, 3, { ...textbook, Ordering: 'captures' }),
    ]);
    const table = await at('table', 2);
    expect(numbersIn(await said(table.page))).toEqual([
      engineNodes(blocked, 8, stage('table')),
      engineNodes(blocked, 8, stage('quiescence')),
    ]);
    const reductions = await at('reductions', 2);
    expect(numbersIn(await said(reductions.page))).toEqual([
      engineNodes(italian, 5, { ...stage('reductions'), ...simplified }),
      engineNodes(italian, 5, { ...stage('null-move'), ...simplified }),
    ]);
    expect(numbersIn(await said((await at('table', 1)).page))).toEqual([engineNodes(blocked, 8, stage('quiescence'))]);
    expect(numbersIn(await said((await at('reductions', 1)).page))).toEqual([
      engineNodes(italian, 5, { ...stage('null-move'), ...simplified }),
    ]);
    const deepening = await at('deepening', 2);
    const depths = engineSays(rooks, 5, stage('deepening')).map(({ nodes }) => nodes);
    expect(numbersIn(await said(deepening.page))).toEqual([depths.at(-1), depths.at(-1)! - depths.at(-2)!]);
    // From part to part the comparison is another one.
    await deepening.page.keyboard.press('ArrowRight');
    const atOnce = engineNodes(rooks, 5, { ...textbook, Ordering: 'captures' });
    await expect.poll(async () => numbersIn(await said(deepening.page))).toEqual([5, atOnce]);
    expect(atOnce).toBeGreaterThan(depths.at(-1)!);
    const modern = await at('modern', 1);
    expect(await said(modern.page)).toMatch(/six plies deep: .* With deepening alone it takes [\d,]+ for four\.$/);
    expect(numbersIn(await said(modern.page))).toEqual([
      engineNodes(italian, 6, { Evaluation: 'tuned' }),
      engineNodes(italian, 4, { Evaluation: 'tuned', Improvements: 'deepening' }),
    ]);
    const played = await said((await at('modern', 4)).page);
    const { score, line } = engineSays(italian, 6, { Evaluation: 'tuned' }).at(-1)!;
    expect(valueIn(played)).toBe(score);
    const squares = [.../It plays (.*), with/.exec(played)![1]!.split(' ')].map(move =>
      move.replace(/[+#]$/, '').slice(-2),
    );
    const known = line.map(move => (/^e[18][gc]/.test(move) ? '-O' : move.slice(2, 4)));
    expect(squares).toEqual(known);
  });

  test('the counter says what an idea saves, and in the parts behind it, too', async () => {
    const material = { Evaluation: 'material' };
    const stage = (improvements: string) => ({ ...material, Improvements: improvements });
    const textbook = { ...material, Algorithm: 'alphabeta' };
    const captures = { ...textbook, Ordering: 'captures' };
    const reader = new Person(await house.tab({ reducedMotion: 'reduce' }), house);
    const counter = reader.page.locator('.lesson-counter');
    const words = (count: number) => count.toLocaleString('en');
    for (const [lesson, parts, fen, depth, own, other] of [
      ['order', [4], italian, 3, captures, textbook],
      ['deepening', [3], rooks, 5, stage('deepening'), captures],
      ['table', [2, 3], blocked, 8, stage('table'), stage('quiescence')],
      [
        'reductions',
        [2, 3, 4],
        italian,
        5,
        { ...stage('reductions'), ...simplified },
        { ...stage('null-move'), ...simplified },
      ],
    ] as const) {
      const nodes = engineNodes(fen, depth, own);
      const all = engineNodes(fen, depth, other);
      const wanted = `Nodes of this search: ${words(nodes)} instead of ${words(all)} · saved: ${words(all - nodes)}`;
      for (const part of parts) {
        await visitLesson(reader, lesson, part);
        await expect.poll(() => counter.innerText(), { message: `${lesson} ${part}` }).toBe(wanted);
      }
    }
    // Where there is another depth beside it, or nothing, nothing was saved.
    for (const [lesson, part] of [
      ['horizon', 3],
      ['deepening', 2],
      ['modern', 1],
    ] as const) {
      await visitLesson(reader, lesson, part);
      await expect
        .poll(() => counter.innerText(), { message: `${lesson} ${part}` })
        .toMatch(/^Nodes of this search: [\d,]+$/);
    }
  });

  test('each depth of the seventh lesson is a root, from 1 to 5', async () => {
    const { page } = await at('deepening', 1);
    // Here the dots are what is said.
    await page.locator('.lesson-words', { hasText: '1, 2, 3 …' }).waitFor();
    const roots = page.locator('.tree-node', { hasText: /^Depth \d/ });
    await expect
      .poll(async () => (await roots.allTextContents()).map(text => Number(/^Depth (\d)/.exec(text)![1])))
      .toEqual([1, 2, 3, 4, 5]);
  });

  test('most of what a modern search leaves out is left out by judgment', async () => {
    const person = new Person(await house.tab(), house);
    const { page } = person;
    await visitXray(person, { game: 'chess', text: italian, search: 'search', depth: '6', evaluation: 'tuned' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON' }).click(),
    ]);
    const { columns } = JSON.parse(readFileSync((await download.path())!, 'utf8')) as {
      columns: Record<'ply' | 'move' | 'visit' | 'ending' | 'cut' | 'legal', number[]>;
    };
    const { ply, move, visit, ending, cut, legal } = columns;
    const looked = ply.map(() => new Set<number>());
    const path: number[] = [];
    ply.forEach((at, node) => {
      path.length = at;
      const parent = path.at(-1);
      // Passing is no move.
      if (parent !== undefined && visit[node] !== 5) looked[parent]!.add(move[node]!);
      path.push(node);
    });
    const left = { window: 0, table: 0, judgment: 0 };
    ply.forEach((_, node) => {
      const rest = Math.max(0, legal[node]! - looked[node]!.size);
      const isKnown = ending[node]! >= 1 && ending[node]! <= 3;
      left[isKnown ? 'table' : !ending[node] && cut[node] ? 'window' : 'judgment'] += rest;
    });
    expect(left.window).toBeGreaterThan(1000);
    expect(left.judgment).toBeGreaterThan(left.window + left.table);
  });

  test('what is said to save nodes does', () => {
    const material = { Evaluation: 'material' };
    const stage = (improvements: string) => ({ ...material, Improvements: improvements });
    const textbook = { ...material, Algorithm: 'alphabeta' };
    for (const [fen, depth, after, before] of [
      [italian, 3, { ...textbook, Ordering: 'captures' }, textbook],
      [blocked, 8, stage('table'), stage('quiescence')],
      [italian, 5, { ...stage('reductions'), ...simplified }, { ...stage('null-move'), ...simplified }],
    ] as const)
      expect(engineNodes(fen, depth, after)).toBeLessThan(engineNodes(fen, depth, before));
  });

  test('where a part speaks of a node, the search stands at one of that kind, and not at its end', async () => {
    const reader = new Person(await house.tab(), house);
    const { page } = reader;
    for (const [lesson, part] of [
      ['horizon', 4],
      ['table', 3],
      ['reductions', 3],
      ['reductions', 4],
      ['modern', 2],
      ['modern', 3],
    ] as const) {
      await visitLesson(reader, lesson, part);
      await expect
        .poll(() => page.locator('#xray-step-line').textContent(), { message: `${lesson} ${part}` })
        .toMatch(/: after \S+.*, value /);
    }
  });

  test('the horizon: a pawn is taken, and with a ply more or quiescence it is not', async () => {
    const reader = new Person(await house.tab(), house);
    const value = async (part: number) => {
      await visitLesson(reader, 'horizon', part);
      return valueIn(await said(reader.page));
    };
    const material = { Evaluation: 'material' };
    // The lesson counts as `material` does, in tenths of a pawn; UCI has centipawns.
    const known = (depth: number, options: Record<string, string>) =>
      engineSays(hangingPawn, depth, { ...material, ...options }).at(-1)!.score / 10;
    expect(await value(1)).toBe(known(1, { Algorithm: 'alphabeta' }));
    expect(await value(2)).toBe(known(2, { Algorithm: 'alphabeta' }));
    expect(await value(3)).toBe(known(1, { Improvements: 'quiescence' }));
    expect(known(1, { Algorithm: 'alphabeta' })).toBeGreaterThan(known(1, { Improvements: 'quiescence' }));
    const played = (depth: number, options: Record<string, string>) =>
      engineSays(hangingPawn, depth, { ...material, ...options }).at(-1)!.line[0];
    expect(played(1, { Algorithm: 'alphabeta' })).toBe('e2e5');
    expect(played(2, { Algorithm: 'alphabeta' })).not.toBe('e2e5');
    expect(played(1, { Improvements: 'quiescence' })).not.toBe('e2e5');
  });
});

describe.each(appearances)('axe finds nothing serious, %s, %o', (colorScheme, viewport) => {
  test('in lessons', async () => {
    const person = new Person(await house.tab({ colorScheme, viewport, reducedMotion: 'reduce' }), house);
    for (const [lesson, part] of [
      ['tree', 1],
      ['window', 3],
      ['order', 5],
    ] as const) {
      await visitLesson(person, lesson, part);
      expect(await problems(person.page)).toEqual([]);
    }
  });
});
