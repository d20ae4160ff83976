import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { problems } from './axe';
import { type House, program } from './house';
import { Person } from './person';
import { withPerson } from './stage';

let house: House;
let person: Person;

withPerson((one, opened) => {
  person = one;
  house = opened;
});

const engine = (...words: string[]) => execFileSync(program, ['engine', ...words, '--data', house.folder]).toString();
const panel = () => person.page.locator('.engine');

test('another engine analyses, and what is said can be read', async () => {
  engine('add', 'Twin', program);
  try {
    await person.visit('/analyse');
    await person.page.locator('.board').first().waitFor();
    await panel().getByRole('switch').check();
    await panel().getByLabel('Which engine').selectOption('Twin');
    await panel().locator('.engine-line .move').first().waitFor();
    const said = panel().locator('.engine-conversation');
    await said.locator('summary').click();
    await said.locator('pre', { hasText: '> go infinite' }).waitFor();
    await said.locator('pre', { hasText: '< info depth' }).waitFor();
    expect(await problems(person.page)).toEqual([]);
    // It is remembered, and our own is one choice away.
    await person.page.reload();
    await panel().getByLabel('Which engine').selectOption('Rookery');
    await panel().getByRole('switch').check();
    await panel().locator('.engine-line .move').first().waitFor();
    expect(await panel().locator('.engine-conversation').count()).toBe(0);
  } finally {
    engine('remove', 'Twin');
  }
});

test('another engine is an opponent like the others', async () => {
  engine('add', 'Twin', program);
  try {
    await person.visit('/');
    await person.page.locator('.usual-opponent').first().click();
    await person.page.getByRole('dialog').getByRole('button', { name: 'Twin' }).click();
    await person.page.locator('.usual-opponent', { hasText: 'Twin' }).first().waitFor();
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

test('without other engines there is nothing to choose', async () => {
  await person.visit('/analyse');
  await person.page.locator('.board').first().waitFor();
  expect(await panel().getByLabel('Which engine').count()).toBe(0);
});
