import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { problems } from '../support/axe';
import { type House, program } from '../support/house';
import { Person } from '../support/person';
import { withPerson } from '../support/stage';

let house: House;
let person: Person;

/// The server finds a `stockfish` that ends at once, whatever else there is on the machine.
const programs = mkdtempSync(join(tmpdir(), 'rookery-programs-'));
writeFileSync(join(programs, 'stockfish'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
process.env['PATH'] = `${programs}${delimiter}${process.env['PATH'] ?? ''}`;
afterAll(() => rmSync(programs, { recursive: true }));

withPerson((one, opened) => {
  person = one;
  house = opened;
});

const engine = (...words: string[]) => execFileSync(program, ['engine', ...words, '--data', house.folder]).toString();
const panel = () => person.page.locator('.engine');

test('another engine analyzes beside our own, and what is said can be read', async () => {
  engine('add', 'Twin', program);
  try {
    await person.visit('/analyse');
    await person.page.locator('.board').first().waitFor();
    await panel().getByRole('switch').check();
    const choice = panel().getByLabel('Another engine beside Rookery');
    await choice.selectOption('Twin');
    // Both at the same time, each under its name.
    const lines = (name: string) => panel().getByRole('region', { name, exact: true }).locator('.engine-line .move');
    await lines('Twin').first().waitFor();
    await lines('Rookery').first().waitFor();
    await expect.poll(() => lines('Twin').count()).toBeGreaterThan(0);
    await person.page.keyboard.press('x');
    await expect.poll(() => panel().locator('.engine-facts').allInnerTexts()).toHaveLength(2);
    await person.page.keyboard.press('x');
    await lines('Twin').first().waitFor();
    await lines('Rookery').first().waitFor();
    const said = panel().locator('.engine-conversation');
    await said.locator('summary').click();
    await said.locator('pre', { hasText: '> go infinite' }).waitFor();
    await said.locator('pre', { hasText: '< info depth' }).waitFor();
    expect(await problems(person.page)).toEqual([]);
    // It is remembered, and our own is one choice away.
    await person.page.reload();
    await lines('Twin').first().waitFor();
    await choice.selectOption('Rookery alone');
    await panel().locator('.engine-line .move').first().waitFor();
    await expect.poll(() => panel().getByRole('region').count()).toBe(0);
    await expect.poll(() => panel().locator('.engine-conversation').count()).toBe(0);
  } finally {
    engine('remove', 'Twin');
  }
});

test('another engine is an opponent like the others', async () => {
  engine('add', 'Twin', program);
  try {
    await person.visit('/');
    await person.page.locator('.chosen-opponent').first().click();
    await person.page.getByRole('dialog').getByRole('button', { name: 'Twin' }).click();
    await person.page.locator('.chosen-opponent', { hasText: 'Twin' }).first().waitFor();
    await person.press('Play chess');
    await person.page.locator('.strip', { hasText: 'Twin' }).waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    // What was said is in the machine room.
    await person.page.getByRole('button', { name: 'Machine room' }).click();
    const said = person.page.locator('.machine-room .engine-conversation');
    await said.locator('summary').click();
    await said.locator('pre', { hasText: '< bestmove' }).waitFor();
    expect(await problems(person.page)).toEqual([]);
  } finally {
    engine('remove', 'Twin');
  }
});

test('an engine that speaks the protocol of XBoard analyzes, and what is said can be read', async () => {
  engine('add', 'Boarder', program, '--protocol', 'xboard');
  try {
    await person.visit('/analyse');
    await person.page.locator('.board').first().waitFor();
    await panel().getByRole('switch').check();
    await panel().getByLabel('Another engine beside Rookery').selectOption('Boarder');
    const lines = panel().getByRole('region', { name: 'Boarder', exact: true }).locator('.engine-line .move');
    await lines.first().waitFor();
    // It follows to another position.
    for (const square of ['f2', 'f3', 'e7', 'e5', 'g2', 'g4']) await person.click(square);
    await lines.first().and(person.page.getByText('Qh4#')).waitFor();
    const said = panel().locator('.engine-conversation');
    await said.locator('summary').click();
    await said.locator('pre', { hasText: '< move d8h4' }).waitFor();
    expect(await problems(person.page)).toEqual([]);
  } finally {
    engine('remove', 'Boarder');
  }
});

test('an engine that speaks the protocol of XBoard is an opponent', async () => {
  engine('add', 'Boarder', program, '--protocol', 'xboard');
  try {
    await person.visit('/');
    await person.page.locator('.chosen-opponent').first().click();
    await person.page.getByRole('dialog').getByRole('button', { name: 'Boarder' }).click();
    await person.page.locator('.chosen-opponent', { hasText: 'Boarder' }).first().waitFor();
    await person.press('Play chess');
    await person.page.locator('.strip', { hasText: 'Boarder' }).waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    await person.page.getByRole('button', { name: 'Machine room' }).click();
    const said = person.page.locator('.machine-room .engine-conversation');
    await said.locator('summary').click();
    await said.locator('pre', { hasText: '< move ' }).waitFor();
  } finally {
    engine('remove', 'Boarder');
  }
});

test('another engine plays for a team of bughouse', async () => {
  engine('add', 'Team', program, '--seat');
  try {
    await person.visit('/');
    await person.page.locator('.card-button', { hasText: /^Team bughouse/ }).click();
    const dialog = person.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Watch' }).check({ force: true });
    await dialog.getByRole('group', { name: 'Other engines' }).first().getByRole('button', { name: 'Team' }).click();
    await dialog.getByRole('button', { name: 'Set up' }).click();
    await person.page.locator('.strip', { hasText: 'Team' }).first().waitFor();
    await person.press('Step');
    await person.waitForPly(1);
  } finally {
    engine('remove', 'Team');
  }
});

test('another engine sits beside a person, and moves on its board when it is told to', async () => {
  engine('add', 'Whole', program);
  engine('add', 'Seat', program, '--seat');
  try {
    await person.visit('/');
    await person.page.locator('.card-button', { hasText: /^Team bughouse/ }).click();
    const dialog = person.page.getByRole('dialog');
    const partners = dialog.getByLabel('Partner', { exact: true });
    await expect.poll(() => partners.locator('option').allTextContents()).toEqual(['Nobody', 'Rookery', 'Seat']);
    // There is one where one person sits, and on more than two boards it may sit anywhere.
    await dialog.getByRole('radio', { name: 'Both' }).check({ force: true });
    await expect.poll(() => partners.count()).toBe(0);
    await dialog.getByRole('radio', { name: 'First team' }).check({ force: true });
    await partners.selectOption('Seat');
    await dialog.getByText('let your partner move on board B').waitFor();
    await dialog.getByLabel('Boards').selectOption({ label: '3 boards' });
    await dialog.getByLabel('Partner’s board').selectOption('C');
    await dialog.getByText('let your partner move on board C').waitFor();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await person.page.getByTitle('You, Partner: Seat').waitFor();
    await person.press('Let Seat move');
    await person.waitForPly(2);
    await expect.poll(async () => (await person.notations())[0]).toMatch(/^C:/);
    // Or the person moves, on any board.
    await person.page.getByRole('button', { name: 'Let Seat move' }).and(person.page.locator(':enabled')).waitFor();
    await person.move('a2a4', 0);
    await person.waitForPly(4);
    // Somebody else may sit down in the middle of a game, and the key does the same as the button.
    await person.page.getByRole('button', { name: 'Machine room' }).click();
    const room = person.page.locator('.side-room.first');
    await room.getByLabel('Partner', { exact: true }).selectOption('Rookery');
    await room.getByLabel('Partner’s board').selectOption('B');
    const button = person.page.getByRole('button', { name: 'Let Rookery move' });
    await person.page.getByTitle('You, Partner: Rookery').waitFor();
    await button.and(person.page.locator(':enabled')).waitFor();
    expect(await problems(person.page)).toEqual([]);
    await person.page.locator('.panel h2 button').focus();
    await person.page.keyboard.press('o');
    await person.waitForPly(6);
    await expect.poll(async () => (await person.notations())[4]).toMatch(/^b:/);
  } finally {
    engine('remove', 'Whole');
    engine('remove', 'Seat');
  }
});

test('without other engines there is nothing to choose', async () => {
  await person.visit('/analyse');
  await person.page.locator('.board').first().waitFor();
  await expect.poll(() => panel().getByLabel('Another engine beside Rookery').count()).toBe(0);
});

test.each([
  ['en-US', 'The engine “stockfish”, which the evaluation asks, has ended.'],
  ['de-DE', 'Die Engine „stockfish“, auf die sich die Bewertung stützt, läuft nicht mehr.'],
  ['sr-Latn', 'Program „stockfish”, na koji se procena oslanja, prekinuo je rad.'],
])('that the engine of an evaluation fails is said in the language of the page: %s', async (locale, sentence) => {
  const reader = new Person(await house.tab({ locale }), house);
  await reader.visit('/xray?game=bughouse&evaluation=external&depth=1');
  await reader.page.locator('.xray-problem', { hasText: sentence }).first().waitFor();
});
