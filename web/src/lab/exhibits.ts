import { startJob } from '../jobs';
import { durationText, groupedText } from '../format';
import type { JobRequest, JobType, ResultOf } from '../shared/answers';
import { t, type PlainMessageId } from '../shared/language';
import { balanceTitle, measureTitle } from '../shared/names';
import type { CountRow, RecordedPly } from '../protocol';
import { countOf } from './experiments';
import type { Overlay } from './overlay';

/// The five works that Rookery grew out of: what they published, and the same measured here.

/// What a figure comes to on this machine: words, and a picture where there is one.
export interface Measured {
  ours: string;
  /// Whether it is what was published; left out where there is nothing to compare.
  isSame?: boolean;
  /// The token of a picture.
  picture?: string;
  /// Two games on one picture.
  overlay?: Overlay;
  /// A time, if that is what was measured.
  milliseconds?: number;
}

export interface Figure {
  id: string;
  words: PlainMessageId;
  /// As it was published; a dash where only ours exists.
  published: string;
  command: string;
  measure(): Promise<Measured>;
}

export interface Exhibit {
  id: string;
  title: PlainMessageId;
  about: PlainMessageId;
  figures: Figure[];
}

async function resultOf<T extends JobType>(request: JobRequest<T>): Promise<ResultOf<T>> {
  const job = startJob(request);
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result) throw new Error(reason ?? t('did-not-work'));
  return result;
}

async function rowsOf(request: JobRequest<'lab-nodes'>): Promise<CountRow[]> {
  const rows: CountRow[] = [];
  const job = startJob(request, news => {
    if (news.row) rows.push(news.row);
  });
  await job.ended;
  if (rows.length === 0) throw new Error(job.state.value.reason ?? t('did-not-work'));
  return rows;
}

/// The plies of one game between two alike.
async function pliesOf(request: Extract<Parameters<typeof startJob>[0], { type: 'lab-run' }>): Promise<RecordedPly[]> {
  const plies: RecordedPly[] = [];
  const job = startJob(request, news => plies.push(...(news.plies ?? [])));
  await job.ended;
  if (plies.length === 0) throw new Error(job.state.value.reason ?? t('did-not-work'));
  return plies;
}

/// The same players from the same start, without and with promotion, en passant and check.
async function rulesOverlay(): Promise<Overlay> {
  const player = { algorithm: 'alphabeta', evaluation: 'material', depth: 3 };
  const run = (game: string) =>
    pliesOf({
      type: 'lab-run',
      game,
      first: player,
      second: player,
      games: 1,
      random_plies: 8,
      seed: 3,
      max_plies: 120,
    });
  const games: [RecordedPly[], RecordedPly[]] = [await run('pawns-kings'), await run('endgame')];
  const curves = (value: (ply: RecordedPly) => number | null): Overlay['plots'][number]['curves'] => [
    games[0].map(value),
    games[1].map(value),
  ];
  const evaluation = (ply: RecordedPly) =>
    ply.evaluation === null ? null : ply.unit === 'centipawns' ? ply.evaluation / 100 : ply.evaluation;
  return {
    names: [t('rules-before'), t('rules-after')],
    plots: [
      { title: t('evaluation'), curves: curves(evaluation) },
      { title: balanceTitle('material'), curves: curves(ply => ply.balance) },
      { title: t('nodes'), curves: curves(ply => ply.nodes), isLogarithmic: true },
      { title: measureTitle('king distance'), curves: curves(ply => ply.measure) },
    ],
  };
}

const sheepAtE7 = '8/4w3/8/8/8/8/8/S1S1S1S1 w';
/// The evaluations that were published for the wolf on e7, by depth from 2.
export const publishedCounts: Record<string, number[]> = {
  minimax: [28, 172, 516, 3132, 12474, 75455, 228865],
  simple: [10, 46, 54, 272, 308, 1601, 3413],
  fast: [10, 47, 59, 300, 363, 1706, 3157],
  smart: [16, 148, 115, 651, 323, 1817, 9192],
};
/// What depth 18 took on the laptop of the publication, in milliseconds.
export const publishedTimes = { simple: 2600, fast: 3700, smart: 9500 };
type TimedEvaluation = keyof typeof publishedTimes;

const listed = (counts: number[]): string => counts.map(groupedText).join(' · ');

const sheepCounts = (name: string): Figure => {
  const isMinimax = name === 'minimax';
  const evaluation = isMinimax ? 'simple' : name;
  const algorithm = isMinimax ? 'minimax' : 'alphabeta';
  return {
    id: `counts-${name}`,
    words: isMinimax
      ? 'figure-counts-minimax'
      : name === 'simple'
        ? 'figure-counts-simple'
        : name === 'fast'
          ? 'figure-counts-fast'
          : 'figure-counts-smart',
    published: listed(publishedCounts[name]!),
    command: `rookery lab nodes --game wolf-sheep --fen '${sheepAtE7}' --depths 2-8 --evaluation ${evaluation} --algorithms ${algorithm}`,
    async measure() {
      const rows = await rowsOf({
        type: 'lab-nodes',
        game: 'wolf-sheep',
        text: sheepAtE7,
        from: 2,
        to: 8,
        evaluation,
        algorithms: [algorithm],
      });
      const counts = rows.map(row => countOf(row, algorithm)!.evaluations);
      return { ours: listed(counts), isSame: String(counts) === String(publishedCounts[name]) };
    },
  };
};

const sheepTime = (evaluation: TimedEvaluation, words: PlainMessageId): Figure & { evaluation: TimedEvaluation } => ({
  id: `time-${evaluation}`,
  evaluation,
  words,
  get published() {
    return durationText(publishedTimes[evaluation]);
  },
  command: `rookery lab nodes --game wolf-sheep --fen '${sheepAtE7}' --depths 18 --evaluation ${evaluation} --algorithms alphabeta --csv`,
  async measure() {
    const [row] = await rowsOf({
      type: 'lab-nodes',
      game: 'wolf-sheep',
      text: sheepAtE7,
      from: 18,
      to: 18,
      evaluation,
      algorithms: ['alphabeta'],
      budget: 10_000_000_000,
    });
    const milliseconds = countOf(row!, 'alphabeta')!.seconds * 1000;
    return { ours: durationText(milliseconds), milliseconds };
  },
});

/// The times that are compared on the card.
export const sheepTimes = [
  sheepTime('simple', 'figure-time-simple'),
  sheepTime('fast', 'figure-time-fast'),
  sheepTime('smart', 'figure-time-smart'),
];

const proof = (depth: number, published: string, words: PlainMessageId): Figure => ({
  id: `prove-${depth}`,
  words,
  published,
  command: `rookery lab prove --player 'algorithm=alphabeta evaluation=simple depth=${depth}'`,
  async measure() {
    const { losses, positions, svg } = await resultOf({
      type: 'lab-prove',
      game: 'wolf-sheep',
      player: { algorithm: 'alphabeta', evaluation: 'simple', depth },
    });
    return { ours: t('figure-losses', { losses, positions: groupedText(positions) }), picture: svg };
  },
});

const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
/// Nine leaves in three branches, of which alpha-beta looks at six in this order.
export const nineLeaves = '((5 8 9) (6 3 7) (2 8 4))';

export const exhibits: Exhibit[] = [
  {
    id: 'xboard',
    title: 'exhibit-xboard',
    about: 'exhibit-xboard-about',
    figures: [
      {
        id: 'speed',
        words: 'figure-speed',
        published: '150,000/s · 7 s',
        command: 'rookery lab nodes --game chess --depths 5 --evaluation simplified --algorithms alphabeta --csv',
        async measure() {
          const [row] = await rowsOf({
            type: 'lab-nodes',
            game: 'chess',
            from: 5,
            to: 5,
            evaluation: 'simplified',
            algorithms: ['alphabeta'],
          });
          const { nodes, seconds } = countOf(row!, 'alphabeta')!;
          return {
            ours: `${groupedText(Math.round(nodes / seconds / 1000) * 1000)}/s · ${durationText(seconds * 1000)}`,
          };
        },
      },
      {
        id: 'ladder',
        words: 'figure-ladder',
        published: '–',
        command: 'rookery lab ladder --games 40 --nodes 20000 --svg ladder.svg',
        async measure() {
          const { rungs, svg } = await resultOf({
            type: 'lab-ladder',
            game: 'chess',
            games: 4,
            nodes: 2000,
          });
          return { ours: t('figure-elo', { elo: Math.round(rungs.at(-1)!.elo) }), picture: svg };
        },
      },
    ],
  },
  {
    id: 'wolf-sheep',
    title: 'exhibit-wolf-sheep',
    about: 'exhibit-wolf-sheep-about',
    figures: [
      sheepCounts('minimax'),
      sheepCounts('simple'),
      sheepCounts('fast'),
      sheepCounts('smart'),
      ...sheepTimes,
      proof(12, '–', 'figure-prove-12'),
      proof(13, '–', 'figure-prove-13'),
    ],
  },
  {
    id: 'bughouse',
    title: 'exhibit-bughouse',
    about: 'exhibit-bughouse-about',
    figures: [
      {
        id: 'depth-3',
        words: 'figure-bughouse',
        published: '> 5 h',
        command: 'rookery lab nodes --game bughouse --depths 3 --algorithms alphabeta --csv',
        async measure() {
          const [row] = await rowsOf({
            type: 'lab-nodes',
            game: 'bughouse',
            from: 3,
            to: 3,
            algorithms: ['alphabeta'],
          });
          return { ours: durationText(countOf(row!, 'alphabeta')!.seconds * 1000) };
        },
      },
    ],
  },
  {
    id: 'captures-first',
    title: 'exhibit-captures',
    about: 'exhibit-captures-about',
    figures: [
      {
        id: 'nine',
        words: 'figure-nine',
        published: '9 → 6',
        command: 'rookery play',
        async measure() {
          const summary = await resultOf({
            type: 'xray',
            game: 'tree',
            text: nineLeaves,
            search: 'alphabeta',
          });
          const { minimax, evaluations, minimum } = summary;
          return {
            ours: t('figure-nine-ours', { all: minimax!.evaluations, leaves: evaluations, least: minimum! }),
            isSame: minimax!.evaluations === 9 && evaluations === 6,
          };
        },
      },
      {
        id: 'ordering',
        words: 'figure-ordering',
        published: '–',
        command: `rookery lab nodes --game chess --fen '${italian}' --depths 4 --evaluation material`,
        async measure() {
          const [row] = await rowsOf({
            type: 'lab-nodes',
            game: 'chess',
            text: italian,
            from: 4,
            to: 4,
            evaluation: 'material',
            algorithms: ['minimax', 'alphabeta', 'captures-first'],
          });
          const leaves = ['minimax', 'alphabeta', 'captures-first'].map(name => countOf(row!, name)!.evaluations);
          return { ours: leaves.map(groupedText).join(' · ') };
        },
      },
    ],
  },
  {
    id: 'pawns-kings',
    title: 'exhibit-pawns-kings',
    about: 'exhibit-pawns-kings-about',
    figures: [
      {
        id: 'grid',
        words: 'figure-grid',
        published: '–',
        command: 'rookery lab grid --game pawns-kings --from 1 --to 6 --games 10 --svg grid.svg',
        async measure() {
          const { cells, svg } = await resultOf({
            type: 'lab-grid',
            game: 'pawns-kings',
            player: { algorithm: 'alphabeta', evaluation: 'material' },
            from: 1,
            to: 4,
            games: 4,
          });
          const games = cells.reduce((sum, cell) => sum + cell.games, 0);
          return { ours: t('figure-games', { games }), picture: svg };
        },
      },
      {
        id: 'rules',
        words: 'figure-rules',
        published: '–',
        command:
          'rookery lab run --game endgame --white "algorithm=alphabeta depth=3 evaluation=material" --random-plies 8 --seed 3 --max-plies 120 --svg after.svg',
        async measure() {
          const overlay = await rulesOverlay();
          const [before, after] = overlay.plots[0]!.curves;
          return { ours: t('figure-rules-ours', { before: before.length, after: after.length }), overlay };
        },
      },
    ],
  },
];
