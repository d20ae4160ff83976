import { childrenOf, isCut, isLeaf, sideAt, standing, unvisitedCount, type SearchTree } from './search_tree';
import type { Steps } from './steps';
import { valueText, windowText } from './values';
import { t } from '../shared/language';
import { cutReason, type SideNames } from './words';

/// Something to foresee: whether the rest of a node is cut off, or what a node is worth.
export interface Question {
  kind: 'cut' | 'value';
  node: number;
  /// The last child whose value is known.
  child: number;
  /// How far the search has come when it is asked.
  step: number;
  /// 1 if it is cut off, 0 if not; or the value.
  answer: number;
}

/// Of a large tree, so many questions of each answer.
const maxOfAKind = 6;

function everyQuestion(tree: SearchTree, steps: Steps, withValues: boolean): Question[] {
  const questions: Question[] = [];
  const prunes = tree.file.search !== 'minimax';
  for (let node = 0; node < tree.size; node += 1) {
    if (isLeaf(tree, node)) continue;
    const children = childrenOf(tree, node);
    const left = unvisitedCount(tree, node);
    children.forEach((child, index) => {
      const isLast = index === children.length - 1;
      const step = steps.leave[child]!;
      if (prunes && (!isLast || left > 0))
        questions.push({ kind: 'cut', node, child, step, answer: isLast && isCut(tree, node) ? 1 : 0 });
      if (isLast && withValues) questions.push({ kind: 'value', node, child, step, answer: tree.value[node]! });
    });
  }
  // In the order of the search; whether it ends comes before what it is worth.
  return questions.sort((one, other) => one.step - other.step || (one.kind === 'cut' ? -1 : 1));
}

/// Some of many, spread evenly.
function spread<T>(many: T[], max: number): T[] {
  if (many.length <= max) return many;
  return Array.from({ length: max }, (_, index) => many[Math.floor(((index + 0.5) * many.length) / max)]!);
}

/// What a student is asked about this search. Everything about a tree drawn by hand; of a real one the cutoffs alone, as
/// many that happen as that do not.
export function questionsFor(tree: SearchTree, steps: Steps): Question[] {
  if (tree.file.game === 'tree') return everyQuestion(tree, steps, true);
  if (tree.file.search === 'search') return []; // it leaves out moves for many other reasons
  const all = everyQuestion(tree, steps, false);
  const yes = spread(
    all.filter(question => question.answer === 1),
    maxOfAKind,
  );
  const no = spread(
    all.filter(question => question.answer === 0),
    Math.min(maxOfAKind, yes.length),
  );
  return [...yes, ...no].sort((one, other) => one.step - other.step);
}

export function questionWords(tree: SearchTree, { kind, node, child }: Question, names: SideNames): string {
  const { low, high, best } = standing(tree, node, tree.end[child]!);
  const side = names[sideAt(tree, node)];
  const value = valueText(tree.file, best!);
  if (kind === 'value') return t('question-value', { side, value });
  return t('question-cut', { side, value, window: windowText(tree.file, low, high) });
}

/// Why the answer is what it is.
export function explanation(tree: SearchTree, question: Question, names: SideNames): string {
  const { node, child, kind, answer } = question;
  if (kind === 'value') {
    const side = sideAt(tree, node);
    const value = valueText(tree.file, answer);
    return t(side === 'first' ? 'explain-largest' : 'explain-smallest', { side: names[side], value });
  }
  if (answer === 1) return cutReason(tree, node, names);
  const { low, high } = standing(tree, node, tree.end[child]!);
  return t('explain-open', { window: windowText(tree.file, low, high) });
}
