import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { problems } from './support/axe';
import { program } from './support/house';
import { Person } from './support/person';
import { treeIsThere } from './scenes/xray';
import { withPerson } from './support/stage';

let person: Person;

withPerson(one => (person = one));

beforeEach(async () => {
  await person.visit('/lab');
  await person.page.getByRole('tab', { name: 'Exhibits' }).click();
});

async function measure(exhibit: string, figure: string, patience?: number): Promise<string> {
  await person.page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: exhibit }).click();
  const row = person.page.locator(`[data-figure="${figure}"]`);
  await row.getByRole('button', { name: 'Measure' }).click();
  return row.getByRole('status').innerText({ timeout: patience });
}

/// The rows of a figure that is a table.
const tableOf = (figure: string): Promise<string[][]> =>
  person.page
    .locator(`[data-figure="${figure}"] tbody tr`)
    .evaluateAll(rows => rows.map(row => Array.from(row.children, cell => (cell as HTMLElement).innerText.trim())));

test('the five tables of wolf and sheep stand there before anything is measured', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Wolf and sheep' }).click();
  const headings = page.locator('.exhibit-figure:has(table.exhibit-table) h3');
  await expect
    .poll(() => headings.allInnerTexts())
    .toEqual([
      'Table 1: minimax, evaluated positions by depth',
      'Table 2: alpha-beta with simple, evaluated positions by depth',
      'Table 3: alpha-beta with fast, evaluated positions by depth',
      'Table 4: alpha-beta with smart, evaluated positions by depth',
      'Table 5: alpha-beta at depth 18, time by evaluation (published: on a laptop)',
    ]);
  const minimax = await tableOf('wolf-sheep/counts-minimax');
  expect(minimax.map(([depth]) => depth)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  expect(minimax.at(-1)).toEqual(['11', '31,504,600', '–']);
  // As deep as the work searched, though its counts are not at hand so far.
  const smart = await tableOf('wolf-sheep/counts-smart');
  expect(smart[9]).toEqual(['11', '135,350', '–']);
  expect(smart[10]).toEqual(['12', '–', '–']);
  expect(smart.at(-1)).toEqual(['18', '–', '–']);
  expect(await tableOf('wolf-sheep/times')).toEqual([
    ['Simple', '2.6 s', '–'],
    ['Fast', '3.7 s', '–'],
    ['Smart', '9.5 s', '–'],
  ]);
  expect(await problems(page)).toEqual([]);
});

test('where the counts agree is said row by row, and where ours stand alone', async () => {
  for (const name of ['simple', 'fast', 'smart']) {
    expect(await measure('Wolf and sheep', `wolf-sheep/counts-${name}`)).toBe(
      'Counts that agree: 10 of 10 (depths 2 to 11); as published ' +
        'At depths 12 to 18 ours stand alone: what the work counted there is not at hand.',
    );
    const rows = await tableOf(`wolf-sheep/counts-${name}`);
    for (const [depth, published, ours] of rows)
      if (Number(depth) <= 11) expect(ours).toBe(`${published} =`);
      else expect([published, /^[\d,]+$/.test(ours!)]).toEqual(['–', true]);
  }
});

/// Runs a command, as somebody does who copies it.
function runText(command: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-exhibit-'));
  return execFileSync('bash', ['-c', `rookery() { "$PROGRAM" "$@"; }; ${command}`], {
    cwd: folder,
    env: { ...process.env, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  }).toString();
}

/// Runs the command beside a figure.
async function run(figure: string, more = ''): Promise<string> {
  const command = await person.page.locator(`[data-figure="${figure}"] .command code`).innerText();
  return runText(`${command} ${more}`);
}

interface Counted {
  depths: { counts: Record<string, { evaluations: number; nodes: number }> }[];
}

const grouped = (counts: number[]) => counts.map(count => count.toLocaleString('en')).join(' · ');

test('buttons and commands give the same counts', async () => {
  for (const name of ['minimax', 'simple', 'fast', 'smart']) {
    const said = await measure('Wolf and sheep', `wolf-sheep/counts-${name}`);
    const { depths } = JSON.parse(await run(`wolf-sheep/counts-${name}`, '--json')) as Counted;
    const counts = depths.map(each => Object.values(each.counts)[0]!.evaluations);
    // As deep as the work searched: minimax would take days for that.
    expect(counts.length).toBe(name === 'minimax' ? 10 : 17);
    expect(said).toContain('Counts that agree: 10 of 10 (depths 2 to 11); as published');
    const rows = await tableOf(`wolf-sheep/counts-${name}`);
    expect(rows.map(([, , ours]) => Number(ours!.replace(/\D/g, '')))).toEqual(counts);
    // The work prints six digits.
    const rounded = rows.filter(([, , ours]) => ours!.endsWith('≈')).map(([depth]) => depth);
    expect(rounded).toEqual(name === 'minimax' ? ['9', '10', '11'] : []);
  }
  const ours = await measure('Chess with captures first', 'captures-first/ordering');
  const { depths } = JSON.parse(await run('captures-first/ordering', '--json')) as Counted;
  const names = ['minimax', 'alphabeta', 'captures-first'];
  expect(ours).toBe(grouped(names.map(name => depths[0]!.counts[name]!.evaluations)));
});

test('button and command play the same games', async () => {
  const rules = await measure('Pawns and kings', 'pawns-kings/rules');
  const plies = [...(await run('pawns-kings/rules')).matchAll(/after (\d+) plies/g)].map(([, count]) => count);
  expect(rules).toContain(`${plies[0]} and ${plies[1]} plies`);
});

test('what takes long is named, and is what its button measures', async () => {
  const { page } = person;
  const commandOf = (figure: string) => page.locator(`[data-figure="${figure}"] .command code`).innerText();
  const exhibit = (name: string) =>
    page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name }).click();
  await exhibit('Chess engine with XBoard');
  await expect.poll(() => commandOf('xboard/ladder')).toContain('--games 4 --nodes 2000 --depth 5');
  await page.getByText('a short ladder: 4 games a rung').waitFor();
  expect(await measure('Chess engine with XBoard', 'xboard/speed')).toMatch(
    /\/s · .* On another machine, with an engine written anew by the same methods\.$/,
  );
  expect(await run('xboard/speed')).toMatch(/\b5,.*\d/);
  await exhibit('Team bughouse');
  expect(await measure('Team bughouse', 'bughouse/depth-3')).toMatch(/\d.* Here our own evaluation values the leaves;/);
  await exhibit('Pawns and kings');
  await expect.poll(() => commandOf('pawns-kings/grid')).toContain('--from 1 --to 6 --games 10');
  await page.getByText('Depths 1 to 6 against each other (10 games each)').waitFor();
  await exhibit('Wolf and sheep');
  await expect.poll(() => commandOf('wolf-sheep/times')).toContain('--budget 10000000000');
});

test('the ladder is climbed by its button, and drawn with Elo and nodes', async () => {
  const { page } = person;
  // Its games take as long as a dozen others do.
  const ours = await measure('Chess engine with XBoard', 'xboard/ladder', 600_000);
  const told = /^\+[-−]?[\d,]+ Elo from the lowest rung to the highest; nodes to depth 5: ([\d,]+) → ([\d,]+)$/.exec(
    ours,
  );
  const [first, last] = told!.slice(1).map(text => Number(text.replace(/,/g, '')));
  expect(first).toBeGreaterThan(last!);
  const row = page.locator('[data-figure="xboard/ladder"]');
  const picture = row.locator('.exhibit-picture img');
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const svg = await page.evaluate(async address => (await fetch(address)).text(), (await picture.getAttribute('src'))!);
  const rungs = [...svg!.matchAll(/([\d.]+k?) nodes a move, depth [\d.]+/g)];
  expect(rungs.length).toBe(10);
  expect(svg!.match(/[+-]\d+ Elo</g)!.length).toBe(10);
  expect(svg!.match(/ nodes to depth 5</g)!.length).toBe(10);
  // Nobody takes many more nodes than it is given.
  for (const [, nodes] of rungs) expect(Number(nodes)).toBeLessThan(2500);
  await row.getByRole('button', { name: 'Save CSV' }).waitFor();
});

test('the grid of depths is played by its button: three tables, and what was played', async () => {
  const { page } = person;
  expect(await measure('Pawns and kings', 'pawns-kings/grid', 600_000)).toBe('360 games');
  const row = page.locator('[data-figure="pawns-kings/grid"]');
  await expect
    .poll(() => row.locator('table caption').allInnerTexts())
    .toEqual(['Points of White, in percent', 'Nodes for a move', 'King distance']);
  await expect.poll(() => row.locator('table').first().locator('tbody td').count()).toBe(36);
  await row.getByRole('button', { name: 'Save CSV' }).waitFor();
  expect(await problems(page)).toEqual([]);
});

test('at depths 10, 11 and 12 the wolf wins in 407, 240 and 135 ways, from 13 to 16 in none', async () => {
  for (const [figure, losses] of [
    ['wolf-sheep/prove-fails', [407, 240, 135]],
    ['wolf-sheep/prove-holds', [0, 0, 0, 0]],
  ] as const) {
    expect(await measure('Wolf and sheep', figure)).toBe(losses.join(' · '));
    // The exit code of the command says that the player loses.
    const lost = [...(await run(figure, '|| true')).matchAll(/drawn, (\d+) lost/g)].map(([, count]) => Number(count));
    expect(lost).toEqual(losses);
  }
});

test('that the sheep never lose with simple at depth 18 is proved by the button and by the command', async () => {
  expect(await measure('Wolf and sheep', 'wolf-sheep/prove-18')).toBe('never beaten, in 2,022 positions as published');
  expect(await run('wolf-sheep/prove-18')).toContain('It never loses.');
  await person.page.getByText('Its times on four machines are not reproduced here').waitFor();
});

test('of nine leaves six are looked at, five at best, and whose numbers they are is said', async () => {
  const { page } = person;
  expect(await measure('Chess with captures first', 'captures-first/nine')).toMatch(/^9 → 6; at best 5/);
  await page.getByText('the numbers at the leaves are ours').waitFor();
  const counted = JSON.parse(await run('captures-first/nine', '--json')) as {
    minimax: { evaluations: number };
    alphabeta: { evaluations: number };
    minimum: number;
  };
  expect([counted.minimax.evaluations, counted.alphabeta.evaluations, counted.minimum]).toEqual([9, 6, 5]);
  await page.getByRole('link', { name: 'Look into it with X-ray' }).click();
  await page.waitForURL(/\/xray\?/);
  await treeIsThere(person);
  await page.getByRole('tab', { name: 'Counts' }).click();
  await page.getByText('no search and no order of moves can do with fewer than 5').waitFor();
});

test('a game of two published evaluations is drawn with both, up to the mate', async () => {
  const { page } = person;
  const ours = await measure('Team bughouse', 'bughouse/game');
  const [, plies, ply] = /^(\d+) plies; the mate is seen from ply (\d+) on, first by /.exec(ours)!;
  expect(Number(ply)).toBeLessThan(Number(plies));
  expect(await run('bughouse/game')).toContain(`after ${plies} plies`);
  const figure = page.locator('[data-figure="bughouse/game"]');
  await expect.poll(() => figure.locator('.overlay-plot figcaption').allInnerTexts()).toEqual(['Evaluation', 'Nodes']);
  await expect.poll(() => figure.locator('.overlay-plot .overlay-curve').count()).toBe(4);
  await figure.getByText(`The mate is seen: ply ${ply}`).waitFor();
  await page.getByText('The sample game that the work prints is not reproduced here').waitFor();
  expect(await problems(page)).toEqual([]);
});

test('another engine is asked about each board for as long as the work asked it', async () => {
  const { page } = person;
  expect(await measure('Team bughouse', 'bughouse/external')).toMatch(/^\d+ leaves in .+, \d+ ms a leaf:/);
  const row = page.locator('[data-figure="bughouse/external"]');
  await expect.poll(() => row.locator('dd').first().innerText()).toBe('10 ms a leaf');
  await expect.poll(() => row.locator('.command code').innerText()).toContain("'movetime 10 stockfish'");
  expect(await run('bughouse/external')).toMatch(/^2,\d+,/m);
});

test.each(['set-pawn', 'set-two-pawns'])('%s is solved, by the button and by the command', async set => {
  const { page } = person;
  const ours = await measure('Pawns and kings', `pawns-kings/${set}`);
  const printed = await run(`pawns-kings/${set}`, '--folder ""');
  const all = /positions +([\d,]+)/.exec(printed)![1];
  const shares = [...printed.matchAll(/for (?:White|Black) +[\d,]+ +([\d.]+%)|drawn +[\d,]+ +([\d.]+%)/g)];
  const [white, black, drawn] = shares.map(([, won, draws]) => won ?? draws);
  expect(ours).toContain(`Of all ${all} positions White wins ${white}, Black ${black}, and ${drawn} are drawn.`);
  const [, plies] = /Win for White in (\d+) plies/.exec(printed) ?? [];
  expect(ours).toContain(plies ? `White wins in ${Math.ceil(Number(plies) / 2)} moves` : 'it is a draw');
  await page.locator(`[data-figure="pawns-kings/${set}"]`).getByRole('link', { name: 'Analyze' }).click();
  await page.waitForURL(/\/analyse\?game=pawns-kings/);
});

test('each exhibit has an address', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Team bughouse' }).click();
  await page.waitForURL(/\/lab\?exhibit=bughouse$/);
  await page.reload();
  await page.getByRole('heading', { name: 'Team bughouse' }).waitFor();
  await page.getByRole('tab', { name: 'Node counts' }).click();
  await page.waitForURL(/\/lab$/);
  await person.visit('/lab?exhibit=pawns-kings');
  await page.getByRole('heading', { name: 'Pawns and kings' }).waitFor();
});

test('the same start by the published rules and by those of chess is drawn on one picture', async () => {
  const { page } = person;
  await measure('Pawns and kings', 'pawns-kings/rules');
  const plots = page.locator('.overlay-plot');
  await expect
    .poll(() => plots.locator('figcaption').allInnerTexts())
    .toEqual(['Evaluation', 'Material', 'Nodes', 'King distance']);
  await expect.poll(() => plots.locator('.overlay-curve').count()).toBe(8);
  for (const curve of ['before', 'after'])
    for (const path of await plots.locator(`.overlay-curve.${curve}`).all())
      await expect.poll(() => path.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/);
  expect(await problems(page)).toEqual([]);
});

test('the rules of pawns and kings are switched one by one', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Pawns and kings' }).click();
  const row = page.locator('[data-figure="pawns-kings/rules"]');
  const command = () => row.locator('.command code').innerText();
  const rules = row.getByRole('group', { name: 'Rules of the second game' });
  await expect.poll(command).toContain('--rules promotion+en-passant+check ');
  for (const rule of ['Promotion', 'En passant', 'Check']) await rules.getByRole('checkbox', { name: rule }).uncheck();
  await expect.poll(command).not.toContain('--rules');
  await rules.getByRole('checkbox', { name: 'Double step' }).uncheck();
  await expect.poll(command).toContain('--rules single-step ');
  await rules.getByLabel('Distance of the kings').selectOption({ label: 'files and ranks' });
  await expect.poll(command).toContain('--rules single-step+manhattan ');
  const ours = await measure('Pawns and kings', 'pawns-kings/rules');
  await row.getByText('With Double step: no, Distance of the kings: files and ranks').waitFor();
  await expect.poll(() => row.locator('.overlay-curve').count()).toBe(2 + 8);
  const plies = [...(await run('pawns-kings/rules')).matchAll(/after (\d+) plies/g)].map(([, count]) => count);
  expect(ours).toContain(`${plies[0]} and ${plies[1]} plies`);
  expect(await problems(page)).toEqual([]);
});

test('the player with captures first can be played against on the page', async () => {
  const { page } = person;
  const list = page.getByRole('navigation', { name: 'Exhibits' });
  await list.getByRole('button', { name: 'Chess with captures first' }).click();
  await page.getByRole('button', { name: 'Play against it' }).click();
  await page.waitForURL(/\/play\//);
  await person.move('e2e4');
  await person.waitForPly(2);
  await person.press('Machine room');
  const room = page.locator('.machine-room .side-room.second');
  await expect.poll(() => room.getByLabel('Algorithm').inputValue()).toBe('alphabeta');
  await expect.poll(() => room.getByLabel('Order of moves').inputValue()).toBe('captures');
  await expect.poll(() => room.getByLabel('Evaluation').inputValue()).toBe('material');
});

test('every square of wolf and sheep is in the color of the winner', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Wolf and sheep' }).click();
  const squares = page.getByRole('region', { name: 'Every square, solved' });
  await squares.getByRole('button', { name: 'Color the squares' }).click();
  const wolf = squares.locator('[data-square="d8"]');
  await wolf.waitFor();
  await expect.poll(() => squares.locator('.solved-square').count()).toBe(28);
  await expect.poll(() => wolf.getAttribute('class')).toContain('first');
  await expect
    .poll(() => squares.getByRole('status').innerText())
    .toBe('Wolf on d8: The sheep win in 22 moves with best play.');
  // The command says the same of the square that is looked at.
  const solved = () =>
    squares
      .locator('.command code')
      .innerText()
      .then(command => runText(`${command} --folder ""`));
  expect(await solved()).toMatch(/8\/S1S1S1S1 b: Win for the sheep in 44 plies/);
  await squares.locator('[data-square="b2"]').click();
  await expect.poll(() => squares.getByRole('status').innerText()).toMatch(/^Wolf on b2: The sheep win in 22 moves /);
  expect(await solved()).toMatch(/1w6\/S1S1S1S1 b: Win for the sheep in 4[34] plies/);
  // A position further on in the game.
  await squares.getByRole('slider').fill('20');
  await squares.getByText('Plies played: 20 of 44').waitFor();
  await page.waitForFunction(() => document.querySelector('.squares')?.getAttribute('aria-busy') === 'false');
  await squares.locator('.solved-square.second').last().click();
  await expect.poll(() => squares.getByRole('status').innerText()).toBe('Wolf on g1: The wolf wins.');
  await squares.locator('.solved-square.second').first().click();
  await expect
    .poll(() => squares.getByRole('status').innerText())
    .toMatch(/: The wolf wins in \d+ moves? with best play\.$/);
  await expect.poll(() => squares.locator('.solved-square').count()).toBe(28);
  expect(await problems(page)).toEqual([]);
});

test('the times of this machine and of the published one become a card', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Wolf and sheep' }).click();
  const card = page.getByRole('region', { name: 'This machine beside that of the publication' });
  await card.getByRole('button', { name: 'Measure all three' }).click();
  await card.getByLabel('Name of this machine').fill('Ours & <yours>');
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: button }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
  };
  const svg = await saved('Save SVG');
  expect(svg.name).toBe('wolf-sheep-times.svg');
  for (const words of ['2.6 s', '3.7 s', '9.5 s', 'times as fast', 'Ours &#38; &#60;yours&#62;'])
    expect(svg.content.toString()).toContain(words);
  const png = await saved('Save PNG');
  expect(png.name).toBe('wolf-sheep-times.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  expect(png.content.readUInt32BE(16)).toBe(1600);
  expect(await problems(page)).toEqual([]);
});

test('the end of a game of pawns and kings says how often the position came', async () => {
  await person.begin({ game: 'Pawns and kings' });
  const there = 'e1d1 e8d8 d1e1 d8e8';
  await person.moves(`${there} ${there}`);
  await expect.poll(() => person.outcome()).toContain('the position came 3 times');
});
