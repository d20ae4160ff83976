import { expect, test } from 'vitest';
import { Person } from './person';
import { withPerson } from './stage';

let person: Person;

withPerson(one => (person = one));

const line = () => person.page.getByRole('textbox', { name: 'Type a move' });
const type = async (text: string) => {
  await line().fill(text);
  await line().press('Enter');
};

test('moves are typed in coordinates and in notation, and told', async () => {
  await person.begin({ game: 'Chess' });
  await person.page.keyboard.press('i');
  await expect.poll(() => line().evaluate(element => element === document.activeElement)).toBe(true);
  await person.page.keyboard.type('e4');
  await person.page.keyboard.press('Enter');
  await person.waitForPly(1);
  await type('e7e5');
  await person.waitForPly(2);
  await type('Nf3');
  await person.waitForPly(3);
  expect(await person.notations()).toEqual(['e4', 'e5', 'Nf3']);
  await person.page.getByRole('log').filter({ hasText: 'Nf3' }).waitFor();
});

test('what is no move is refused with a sentence', async () => {
  await person.begin({ game: 'Chess' });
  await type('Nf6');
  await person.waitForStatus('not legal here');
  await type('hello');
  await person.waitForStatus('no such move');
  await type('d4');
  await person.waitForPly(1);
});

test('a question mark says where everything stands', async () => {
  await person.begin({ game: 'Chess', position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
  await type('?');
  await person.page
    .locator('.typed-move [role="status"]', { hasText: 'black king e8, white pawn e2, white king e1' })
    .waitFor();
});

test('several boards and drops are typed, too', async () => {
  await person.begin({ game: 'Crazyhouse' });
  for (const [at, move] of ['e4', 'd5', 'exd5', 'Qxd5', 'P@e4'].entries()) {
    await type(move);
    await person.waitForPly(at + 1);
  }
  await person.waitForSquare('e4', 'white pawn');
});
