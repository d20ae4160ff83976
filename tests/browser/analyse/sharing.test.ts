import { expect, test } from 'vitest';
import { problems } from '../support/axe';
import type { House } from '../support/house';
import { Person } from '../support/person';
import { withHouse } from '../support/stage';

let house: House;

withHouse(opened => (house = opened), ['--listen', '0.0.0.0']);

test('an address for another device is shown, as a picture and as text, and a new one each time', async () => {
  const person = new Person(await house.tab(), house);
  const { page } = person;
  await person.visit();
  await person.press('Another device');
  const dialog = page.getByRole('dialog', { name: 'Another device' });
  await dialog.getByRole('img', { name: /^QR code of http/ }).waitFor();
  await expect.poll(() => dialog.locator('.invite-address').innerText()).toMatch(/^http/);
  const address = await dialog.locator('.invite-address').innerText();
  expect(address).toMatch(/^http:\/\/[0-9.]+:\d+\/\?code=[a-z0-9]{10}$/);
  expect(await problems(page)).toEqual([]);
  await person.press('For one more');
  await expect.poll(() => dialog.locator('.invite-address').innerText()).not.toBe(address);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('who may not delete is not offered to, and damage is told beside the games that are whole', async () => {
  const person = new Person(await house.tab(), house);
  const { page } = person;
  await page.routeWebSocket(/\/ws$/, socket => {
    const server = socket.connectToServer();
    server.onMessage(text => {
      const message = JSON.parse(text.toString()) as Record<string, unknown>;
      if (message['type'] === 'welcome')
        message['rights'] = { ...(message['rights'] as object), may_delete: false, may_invite: false };
      if (message['type'] === 'welcome') message['trouble'] = { reason: 'The file is damaged.', code: 'store-damaged' };
      if (message['type'] === 'games') message['damaged'] = [{ id: 'x', reason: 'The game x is damaged: no players.' }];
      socket.send(JSON.stringify(message));
    });
  });
  await person.begin({ game: 'Chess' });
  await person.move('e2e4');
  await person.visit('/games');
  await page.locator('.stored').first().waitFor();
  const note = page.getByRole('alert');
  await note.getByText('The file is damaged.').waitFor();
  await note.getByText('1 game cannot be read').waitFor();
  await note.getByText('The game x is damaged: no players.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Another device' }).count()).toBe(0);
  expect(await problems(page)).toEqual([]);
});
