// Writes generated/messages.d.ts: every message of the English catalogue with its parameters, so that a misspelled message
// or a forgotten parameter does not compile. Run by the scripts of package.json before anything reads the types.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, Visitor } from '@fluent/syntax';

class Variables extends Visitor {
  names = new Set();
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}

const sources = new URL('../src/locales/en/', import.meta.url);
const target = new URL('../generated/messages.d.ts', import.meta.url);

const entries = readdirSync(sources)
  .sort()
  .flatMap(place => parse(readFileSync(new URL(place, sources), 'utf8'), { withSpans: false }).body)
  .filter(entry => entry.type === 'Message');
const lines = entries.map(entry => {
  const variables = new Variables();
  variables.visit(entry);
  // A comment names parameters that only other languages need.
  for (const [, name] of entry.comment?.content.matchAll(/\$(\w+)/g) ?? []) variables.names.add(name);
  const members = [...variables.names].map(name => `${name}: string | number`);
  return `  '${entry.id.name}': ${members.length > 0 ? `{ ${members.join('; ')} }` : 'null'};`;
});
const text = `// Written by build/message_types.mjs.\nexport interface Messages {\n${lines.join('\n')}\n}\n`;

mkdirSync(new URL('.', target), { recursive: true });
let before = '';
try {
  before = readFileSync(target, 'utf8');
} catch {
  // there is none yet
}
if (before !== text) writeFileSync(target, text);
