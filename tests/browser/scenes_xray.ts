import type { Person, Scene } from './person';

/// Waits until a tree is there and nothing is being searched.
export async function treeIsThere(person: Person): Promise<void> {
  await person.page.locator('.xray-stage[aria-busy="false"] .tree-node').first().waitFor();
}

export async function visitXray(person: Person, query: Record<string, string> = {}): Promise<void> {
  await person.visit(`/xray?${new URLSearchParams(query)}`);
  await treeIsThere(person);
}

export async function visitLesson(person: Person, lesson: string, part: number): Promise<void> {
  await visitXray(person, { lesson, part: String(part) });
}

export const tab = (person: Person, name: string) => person.page.getByRole('tab', { name }).click();

export async function choose(person: Person, label: string, option: string): Promise<void> {
  await person.page.locator('.xray-setup').getByLabel(label, { exact: true }).selectOption({ label: option });
  await treeIsThere(person);
}

const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';

export const xrayScenes: Record<string, Scene> = {
  'xray-lesson': person => visitXray(person, { game: 'tree', text: '((3 12 8) (2 4 6) (14 5 2))' }),
  'xray-lesson-step': async person => {
    await visitXray(person, { game: 'tree', text: '(((5 6) (7 4 5)) ((3 2) (6 9)) ((5 7) (9 8 6)))' });
    await person.page.keyboard.press('Home');
    await person.page.keyboard.press('c');
  },
  'xray-chess': async person => {
    await visitXray(person, { game: 'chess', text: italian });
    await person.page.locator('.xray-boards').waitFor();
  },
  'xray-chess-cut': async person => {
    await visitXray(person, { game: 'chess', text: italian });
    await person.page.keyboard.press('Home');
    for (let cut = 0; cut < 20; cut += 1) await person.page.keyboard.press('c');
    await person.page.locator('.xray-boards').waitFor();
  },
  'xray-counts': async person => {
    await visitXray(person, { game: 'chess', text: italian });
    await tab(person, 'Counts');
  },
  'xray-compare': async person => {
    await visitXray(person, { game: 'chess', text: italian });
    await tab(person, 'Compare');
    await person.press('Compare');
    await person.page.locator('.xray-compared[data-search="search"] .tree-map').waitFor();
  },
  'xray-exercise': async person => {
    await visitXray(person, { game: 'tree', text: '((3 12 8) (2 4 6) (14 5 2))' });
    await tab(person, 'Exercise');
    await person.press('Predict the cutoff');
    await person.press('The search goes on');
  },
  'xray-full-search': async person => {
    await visitXray(person, { game: 'chess', text: italian });
    await choose(person, 'Algorithm', 'Full search');
    await choose(person, 'Depth', '6');
  },
  'xray-bughouse': async person => {
    await visitXray(person, { game: 'bughouse' });
    await choose(person, 'Depth', '2');
    await person.page.locator('.xray-boards').waitFor();
  },
  'xray-wolf-sheep': async person => {
    await visitXray(person, { game: 'wolf-sheep' });
    await choose(person, 'Depth', '5');
    await person.page.locator('.xray-boards').waitFor();
  },
  'lesson-tree': person => visitLesson(person, 'tree', 1),
  'lesson-minimax': person => visitLesson(person, 'minimax', 5),
  'lesson-cut': person => visitLesson(person, 'cut', 2),
  'lesson-window': person => visitLesson(person, 'window', 3),
  'lesson-order-exercise': person => visitLesson(person, 'order', 5),
  'lesson-horizon': person => visitLesson(person, 'horizon', 3),
  'lesson-modern': person => visitLesson(person, 'modern', 1),
};
