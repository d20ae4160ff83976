import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

export const program =
  process.env['ROOKERY'] ?? fileURLToPath(new URL('../../../build/release/rookery', import.meta.url));
const browserProgram = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/// A folder with a page that was built but is not yet in the program: quicker to try than building the program.
const builtPage = process.env['ROOKERY_PAGE'];
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/// How long anything on the page may take, on a machine that does other things too.
const patience = Number(process.env['PATIENCE'] ?? 120000);

/// Where to look when a test has failed.
const pictures = fileURLToPath(new URL('../failures', import.meta.url));

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
/// Everything that people play on. A desktop at 200 % zoom has half as many pixels either way.
export const windows = [
  ['a desktop', desktop],
  ['a laptop', { width: 1280, height: 720 }],
  ['a small desktop', { width: 1024, height: 768 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a desktop at 200 % zoom', { width: 720, height: 450 }],
  ['a phone', phone],
  ['a small phone', { width: 320, height: 640 }],
] as const;
/// How a place is looked at: in both themes, large and small.
export const appearances = [
  ['light', desktop],
  ['dark', desktop],
  ['light', phone],
  ['dark', phone],
] as const;

/// Looks at a page in every appearance, without coming to it again each time.
export async function inEveryAppearance(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const [colorScheme, viewport] of appearances) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await look(`${colorScheme}, ${viewport.width} pixels wide`);
  }
}

/// A server with a data folder of its own, and a browser to look at it.
export class House {
  private server: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'rookery-browser-'));
  private port = 0;
  private browser!: Browser;
  private tabs: Page[] = [];
  private complaints: string[] = [];
  /// The games that a report was asked for.
  readonly reported = new Set<string>();

  private constructor(private readonly options: string[]) {}

  /// `options` are more words for the command line.
  static async open(options: string[] = []): Promise<House> {
    const house = new House(options);
    await house.start();
    // What is not from the server itself counts as foreign and may not speak to it, unless this check is off.
    const extra = builtPage ? ['--disable-features=LocalNetworkAccessChecks'] : [];
    house.browser = await chromium.launch({ executablePath: browserProgram, args: [...browserArguments, ...extra] });
    return house;
  }

  get folder(): string {
    return this.data;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /// Starts the server and waits until it has said where it is: the same place as before, if it was there before.
  async start(): Promise<void> {
    const server = spawn(program, [
      ...['play', '--no-browser', '--port', String(this.port), '--data', this.data],
      ...this.options,
    ]);
    this.server = server;
    let said = '';
    await new Promise<void>((done, fail) => {
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/[^\s:/]+:(\d+)/.exec(said);
        if (!found) return;
        this.port = Number(found[1]);
        done();
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('error', fail);
      server.on('exit', () => fail(new Error(`the server ended: ${said}`)));
    });
  }

  /// Ends the server as a power cut would.
  async kill(): Promise<void> {
    const server = this.server!;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise(done => server.once('exit', done));
    server.kill('SIGKILL');
    await ended;
  }

  /// A tab with storage of its own, until `closeTabs`.
  async tab(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
    if (builtPage)
      await context.route(`${this.address}/**`, route => {
        const { pathname } = new URL(route.request().url());
        if (pathname.startsWith('/transfers')) return route.continue();
        return route.fulfill({ path: join(builtPage, pathname.includes('.') ? pathname : 'index.html') });
      });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    this.tabs.push(page);
    page.on('pageerror', error => this.complaints.push(error.message));
    page.on('console', message => {
      // A lost connection is told to the console by the browser itself.
      const isLost = /WebSocket|net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|SOCKET)/.test(message.text());
      if (message.type() === 'error' && !isLost) this.complaints.push(message.text());
    });
    return page;
  }

  get hasComplaints(): boolean {
    return this.complaints.length > 0;
  }

  /// Closes all tabs. Gives back what they complained about: it should be nothing.
  async closeTabs(): Promise<string[]> {
    const tabs = this.tabs.splice(0);
    for (const tab of tabs) await tab.context().close();
    return this.complaints.splice(0);
  }

  /// Takes a picture of every tab; gives back their files.
  async photograph(name: string): Promise<string[]> {
    mkdirSync(pictures, { recursive: true });
    const files: string[] = [];
    for (const [number, tab] of this.tabs.entries()) {
      if (tab.isClosed()) continue;
      const path = join(pictures, `${name}${number > 0 ? `-${number + 1}` : ''}.png`);
      await tab.screenshot({ path }).then(
        () => files.push(path),
        (error: Error) => console.error(`there is no picture: ${error.message}`),
      );
    }
    return files;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
