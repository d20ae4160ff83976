import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { House } from './house';
import { Person } from './person';

/// A house for the tests of a file. Every test ends with its tabs: what they complained about is its fault, and if it has
/// failed there is a picture of each.
export function withHouse(use: (house: House) => void, options: string[] = []): void {
  let house: House;
  beforeAll(async () => use((house = await House.open(options))));
  afterAll(() => house.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' || house.hasComplaints) {
      const name = `${task.file.name}-${task.name}`.replace(/\.test\.ts/, '').replace(/[^a-z0-9]+/gi, '-');
      for (const file of await house.photograph(name)) console.error(`what it looked like: ${file}`);
    }
    expect(await house.closeTabs(), 'errors of the page').toEqual([]);
  });
}

/// The same, with a person in a fresh tab for each test.
export function withPerson(use: (person: Person, house: House) => void, options: BrowserContextOptions = {}): void {
  let house: House;
  withHouse(opened => (house = opened));
  beforeEach(async () => use(new Person(await house.tab(options), house), house));
}
