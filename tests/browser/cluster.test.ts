import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { problems } from './support/axe';
import { desktop, House, program } from './support/house';
import { Person } from './support/person';

/// A real NATS server, a worker and a coordinator, as programs of their own.
const folder = mkdtempSync(join(tmpdir(), 'rookery-cluster-'));
const children: ChildProcess[] = [];
let server = '';
let house: House;

/// What the NATS server writes once it listens: it has looked for a free port by itself, so that nobody can take it.
function portTold(ports: string): string {
  const texts = readdirSync(ports).map(name => readFileSync(join(ports, name), 'utf8'));
  return /:(\d+)"/.exec(texts.join(''))?.[1] ?? '';
}

function start(command: string, words: string[]): ChildProcess {
  // Debian keeps servers where the PATH of an ordinary user does not lead.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? '/usr/bin:/bin'}:/usr/sbin:/sbin` };
  const child = spawn(command, words, { stdio: 'ignore', env });
  children.push(child);
  return child;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise(done => (child.exitCode !== null ? done(child.exitCode) : child.once('exit', done)));

beforeAll(async () => {
  const ports = join(folder, 'ports');
  mkdirSync(ports);
  const words = ['-js', '-sd', join(folder, 'store'), '-a', '127.0.0.1', '-p', '-1', '--ports_file_dir', ports];
  start('nats-server', words);
  server = `nats://127.0.0.1:${await vi.waitUntil(() => portTold(ports), { timeout: 120000 })}`;
  house = await House.open(['--on', server]);
});

afterEach(async () => expect(await house.closeTabs(), 'errors of the page').toEqual([]));

afterAll(async () => {
  await house.close();
  for (const child of children) {
    child.kill('SIGKILL');
    await ended(child);
  }
  rmSync(folder, { recursive: true, force: true });
});

test('the lab shows runs and workers of many machines, and stops a run', async () => {
  const page = await house.tab();
  const person = new Person(page, house);
  await person.visit('/lab');
  await page.getByRole('tab', { name: 'Machines' }).click();
  await page.getByText(`At ${server}.`).waitFor();

  // A run that nobody works on yet, and then somebody does.
  const coordinator = start(program, [
    ...['lab', 'selfplay', '--game', 'wolf-sheep', '--games', '1000000', '--nodes', '40'],
    ...['--output', join(folder, 'many.games'), '--on', server, '--store', join(folder, 'runs.sqlite')],
  ]);
  const run = page.locator('.cluster-runs tbody tr[data-run]');
  await run.getByText('many.games').waitFor();
  await run.getByText('Self-play').waitFor();
  await run.getByText('Wolf and sheep').waitFor();
  await page.getByText('Nobody has joined.').waitFor();
  start(program, ['work', server, '--name', 'laptop', '--cores', '1']);
  await page.locator('.cluster-workers tr[data-worker="laptop"]').waitFor();
  await run.getByText(/[1-9][\d,]* of 31,250/).waitFor();
  expect(await problems(page)).toEqual([]);

  await run.getByRole('button', { name: 'Stop' }).click();
  await run.getByText('stopped').waitFor();
  // Whoever began it has heard of it.
  await ended(coordinator);
});

test('a program that knows of no other machines says how it would', async () => {
  const alone = await House.open();
  try {
    const page = await alone.tab({ viewport: desktop });
    await new Person(page, alone).visit('/lab');
    await page.getByRole('tab', { name: 'Machines' }).click();
    await page.getByText('rookery play --on nats://HOST').waitFor();
    expect(await alone.closeTabs()).toEqual([]);
  } finally {
    await alone.close();
  }
});
