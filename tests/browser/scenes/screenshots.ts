// Takes a picture of every screen, to be looked at: light and dark, desktop and phone, in the middle of games and at their
// end.
//
//   npm run screenshots --prefix tests/browser [-- FOLDER [PATTERN]]
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { House, program, windows } from '../support/house';
import { Person, type Scene } from '../support/person';
import { analyseScenes } from './analyse';
import { libraryScenes } from './library';
import { playScenes } from './play';
import { xrayScenes } from './xray';

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../pictures', import.meta.url)));
const pattern = new RegExp(process.argv[3] ?? '');
mkdirSync(folder, { recursive: true });

const scenes: Record<string, Scene> = { ...playScenes, ...xrayScenes, ...analyseScenes, ...libraryScenes };

const house = await House.open();
// Somebody to analyze beside our own.
execFileSync(program, ['engine', 'add', 'Twin', program, '--data', house.folder]);
for (const [, { width, height }] of windows)
  for (const colorScheme of ['light', 'dark'] as const) {
    const person = new Person(await house.tab({ viewport: { width, height }, colorScheme }), house);
    for (const [name, scene] of Object.entries(scenes)) {
      const file = `${name}-${width}-${colorScheme}.png`;
      if (!pattern.test(file)) continue;
      try {
        // A position that is half laid out in one scene is not what the next begins with.
        await person.visit();
        await person.page.evaluate(() => sessionStorage.clear());
        await scene(person);
        await person.page.screenshot({ path: join(folder, file) });
        console.log(file);
      } catch (error) {
        console.error(`${file}: ${String(error).split('\n')[0]}`);
      }
    }
    for (const complaint of await house.closeTabs()) console.error(complaint);
  }
await house.close();
