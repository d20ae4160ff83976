import type { Page } from 'playwright-core';
import type { House } from './house';
import { frames } from './stillness';

export interface NewGame {
  /// The title of the game, as on its card.
  game: string;
  /// Where the person sits, in the words of the form.
  seat?: string;
  position?: string;
  depth?: number;
  /// The computer thinks for a minute, unless it is stopped: no depth takes long enough on every machine.
  isSlow?: boolean;
  options?: Record<string, string>;
  clock?: string;
}

/// Does on a page what a person does, with mouse and keyboard.
export class Person {
  constructor(
    readonly page: Page,
    private readonly house: House,
  ) {}

  async visit(path = '/'): Promise<void> {
    await this.page.goto(this.house.address + path);
    await this.page.locator('main:not([aria-busy])').waitFor();
  }

  /// Fills in the form of a game and begins.
  async begin({ game, seat = 'Both', position, depth, isSlow, options = {}, clock }: NewGame): Promise<void> {
    const { page } = this;
    await this.visit();
    await page.locator('.card-button', { has: page.getByText(new RegExp(`^${game}$`, 'i')) }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: seat, exact: true }).check();
    if (depth !== undefined || isSlow) {
      const computer = form.locator('.setup-computer').first();
      if (
        !(await computer
          .locator('details')
          .getAttribute('open')
          .then(open => open !== null))
      )
        await computer.getByText('Machine room').click();
      await computer.getByRole('radio', { name: isSlow ? 'Time' : 'Depth', exact: true }).check();
      const slider = computer.getByRole('slider');
      await slider.fill(isSlow ? (await slider.getAttribute('max'))! : String(depth));
    }
    for (const [label, title] of Object.entries(options)) await form.getByLabel(label).selectOption({ label: title });
    if (clock) await form.getByLabel('Clock').selectOption({ label: clock });
    if (position) {
      await form.getByText('Begin with a position').click();
      await form.getByLabel('Position as text').fill(position);
    }
    await form.getByRole('button', { name: /^(Play|Set up)$/ }).click();
    await page.waitForURL(/\/play\//);
    await page.locator('.boards .board').first().waitFor();
  }

  /// The middle of a square on the screen, as soon as the board has stood still for a frame: it is as large as what is
  /// beside it allows.
  async place(square: string, board = 0): Promise<{ x: number; y: number }> {
    const cell = this.page.locator('.board').nth(board).locator(`[data-square="${square}"]`);
    const stillPlace = () =>
      cell.evaluate(async element => {
        let before = element.getBoundingClientRect();
        while (element.isConnected) {
          await new Promise(requestAnimationFrame);
          const now = element.getBoundingClientRect();
          const isStill = now.x === before.x && now.y === before.y && now.width === before.width;
          if (isStill && now.width > 0) return { x: now.x + now.width / 2, y: now.y + now.height / 2 };
          before = now;
        }
        return null;
      });
    // A board that is drawn anew has other squares.
    for (;;) {
      const found = await stillPlace();
      if (found) return found;
    }
  }

  async click(square: string, board = 0): Promise<void> {
    const { x, y } = await this.place(square, board);
    await this.page.mouse.click(x, y);
  }

  async drag(from: string, to: string, board = 0): Promise<void> {
    const start = await this.place(from, board);
    const end = await this.place(to, board);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    // The board takes a piece along with the next frame: nobody drags faster than that.
    await frames(this.page);
    await this.page.mouse.up();
  }

  /// Moves by clicking, and waits until the move is in the list. `e7e8q` picks the queen.
  async move(move: string, board = 0): Promise<void> {
    const ply = (await this.plies()) + 1;
    const [, from, to, promotion] = /^([a-l]\d+)([a-l]\d+)([a-z]?)$/.exec(move)!;
    await this.click(from!, board);
    await this.click(to!, board);
    if (promotion) {
      const words: Record<string, string> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight', k: 'king' };
      await this.page.locator('.promotion').getByRole('button', { name: words[promotion] }).click();
    }
    await this.waitForPly(ply);
  }

  async moves(text: string, board = 0): Promise<void> {
    for (const move of text.split(' ')) await this.move(move, board);
  }

  /// Drops a piece from the reserve below the board.
  async drop(piece: string, square: string, board = 0): Promise<void> {
    const ply = (await this.plies()) + 1;
    const pocket = this.page
      .locator('.board-with-strips')
      .nth(board)
      .locator(`.pocket-piece:enabled[data-role="${piece}-piece"]`);
    const box = (await pocket.boundingBox())!;
    const end = await this.place(square, board);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await frames(this.page);
    await this.page.mouse.up();
    await this.waitForPly(ply);
  }

  plies(): Promise<number> {
    return this.page.locator('.move').count();
  }

  async waitForPly(ply: number): Promise<void> {
    await this.page.locator(`.move[data-ply="${ply}"]`).waitFor({ state: 'attached' });
  }

  notations(): Promise<string[]> {
    return this.page.locator('.move').allTextContents();
  }

  /// What a screen reader says of a square.
  async square(name: string, board = 0): Promise<string> {
    return (await this.page
      .locator('.board')
      .nth(board)
      .locator(`[data-square="${name}"]`)
      .getAttribute('aria-label'))!;
  }

  async waitForSquare(name: string, words: string, board = 0): Promise<void> {
    await this.page
      .locator('.board')
      .nth(board)
      .locator(`[data-square="${name}"][aria-label*="${words}"]`)
      .waitFor({ state: 'attached' });
  }

  /// Pastes a text somewhere on the page, as Ctrl+V does.
  paste(text: string): Promise<void> {
    return this.page.evaluate(pasted => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /// Has a quick report on the game that is open. If there was one on it before, it comes by itself.
  async report(game: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Report' }).click();
    if (!this.house.reported.has(game)) {
      await this.page.getByRole('radio', { name: 'Quick' }).check();
      await this.press('Report on this game');
    }
    await this.page.locator('.lapse').first().waitFor();
    this.house.reported.add(game);
  }

  /// Gives up. The page asks once more, for a few seconds: whoever is slower than that is asked again.
  async resign(): Promise<void> {
    const question = this.page.locator('.controls .button.danger');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if ((await question.count()) === 0) await this.page.locator('.controls .button').nth(4).click();
      const isAnswered = await question.click({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (isAnswered) return;
    }
    throw new Error('there is no way to resign');
  }

  status(): Promise<string> {
    return this.page.locator('.status').innerText();
  }

  /// Waits for a line of the status that contains the words.
  async waitForStatus(words: string): Promise<void> {
    await this.page.locator('.status', { hasText: words }).waitFor();
  }

  /// How the game has ended, where one looks for how things stand.
  async outcome(): Promise<string> {
    await this.page.locator('.game-over').waitFor();
    return this.page.locator('.status-words > p').first().innerText();
  }
}

/// How a person comes to something that is worth a picture.
export type Scene = (person: Person) => Promise<void>;
