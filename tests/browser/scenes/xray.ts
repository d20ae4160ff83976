import type { Person, Scene } from '../support/person';

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

/// On a small window the form is folded.
export async function unfoldSetup({ page }: Person): Promise<void> {
  const folded = page.locator('.xray-setup-summary[aria-expanded="false"]');
  if (await folded.isVisible()) await folded.click();
}

export async function choose(person: Person, label: string, option: string): Promise<void> {
  await unfoldSetup(person);
  await person.page.locator('.xray-setup').getByLabel(label, { exact: true }).selectOption({ label: option });
  await treeIsThere(person);
}

/// Writes an exercise with two questions at the teacher's desk.
export async function fillExercise({ page }: Person): Promise<void> {
  await page.getByLabel('Title').fill('Minimax by hand');
  await page.getByLabel('Tree (numbers are leaves)').fill('((3 12 8) (2 4 6))');
  // What was written before is still there.
  if (await page.getByRole('group', { name: 'Question 2' }).isHidden())
    await page.getByRole('button', { name: 'Add a question' }).click();
  const first = page.getByRole('group', { name: 'Question 1' });
  await first.getByLabel('Question', { exact: true }).fill('What is the root worth?');
  await first.getByLabel('Right answer').fill('3');
  const second = page.getByRole('group', { name: 'Question 2' });
  await second.getByLabel('Question', { exact: true }).fill('Which branch does Max take?');
  await second.getByLabel('Kind of answer').selectOption({ label: 'One of several' });
  await second.getByLabel('Answers to choose from, one per line').fill('a\nb');
  await second.getByLabel('Right answer').selectOption('a');
}

const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';

/// Has the class begin that exercise; what it did before ends.
async function beginClass(person: Person): Promise<void> {
  await person.visit('/class?teach');
  const end = person.page.getByRole('button', { name: 'End', exact: true });
  await end.or(person.page.getByLabel('Title')).waitFor();
  if (await end.isVisible()) await end.click();
  await fillExercise(person);
  await person.press('Collect answers here');
  await person.page.locator('.class-table').waitFor();
}

async function joinClass(person: Person, name: string): Promise<void> {
  await person.visit('/class');
  await person.page.getByLabel('Your name').fill(name);
  await person.press('Join');
  await person.page.locator('.class-question').first().waitFor();
  await person.page.locator('.tree-node').first().waitFor();
}

async function startRace(person: Person, query: Record<string, string>): Promise<void> {
  await visitXray(person, { ...query, tab: 'race' });
  await person.press('Start the race');
  await person.page.locator('.race-lane.arrived[data-search="minimax"]').waitFor();
}

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
  'class-editor': async person => {
    await person.visit('/class?teach');
    const end = person.page.getByRole('button', { name: 'End', exact: true });
    await end.or(person.page.getByLabel('Title')).waitFor();
    if (await end.isVisible()) await end.click();
    await fillExercise(person);
    await person.page.locator('.tree-node').first().waitFor();
  },
  'class-door': async person => {
    await beginClass(person);
    await person.visit('/class');
    await person.page.getByLabel('Your name').waitFor();
  },
  'class-student': async person => {
    await beginClass(person);
    await joinClass(person, 'Anna');
    await person.page.locator('.class-question').getByRole('textbox').fill('3');
    await person.press('Answer');
    await person.page.getByText('Your answer: 3').waitFor();
  },
  'class-register': async person => {
    await beginClass(person);
    await joinClass(person, 'Anna');
    await person.page.locator('.class-question').getByRole('textbox').fill('3');
    await person.press('Answer');
    await person.page.locator('.class-question').getByRole('button', { name: 'b' }).click();
    await person.visit('/class?teach');
    await person.page.getByRole('row', { name: /Anna/ }).waitFor();
    await person.page.locator('.tree-node').first().waitFor();
  },
  'lesson-tree': person => visitLesson(person, 'tree', 1),
  'lesson-minimax': person => visitLesson(person, 'minimax', 5),
  'lesson-cut': person => visitLesson(person, 'cut', 2),
  'lesson-window': person => visitLesson(person, 'window', 3),
  'lesson-order-exercise': person => visitLesson(person, 'order', 5),
  'lesson-horizon': person => visitLesson(person, 'horizon', 3),
  'lesson-modern': person => visitLesson(person, 'modern', 1),
  'lesson-tree-exercise': person => visitLesson(person, 'tree', 5),
  'lesson-cut-exercise': person => visitLesson(person, 'cut', 6),
  'lesson-projector': person => visitXray(person, { lesson: 'window', part: '5', projector: '' }),
  'xray-projector': person => visitXray(person, { game: 'chess', text: italian, projector: '' }),
  'lesson-embedded': person => visitXray(person, { lesson: 'cut', part: '2', embed: '' }),
  'xray-why': async person => {
    await person.begin({ game: 'Chess', seat: 'White', position: '4k3/pppp4/8/8/8/8/4PPPP/4K3 w - - 0 1' });
    await person.drag('e2', 'e4');
    await person.press('Why that move?');
    await person.page.waitForURL(/xray/);
    await treeIsThere(person);
  },
  'xray-race': person => startRace(person, { game: 'tree', text: '((3 12 8) (2 4 6) (14 5 2))' }),
  'xray-race-chess': person => startRace(person, { game: 'chess', text: italian, depth: '4', evaluation: 'material' }),
  'xray-race-projector': person =>
    startRace(person, { game: 'chess', text: italian, depth: '4', evaluation: 'material', projector: '' }),
  'class-projector': async person => {
    await beginClass(person);
    await person.visit('/class?teach&projector');
    await person.page.locator('.class-table').waitFor();
  },
};
