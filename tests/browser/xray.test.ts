import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problems } from './support/axe';
import { appearances, desktop, type House } from './support/house';
import { Person } from './support/person';
import { choose, tab, treeIsThere, visitXray } from './scenes/xray';
import { withHouse } from './support/stage';
import { stillness } from './support/stillness';

const program = process.env['ROOKERY'] ?? fileURLToPath(new URL('../../build/release/rookery', import.meta.url));
const classic = '((3 12 8) (2 4 6) (14 5 2))';
const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';

let house: House;

withHouse(opened => (house = opened));

async function at(query: Record<string, string>, options = {}): Promise<Person> {
  const person = new Person(await house.tab(options), house);
  await visitXray(person, query);
  return person;
}

/// The same when the search is done.
async function atEnd(query: Record<string, string>): Promise<Person> {
  const person = await at(query);
  await person.page.keyboard.press('End');
  return person;
}

const stepLine = (page: Page) => page.locator('#xray-step-line').textContent();
const fact = (page: Page, name: string) => page.locator(`[data-fact="${name}"]`).innerText();
const count = (page: Page, name: string) => page.locator(`[data-count="${name}"]`).innerText();
const numberOf = (text: string) => Number(text.replace(/,/g, ''));
/// The number of the node at the cursor.
const nodeNumber = async (page: Page) => numberOf(/Node ([\d,]+)/.exec((await stepLine(page))!)![1]!);
/// Presses the map of the search, so far from its left edge.
async function pressMap(page: Page, share: number): Promise<void> {
  const map = page.locator('.xray-steps .tree-map');
  const { width, height } = (await map.boundingBox())!;
  await map.click({ position: { x: width * share, y: height - 4 } });
}
const nodeText = (page: Page, node: number) => page.locator(`.tree-node[data-node="${node}"]`).textContent();

interface Row {
  [search: string]: { nodes: number; evaluations: number } | null;
}

/// What `rookery lab nodes` counts for the same.
function labNodes(game: string, fen: string, depth: number, evaluation: string): Row {
  const text = execFileSync(program, [
    ...['lab', 'nodes', '--json', '--game', game, '--depths', `${depth}-${depth}`, '--evaluation', evaluation],
    ...(fen ? ['--fen', fen] : []),
  ]).toString();
  const { counts: searches } = JSON.parse(text).depths[0];
  return searches as Row;
}

describe('the classic tree', () => {
  test('opens at the first step, with a legend, and the first key does something', async () => {
    const { page } = await at({ game: 'tree', text: classic });
    await expect.poll(() => page.locator('.xray-place').innerText()).toBe('1 / 15');
    await expect.poll(() => nodeText(page, 0)).toContain('α −∞  β ∞');
    await expect.poll(() => page.locator('.tree-node.ghost').count()).toBe(0);
    const legend = () => page.getByRole('list', { name: 'Legend' }).innerText();
    for (const words of ['Max to choose: the largest', 'Min to choose', 'a leaf', 'cut off', 'never looked at'])
      await expect.poll(legend).toContain(words);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.xray-place').innerText()).toBe('2 / 15');
  });

  test('changes with its leaves and the order of its branches, at once', async () => {
    const { page } = await atEnd({ game: 'tree', text: classic });
    const editor = page.getByRole('group', { name: 'Change the tree' });
    const ghosts = page.locator('.tree-node.ghost');
    await expect.poll(() => ghosts.count()).toBe(2);
    // With 4 instead of 2 the first leaf of b settles nothing any more.
    await editor.getByLabel('Leaf b a').fill('4');
    await editor.getByLabel('Leaf b a').press('Enter');
    await page.locator('.tree-node', { hasText: 'c6' }).locator('.tree-value', { hasText: '6' }).first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.tree-node.ghost').length !== 2);
    await expect.poll(() => new URL(page.url()).searchParams.get('text')).toBe('((3 12 8) (4 4 6) (14 5 2))');
    await editor.getByRole('button', { name: 'Exchange a and b at the root' }).click();
    await page.waitForURL(/%284\+4\+6%29\+%283\+12\+8%29/);
    // Once the tree is drawn anew, in which 12 is never looked at, that leaf is dragged up by three.
    await page.locator('.tree-node.ghost', { hasText: '12' }).waitFor();
    const leaf = page.locator('.tree-node.leaf', { hasText: '12' }).first();
    await stillness(page);
    const box = (await leaf.locator('.tree-shape').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 30, { steps: 3 });
    await page.mouse.up();
    await page.locator('.tree-node.leaf', { hasText: '15' }).first().waitFor();
  });

  test('has its values, and 4 and 6 are cut off', async () => {
    const { page } = await atEnd({ game: 'tree', text: classic });
    const wanted = ['3', '3', '3', '12', '8', '≤ 2', '2', '≤ 2', '14', '5', '2'];
    for (const [node, value] of wanted.entries()) await expect.poll(() => nodeText(page, node)).toContain(value);
    const ghosts = page.locator('.tree-node.ghost');
    await expect.poll(() => ghosts.allTextContents()).toEqual(['b4', 'c6']);
    await expect.poll(() => page.locator('.tree-node .tree-cut').count()).toBe(1);
    await expect.poll(() => page.locator('.tree-node.best').count()).toBe(3);
  });

  test('under minimax is looked at whole', async () => {
    const person = await at({ game: 'tree', text: classic });
    await choose(person, 'Algorithm', 'Minimax');
    await person.page.locator('.tree-node[data-node="12"]').waitFor();
    await expect.poll(() => person.page.locator('.tree-node.ghost').count()).toBe(0);
    await tab(person, 'Counts');
    await expect.poll(() => count(person.page, 'nodes')).toBe('13');
    await expect.poll(() => count(person.page, 'evaluations')).toBe('9');
  });

  test('saves 2 of 13 nodes, and 5 leaves are the least possible', async () => {
    const person = await at({ game: 'tree', text: classic });
    await tab(person, 'Counts');
    // What minimax counts follows the tree.
    const words = async () => (await person.page.locator('.xray-saved').innerText()).replace(/\s+/g, ' ');
    await expect.poll(words).toContain('Saved 2 of 13 nodes');
    await expect.poll(words).toContain('Minimax 9 This search 7 Least possible 5');
    const rows = async () =>
      (await person.page.locator('.xray-table tbody tr').allInnerTexts()).map(row => row.split(/\s+/).map(Number));
    await expect.poll(rows).toEqual([
      [0, 1, 0, 0, 0],
      [1, 3, 0, 1, 0],
      [2, 7, 7, 0, 2],
    ]);
  });

  test('is stepped through in the true order, with the keyboard alone', async () => {
    const { page } = await at({ game: 'tree', text: classic });
    await page.keyboard.press('Home');
    await expect.poll(() => stepLine(page)).toBe('Node 1 of 11: at the root, window α = −∞, β = ∞');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepLine(page)).toBe('Node 3 of 11: after a a, window α = −∞, β = ∞, value 3, leaf');
    await expect.poll(() => nodeText(page, 1)).toContain('3 …');
    await page.keyboard.press('c');
    await expect
      .poll(() => stepLine(page))
      .toBe('Node 7 of 11: after b a, window α = 3, β = ∞, value 2, cuts off 2 moves');
    await expect.poll(() => page.locator('.xray-sentence').innerText()).toContain('α = 3 ≥ 2');
    await expect.poll(() => page.locator('.tree-node.ghost').count()).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stepLine(page)).toBe('Node 6 of 11: after b, window α = 3, β = ∞');
    await expect.poll(() => page.locator('.tree-node.ghost').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => stepLine(page)).toContain('Node 6 of 11: after b, window α = 3, β = ∞, value ≤ 2');
    await expect.poll(() => fact(page, 'cut')).toContain('2 of 3 moves: b, c');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => stepLine(page)).toContain('Node 1 of 11');
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('.xray-sentence').innerText()).toContain('The search is done.');
    await page.keyboard.press('Enter');
    await page.locator('.tree-node[data-node="0"] .tree-shadow').waitFor();
    await expect.poll(() => page.locator('.tree-node').count()).toBe(1);
  });

  test('runs and pauses', async () => {
    const { page } = await at({ game: 'tree', text: classic });
    // Slowly, so that it can be seen to run; then it may hurry.
    await page.getByLabel('Speed').fill('0');
    await page.locator('.tree-host').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByLabel('Speed').fill('5');
    await page.getByRole('button', { name: 'Run' }).waitFor();
    await expect.poll(() => page.locator('.xray-place').innerText()).toBe('15 / 15');
  });

  test('asks what comes next, and keeps the score', async () => {
    const person = await at({ game: 'tree', text: classic });
    const { page } = person;
    await tab(person, 'Exercise');
    await person.press('Predict the cutoff');
    // Whether the rest is cut off after each leaf and branch, and the value of each node, in the order of the search.
    const answers = ['no', 'no', 3, 'no', 'yes', 2, 'yes', 'no', 'no', 2, 3] as const;
    for (const [place, answer] of answers.entries()) {
      await expect.poll(() => page.locator('.xray-score').innerText()).toContain(`Question ${place + 1} of 11`);
      if (typeof answer === 'number') {
        await page.getByLabel('Value', { exact: true }).fill(String(answer));
        await page.keyboard.press('Enter');
      } else {
        await person.press(answer === 'yes' ? 'They are cut off' : 'The search goes on');
      }
      // One of them is wrong: Max, with 3 already, does not stop at a branch that is worth less.
      const isRight = place !== 6;
      await expect.poll(() => page.locator('.xray-verdict').innerText()).toContain(isRight ? 'Right.' : 'Not quite.');
      await person.press('Next');
    }
    await expect.poll(() => page.locator('.xray-exercise').innerText()).toContain('10 of 11 right');
  });

  test('is saved as a picture and as numbers', async () => {
    const { page } = await at({ game: 'tree', text: classic });
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return { name: download.suggestedFilename(), text: readFileSync((await download.path())!, 'utf8') };
    };
    const picture = await saved('SVG');
    expect(picture.name).toBe('tree-alphabeta-2.svg');
    // Elsewhere than on the page, whose policy forbids the picture its own styles.
    const viewer = await page.context().newPage();
    const isDrawing = await viewer.evaluate(text => {
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return { name: documentElement.tagName, groups: documentElement.querySelectorAll('g').length };
    }, picture.text);
    expect(isDrawing).toEqual({ name: 'svg', groups: 13 });
    const numbers = JSON.parse((await saved('JSON')).text);
    expect(numbers.format).toBe('rookery search tree');
    expect(numbers.columns.value).toEqual([3, 3, 3, 12, 8, 2, 2, 2, 14, 5, 2]);
  });
});

describe('trees of one’s own', () => {
  test('are typed, shared by the address, and refused with a sentence', async () => {
    const person = await at({ game: 'tree', text: classic });
    const { page } = person;
    const field = page.getByLabel('Tree (numbers are leaves)');
    await field.fill('((1 2) (3');
    await field.press('Enter');
    await expect
      .poll(() => page.locator('.xray-problem').innerText())
      .toBe('A bracket is not closed at the end of the tree.');
    await field.fill('(-4 (-1 -9))');
    await field.press('Enter');
    await page.locator('.xray-problem').waitFor({ state: 'detached' });
    await page.locator('.tree-node', { hasText: '−9' }).first().waitFor();
    const other = new Person(await house.tab(), house);
    await other.page.goto(page.url());
    await treeIsThere(other);
    await other.page.keyboard.press('End');
    await expect.poll(() => nodeText(other.page, 0)).toContain('−4');
    await choose(person, 'Algorithm', 'Minimax');
    await other.page.goto(page.url());
    await treeIsThere(other);
    await expect.poll(() => other.page.getByLabel('Algorithm').inputValue()).toBe('minimax');
  });

  test.each([
    'Best move first',
    'Worst order',
    'Three plies',
    'Deep cutoff',
    'Below zero',
    'Min begins',
    'Uneven branches',
  ])('lesson: %s', async lesson => {
    const person = await at({ game: 'tree', text: classic });
    await choose(person, 'Lesson', lesson);
    await person.page.locator('.xray-lesson').waitFor();
    await person.page.keyboard.press('End');
    await expect
      .poll(async () => (await person.page.locator('.tree-node.ghost').count()) > 0)
      .toBe(lesson !== 'Worst order');
  });
});

describe('real positions', () => {
  test.each([
    ['chess', italian, 3, 'material'],
    ['wolf-sheep', '8/4w3/8/8/8/8/8/S1S1S1S1 w', 6, 'smart'],
    ['bughouse', '', 2, 'material'],
  ])('%s: all counts are those of rookery lab nodes', async (game, text, depth, evaluation) => {
    const person = await at({ game, ...(text ? { text } : {}) });
    const { page } = person;
    const capital = evaluation.charAt(0).toUpperCase() + evaluation.slice(1);
    await choose(person, 'Evaluation', capital);
    await choose(person, 'Depth', String(depth));
    const known = labNodes(game, text, depth, evaluation);
    await tab(person, 'Compare');
    await person.press('Compare');
    const rows = page.locator('.xray-compared');
    await page.locator('.xray-compared[data-search="search"] .tree-map').waitFor();
    await expect.poll(() => rows.count()).toBe(Object.keys(known).length);
    for (const [search, counted] of Object.entries(known)) {
      const row = page.locator(`.xray-compared[data-search="${search}"]`);
      const said = async () => {
        const [, nodes, evaluations] = /([\d,]+) nodes, ([\d,]+) leaves valued/.exec(await row.innerText())!;
        return { nodes: numberOf(nodes!), evaluations: numberOf(evaluations!) };
      };
      await expect.poll(said).toEqual({ nodes: counted!.nodes, evaluations: counted!.evaluations });
      await row.getByRole('button', { name: 'Show' }).click();
      await tab(person, 'Counts');
      await expect.poll(async () => numberOf(await count(page, 'nodes'))).toBe(counted!.nodes);
      await expect.poll(async () => numberOf(await count(page, 'evaluations'))).toBe(counted!.evaluations);
      if (search !== 'search') {
        // Every step of the way is there, too.
        const perPly = () => page.locator('.xray-table tbody td:nth-child(2)').allInnerTexts();
        await expect
          .poll(async () => (await perPly()).map(numberOf).reduce((sum, nodes) => sum + nodes))
          .toBe(counted!.nodes);
      }
      await tab(person, 'Compare');
    }
  });

  test('every game can be looked into, on boards of every size', async () => {
    const person = await at({ game: 'chess', depth: '2' });
    const { page } = person;
    const games = await page.locator('.xray-setup').getByLabel('Game').locator('option').allTextContents();
    expect(games.length).toBeGreaterThan(12);
    for (const game of games.slice(1)) {
      await choose(person, 'Game', game);
      await page.locator('.xray-boards').waitFor();
      await expect.poll(() => page.locator('.xray-problem').count()).toBe(0);
    }
    for (const [game, text, boards] of [
      ['wolf-sheep', '5w6/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b', 1],
      ['bughouse', Array(4).fill('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1').join(' | '), 4],
    ] as const) {
      await visitXray(person, { game, text, depth: '1' });
      await page.locator('.xray-boards').waitFor();
      await expect.poll(() => page.locator('.xray-boards .mini-board').count()).toBe(boards);
    }
  });

  test('the small board follows the cursor', async () => {
    const { page } = await at({ game: 'chess', text: italian });
    await page.locator('.xray-boards .mini-board').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.locator('.xray-boards', { hasText: 'Black to move' }).waitFor();
    await page.keyboard.press('c');
    await expect
      .poll(() => page.locator('.xray-sentence').innerText())
      .toMatch(/Cut off: White can reach at least .* Black can hold/);
  });

  test('a node is pressed, unfolded and folded up; the map is pressed, too', async () => {
    const { page } = await at({ game: 'chess', text: italian });
    const second = page.locator('.tree-node[data-node="1"]');
    await second.click();
    await expect.poll(() => stepLine(page)).toContain('Node 2 of');
    await page.getByRole('button', { name: 'Unfold', exact: true }).click();
    await page.locator('.tree-node[data-node="2"]').waitFor();
    await page.getByRole('button', { name: 'Fold', exact: true }).click();
    await page.locator('.tree-node[data-node="2"]').waitFor({ state: 'detached' });
    await pressMap(page, 0.7);
    await expect.poll(() => nodeNumber(page)).toBeGreaterThan(1000);
  });

  test('what is too deep is shown less deep, and says so; hundreds of thousands of nodes are walked through', async () => {
    const person = await at({ game: 'chess' });
    const { page } = person;
    await choose(person, 'Evaluation', 'Material');
    await choose(person, 'Algorithm', 'Minimax');
    await choose(person, 'Depth', '5');
    await tab(person, 'Counts');
    await page.locator('.xray-limit', { hasText: 'Depth 5 has more than 300,000 nodes' }).waitFor();
    await expect.poll(() => count(page, 'nodes')).toBe('206,604');
    await page.keyboard.press('Home');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepLine(page)).toContain('of 206,604');
    await pressMap(page, 0.5);
    await expect.poll(() => nodeNumber(page)).toBeGreaterThan(50000);
    // Only what is in sight is drawn.
    await expect.poll(() => page.locator('.tree-node').count()).toBeLessThan(400);
  });

  test('is an exercise, too', async () => {
    const person = await at({ game: 'chess', text: italian });
    await tab(person, 'Exercise');
    await person.press('Predict the cutoff');
    await expect.poll(() => person.page.locator('.xray-score').innerText()).toContain('Question 1 of 12');
    await person.press('They are cut off');
    await person.page.locator('.xray-verdict').waitFor();
    await person.press('Next');
    await expect
      .poll(() => person.page.locator('.xray-score').innerText())
      .toMatch(/Question 2 of 12 · [01] of 1 right/);
  });

  test('the full search shows its depths, second looks and quiet ends', async () => {
    const person = await at({ game: 'chess', text: italian });
    const { page } = person;
    await choose(person, 'Algorithm', 'Full search');
    await choose(person, 'Depth', '5');
    await page.locator('.tree-node', { hasText: 'depth 5' }).first().waitFor();
    await page.locator('.tree-node', { hasText: 'depth 1' }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.xray-place').innerText()).toMatch(/^1 \//);
    // So many steps would take their time one by one.
    const all = await page.evaluate(async () => {
      const said = new Set<string>();
      for (let step = 0; step < 150; step += 1) {
        said.add(document.querySelector<HTMLElement>('.xray-sentence')!.innerText);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        await new Promise(done => setTimeout(done, 0));
      }
      return [...said].join('\n');
    });
    expect(all).toContain('The search begins anew');
    expect(all).toContain('empty window');
    // And why nodes ended before their moves.
    await tab(person, 'Counts');
    const endings = page.locator('.xray-endings');
    for (const ending of ['table', 'stand-pat', 'futility'])
      await expect.poll(() => endings.locator(`[data-ending="${ending}"]`).count()).toBe(1);
  });

  test('wolf and sheep: the wolf may maximize, and nothing is silently missing', async () => {
    const person = await at({
      game: 'wolf-sheep',
      text: '8/4w3/8/8/8/8/8/S1S1S1S1 w',
      evaluation: 'simple',
      depth: '3',
    });
    const { page } = person;
    const order = page.locator('.xray-setup').getByLabel('Order of moves');
    await expect.poll(() => order.locator('option').allTextContents()).toEqual(['As generated (no captures)']);
    await page.keyboard.press('End');
    const value = () => page.locator('[data-fact="value"]').innerText();
    const forSheep = await value();
    await expect.poll(() => page.locator('.xray-legend').innerText()).toContain('The sheep to choose: the largest');
    await choose(person, 'Maximizes', 'Wolf');
    await page.locator('.xray-legend', { hasText: 'The wolf to choose: the largest' }).waitFor();
    const sign = (text: string) => Number(text.replace('−', '-'));
    await expect.poll(async () => sign(await value())).toBe(-sign(forSheep));
    await expect.poll(() => new URL(page.url()).searchParams.get('max')).toBe('second');
    await page.reload();
    await treeIsThere(person);
    await page.locator('.xray-legend', { hasText: 'The wolf to choose: the largest' }).waitFor();
  });

  test('a race: every algorithm on one clock', async () => {
    const person = await at({ game: 'chess', text: italian, depth: '3', evaluation: 'material' });
    const { page } = person;
    await tab(person, 'Race');
    await person.press('Start the race');
    for (const search of ['minimax', 'alphabeta', 'captures-first', 'search'])
      await page.locator(`.race-lane.arrived[data-search="${search}"]`).waitFor();
    const known = labNodes('chess', italian, 3, 'material');
    for (const [search, counted] of Object.entries(known)) {
      const words = () => page.locator(`.race-lane[data-search="${search}"] .race-nodes`).innerText();
      await expect.poll(async () => numberOf(/([\d,]+) nodes/.exec(await words())![1]!)).toBe(counted!.nodes);
    }
  });

  test('why the computer played its move: its tree, at the branch that decided', async () => {
    const person = new Person(await house.tab(), house);
    await person.begin({ game: 'Chess', seat: 'White', depth: 3 });
    await person.drag('e2', 'e4');
    await person.press('Why that move?');
    await person.page.waitForURL(/\/xray\?game=chess/);
    await treeIsThere(person);
    const query = new URL(person.page.url()).searchParams;
    expect(query.get('text')).toContain(' b ');
    // The node at the cursor is the move that was played.
    await expect.poll(() => stepLine(person.page)).toMatch(/after \S+, window/);
  });

  /// Asks for the computer's move, and waits for its tree: what the address asks for, and the move that was played.
  async function whyThatMove(person: Person): Promise<{ query: URLSearchParams; move: string }> {
    const move = (await person.notations()).at(-1)!.trim();
    await person.page.getByRole('button', { name: 'Why that move?' }).first().click();
    await person.page.waitForURL(/\/xray\?game=/);
    const query = new URL(person.page.url()).searchParams;
    await treeIsThere(person);
    return { query, move };
  }

  /// At the end of the search it prefers the move that was played.
  async function prefers({ page }: Person, move: string): Promise<void> {
    await page.keyboard.press('End');
    const best = page.locator('.tree-node.best');
    await expect.poll(async () => (await best.allTextContents()).some(text => text.startsWith(move))).toBe(true);
  }

  test('why the player with captures first played its move: from the exhibit to its own search', async () => {
    const person = new Person(await house.tab(), house);
    const { page } = person;
    await person.visit('/lab?exhibit=captures-first');
    await page.getByRole('button', { name: 'Play against it' }).click();
    await page.waitForURL(/\/play\//);
    await person.move('e2e4');
    await person.waitForPly(2);
    const { query, move } = await whyThatMove(person);
    expect([query.get('search'), query.get('depth'), query.get('evaluation')]).toEqual([
      'captures-first',
      '4',
      'material',
    ]);
    const setup = page.locator('.xray-setup');
    await expect.poll(() => setup.getByLabel('Order of moves').inputValue()).toBe('captures');
    await expect.poll(() => page.locator('.xray-whose').count()).toBe(0);
    await expect.poll(() => stepLine(page)).toContain(`after ${move}, `);
    await prefers(person, move);
  });

  test('a player by time is shown as deep as it came in that time', async () => {
    const person = new Person(await house.tab(), house);
    const { page } = person;
    await person.begin({ game: 'Chess', seat: 'White', depth: 1, position: '4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1' });
    await person.press('Machine room');
    const room = page.locator('.machine-room .side-room.second');
    await room.getByLabel('Algorithm').selectOption({ label: 'Alpha-beta' });
    await room.getByRole('radio', { name: 'Time', exact: true }).check();
    await expect.poll(() => room.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/per move/);
    await room.getByRole('slider').fill('0');
    await expect.poll(() => room.getByRole('slider').getAttribute('aria-valuetext')).toBe('50 ms per move');
    await person.move('e2e4');
    await person.waitForPly(2);
    const { query, move } = await whyThatMove(person);
    expect(query.get('search')).toBe('alphabeta');
    // Nobody can know beforehand how deep that is; but its own search of that depth prefers the same move.
    expect(Number(query.get('depth'))).toBeGreaterThanOrEqual(1);
    await expect.poll(() => page.locator('.xray-whose').count()).toBe(0);
    await prefers(person, move);
  });

  test('a player that tries drops in the first plies alone: it is said that the search shown tries them everywhere', async () => {
    const person = new Person(await house.tab(), house);
    const { page } = person;
    await person.begin({
      game: 'Crazyhouse',
      seat: 'White',
      depth: 3,
      options: { Drops: 'in the first ply of the search' },
    });
    await person.move('e2e4');
    await person.waitForPly(2);
    const { query } = await whyThatMove(person);
    expect(query.get('by')).toBe('drops');
    await page.locator('.xray-whose', { hasText: 'tries drops in the first plies of its search alone' }).waitFor();
  });

  test('whose search it is that is shown: not that of an opponent who overlooks things', async () => {
    const person = new Person(await house.tab(), house);
    await person.begin({ game: 'Chess', seat: 'White', position: '4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1' });
    await person.drag('e2', 'e4');
    await person.press('Why that move?');
    await person.page.waitForURL(/\/xray\?game=chess/);
    await treeIsThere(person);
    const note = person.page.locator('.xray-whose');
    await expect.poll(() => note.innerText()).toMatch(/^Robin overlooks things/);
    // Another search is nobody's but ours.
    await choose(person, 'Depth', '2');
    await note.waitFor({ state: 'detached' });
  });

  test('of many requests the last one counts', async () => {
    const person = await at({ game: 'chess', search: 'minimax', evaluation: 'material', depth: '2' });
    const { page } = person;
    const depth = page.locator('.xray-setup').getByLabel('Depth');
    for (const wanted of ['5', '4', '5', '3', '4', '5', '2', '3']) await depth.selectOption(wanted);
    await page.locator('.xray-title', { hasText: '9,323 nodes · depth 3' }).waitFor();
    await expect.poll(() => page.locator('.xray-problem').count()).toBe(0);
  });

  test('a broken position is refused with a sentence, and the next one works', async () => {
    const person = await at({ game: 'chess' });
    const field = person.page.getByLabel('Position (FEN)');
    await field.fill('8/8/8 w');
    await field.press('Enter');
    await person.page.locator('.xray-problem').waitFor();
    await field.fill(italian);
    await field.press('Enter');
    await person.page.locator('.xray-problem').waitFor({ state: 'detached' });
    await treeIsThere(person);
  });

  test('comes from a game that is over', async () => {
    const person = new Person(await house.tab(), house);
    await person.begin({ game: 'Chess' });
    await person.moves('f2f3 e7e5 g2g4 d8h4');
    await person.press('X-ray this position');
    await person.page.waitForURL(/\/xray\?game=chess/);
    await treeIsThere(person);
    // Black to move, before the mate.
    expect(new URL(person.page.url()).searchParams.get('text')).toContain(' b ');
    await person.page.locator('.xray-boards', { hasText: 'Black to move' }).waitFor();
    await person.page.keyboard.press('End');
    await expect
      .poll(() => person.page.locator('.tree-node', { hasText: 'Qh4#' }).first().textContent())
      .toContain('−#1');
  });
});

describe.each(appearances)('axe finds nothing serious, %s, %o', (colorScheme, viewport) => {
  test('on any part of X-ray', async () => {
    const person = await at({ game: 'chess', text: italian }, { colorScheme, viewport });
    const { page } = person;
    for (const name of ['Node', 'Counts', 'Compare', 'Race', 'Exercise']) {
      await tab(person, name);
      expect(await problems(page)).toEqual([]);
    }
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return { right: scrollWidth - clientWidth, bottom: scrollHeight - clientHeight };
      });
    await expect.poll(overflow).toMatchObject(viewport === desktop ? { right: 0, bottom: 0 } : { right: 0 });
  });
});
