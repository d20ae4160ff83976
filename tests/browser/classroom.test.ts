import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problems } from './support/axe';
import { phone, type House } from './support/house';
import { Person } from './support/person';
import { fillExercise } from './scenes/xray';
import { frames } from './support/stillness';
import { withHouse } from './support/stage';

let house: House;

withHouse(opened => (house = opened), ['--listen', '0.0.0.0']);

async function teacherAt(): Promise<Person> {
  const teacher = new Person(await house.tab(), house);
  await teacher.visit('/class?teach');
  await fillExercise(teacher);
  return teacher;
}

async function studentAt(name: string, options = {}): Promise<Page> {
  const student = new Person(await house.tab(options), house);
  const { page } = student;
  await student.visit('/class');
  await page.getByLabel('Your name').fill(name);
  await student.press('Join');
  await page.getByRole('heading', { name: 'Minimax by hand' }).waitFor();
  return page;
}

const question = (page: Page, number: number) => page.locator('.class-question').nth(number - 1);

async function answerNumber(page: Page, number: number, text: string): Promise<void> {
  await question(page, number).getByRole('textbox').fill(text);
  await question(page, number).getByRole('button', { name: 'Answer' }).click();
  await question(page, number).getByText(`Your answer: ${text}`).waitFor();
}

test('a teacher collects the answers of a class, sees them as they come, and saves them', async () => {
  const teacher = await teacherAt();
  const { page } = teacher;
  await teacher.press('Collect answers here');
  await expect
    .poll(() => page.locator('.invite-address').innerText())
    .toMatch(/^http:\/\/[0-9.]+:\d+\/class\?code=[a-z0-9]{10}$/);
  expect(await problems(page)).toEqual([]);

  const anna = await studentAt('Anna', { viewport: phone });
  await page.getByText('1 student', { exact: true }).waitFor();
  // The tree is as on paper: its leaves are there, and nothing above them is given away.
  const values = anna.locator('.tree-node:not(.leaf) .tree-value');
  await anna.locator('.tree-node.leaf .tree-value').first().waitFor();
  expect((await values.allInnerTexts()).filter(text => /\d/.test(text))).toEqual([]);
  await anna.locator('.tree-node').first().click();
  await frames(anna);
  expect((await values.allInnerTexts()).filter(text => /\d/.test(text))).toEqual([]);
  expect(await problems(anna)).toEqual([]);

  await answerNumber(anna, 1, '4');
  await page.getByRole('cell', { name: /^4/ }).waitFor();
  await answerNumber(anna, 1, '3');
  await question(anna, 2).getByRole('button', { name: 'b' }).click();
  const row = page.getByRole('row', { name: /Anna/ });
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['3', 'b', '1']);

  const ben = await studentAt('Ben');
  await answerNumber(ben, 1, '5');
  await page.getByText('2 students', { exact: true }).waitFor();
  const other = page.getByRole('row', { name: /Ben/ });
  await expect.poll(() => other.getByRole('cell').allInnerTexts()).toEqual(['5', '…', '0']);
  // A reload finds the same student again.
  await anna.reload();
  await question(anna, 1).getByText('Your answer: 3').waitFor();
  await page.getByText('2 students', { exact: true }).waitFor();

  const [download] = await Promise.all([page.waitForEvent('download'), teacher.press('CSV')]);
  const csv = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(csv[0]).toBe('name,answer 1,right 1,answer 2,right 2,right,last change');
  expect(csv[1]).toMatch(/^Anna,3,1,b,0,1,\d{4}-/);
  expect(csv[2]).toMatch(/^Ben,5,0,,,0,/);

  await teacher.press('Stop and show the answers');
  await question(anna, 1).getByText('Right.').waitFor();
  await question(anna, 2).getByText('The answer is a.').waitFor();
  await question(ben, 1).getByText('The answer is 3.').waitFor();
  await expect.poll(() => question(ben, 1).getByRole('button', { name: 'Answer' }).isDisabled()).toBe(true);
  expect(await problems(anna)).toEqual([]);

  await teacher.press('End');
  await ben.getByText('There is no exercise at the moment.').waitFor();
});

test('an exercise may be a position: students see the board, and answer with a move', async () => {
  const teacher = new Person(await house.tab(), house);
  const { page } = teacher;
  await teacher.visit('/class?teach');
  await page.getByLabel('Title').fill('Mate in one');
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Chess' });
  await page.getByLabel('Position (FEN)').fill('not a position');
  const problem = page.locator('.class-stage [role="alert"]');
  await problem.waitFor();
  await page.getByLabel('Position (FEN)').fill('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
  await expect.poll(() => problem.count()).toBe(0);
  const asked = page.getByRole('group', { name: 'Question 1' });
  await asked.getByLabel('Question', { exact: true }).fill('Which move wins at once?');
  await asked.getByLabel('Kind of answer').selectOption({ label: 'A word or a move' });
  await asked.getByLabel('Right answer').fill('Ra8# | a1a8');
  await teacher.press('Collect answers here');
  await page.locator('.class-table').waitFor();

  const student = new Person(await house.tab({ viewport: phone }), house);
  await student.visit('/class');
  await student.page.getByLabel('Your name').fill('Anna');
  await student.press('Join');
  await student.page.getByRole('heading', { name: 'Mate in one' }).waitFor();
  const board = student.page.locator('.class-boards');
  await board.getByText('White to move').waitFor();
  await expect.poll(() => board.locator('.mini-board .piece').count()).toBe(6);
  // A position is looked at: nothing is given away below it.
  expect(await student.page.locator('.tree-node').count()).toBe(0);
  expect(await problems(student.page)).toEqual([]);
  await answerNumber(student.page, 1, 'ra8');
  const row = page.getByRole('row', { name: /Anna/ });
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['ra8', '1']);
  await answerNumber(student.page, 1, 'Kf1');
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['Kf1', '0']);
  await teacher.press('Stop and show the answers');
  await question(student.page, 1).getByText('The answer is Ra8#').waitFor();
  await teacher.press('End');
  await student.page.getByText('There is no exercise at the moment.').waitFor();
});

test('one button shows the answers large for everybody, and leads back', async () => {
  const teacher = await teacherAt();
  const { page } = teacher;
  await teacher.press('Collect answers here');
  const anna = await studentAt('Anna');
  await answerNumber(anna, 1, '3');
  const size = () => page.locator('.class-table').evaluate(table => parseFloat(getComputedStyle(table).fontSize));
  await page.getByRole('row', { name: /Anna/ }).waitFor();
  const before = await size();
  await teacher.press('Projector view');
  await page.waitForURL(/\/class\?teach=?&projector/);
  // It is the same class, with the same answers.
  const row = page.getByRole('row', { name: /Anna/ });
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['3', '…', '1']);
  await expect.poll(size).toBeGreaterThan(before);
  await expect.poll(() => page.locator('.rail').isVisible()).toBe(false);
  expect(await problems(page)).toEqual([]);
  await teacher.press('Projector view');
  await page.waitForURL(url => !url.search.includes('projector'));
  await row.waitFor();
  await expect.poll(size).toBe(before);
  await expect.poll(() => page.locator('.rail').isVisible()).toBe(true);
  await teacher.press('End');
  await page.getByLabel('Title').waitFor();
});

test('an exercise goes to a student as a link or as a file, with its answers out of sight', async () => {
  const teacher = await teacherAt();
  const { page } = teacher;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await teacher.press('Copy the link');
  await page.getByText('The answers are not in it.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const carried = Buffer.from(link.split('#exercise=')[1]!, 'base64url').toString();
  expect(carried).toContain('What is the root worth?');
  expect(carried).not.toContain('answers');

  const student = new Person(await house.tab(), house);
  await student.visit(link.slice(house.address.length));
  await question(student.page, 1).getByRole('textbox').fill('4');
  await student.page.keyboard.press('Enter');
  await question(student.page, 1).getByText('Not quite.').waitFor();
  await question(student.page, 1).getByRole('textbox').fill('3');
  await student.page.keyboard.press('Enter');
  await question(student.page, 1).getByText('Right.').waitFor();
  await student.page.getByText('1 of 2 right').waitFor();
  expect(await problems(student.page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), teacher.press('Save for students')]);
  const file = await download.path();
  const other = new Person(await house.tab(), house);
  await other.visit('/class');
  await other.page.locator('input[type="file"]').setInputFiles(file);
  await question(other.page, 2).getByRole('button', { name: 'a' }).click();
  await question(other.page, 2).getByText('Right.').waitFor();

  // What is no exercise is said to be none.
  const wrong = join(mkdtempSync(join(tmpdir(), 'rookery-class-')), 'none.json');
  writeFileSync(wrong, '{"rookery":"game"}');
  const third = new Person(await house.tab(), house);
  await third.visit('/class');
  await third.page.locator('input[type="file"]').setInputFiles(wrong);
  await third.page.getByText('There is no exercise in this file.').waitFor();
});

test('inside another page X-ray can look and nothing else', async () => {
  const person = new Person(await house.tab(), house);
  const { page } = person;
  const said: string[] = [];
  page.on('websocket', socket => said.push(new URL(socket.url()).search));
  await person.visit('/xray?embed&game=tree&text=(1%202)');
  await page.locator('.tree-node').first().waitFor();
  await expect.poll(() => said).toEqual(['?embed']);
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  for (const key of ['p', 'g', 'a', 'l']) await page.keyboard.press(key);
  expect(new URL(page.url()).pathname).toBe('/xray');
});

test('slides on another server or in a file show a lesson and a race in a frame', async () => {
  const query = new URLSearchParams({ embed: '', game: 'wolf-sheep', depth: '4', evaluation: 'simple', tab: 'race' });
  const slides = `<!doctype html><title>Course</title>
    <iframe name="lesson" width="1200" height="640" src="${house.address}/xray?lesson=cut&part=2&embed"></iframe>
    <iframe name="race" width="1200" height="640" src="${house.address}/xray?${query}"></iframe>`;
  const file = join(mkdtempSync(join(tmpdir(), 'rookery-slides-')), 'slides.html');
  writeFileSync(file, slides);
  const course = createServer((_, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end(slides));
  await new Promise<void>(done => course.listen(0, '127.0.0.1', done));
  try {
    // By another name than ours: to the browser that is another site.
    const { port } = course.address() as AddressInfo;
    for (const address of [`http://localhost:${port}/`, pathToFileURL(file).href]) {
      const page = await house.tab();
      await page.goto(address);
      const lesson = page.frameLocator('iframe[name="lesson"]');
      await lesson.getByText('The other two leaves need no look.').waitFor();
      await lesson.getByRole('button', { name: 'Next' }).click();
      await lesson.getByText('the tree is still worth 3.').waitFor();
      const race = page.frameLocator('iframe[name="race"]');
      await race.getByRole('button', { name: 'Start the race' }).click();
      for (const search of ['minimax', 'alphabeta', 'search'])
        await race.locator(`.race-lane.arrived[data-search="${search}"]`).waitFor();
    }
  } finally {
    course.close();
  }
});
