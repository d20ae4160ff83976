import { startJob } from '../jobs';
import { durationText, groupedText } from '../format';
import type { JobRequest, JobType, ResultOf } from '../shared/answers';
import { t, type PlainMessageId } from '../shared/language';
import { balanceTitle, evaluationTitle, exactText, measureTitle } from '../shared/names';
import type { CountRow, GridCell, LadderRung, Player, RecordedPly } from '../protocol';
import { countOf, curveValue, percentText } from './experiments';
import { markOf, publishedCounts, type Mark } from './figures';
import type { Overlay } from './overlay';
import { describe } from './parts';
import { rulesText, rulesWords } from './rule_switches';

/// The five works that Rookery grew out of: what they published, and the same measured here.

/// What a figure comes to on this machine: words, and a picture where there is one.
export interface Measured {
  ours: string;
  /// Ours for each row of what was published as a table, and how it compares where there is something to compare with.
  rows?: { ours: string; mark?: Mark }[];
  /// Whether it is what was published; left out where there is nothing to compare.
  isSame?: boolean;
  /// Where it is not: what differs, and why.
  reason?: string;
  /// The token of a picture.
  picture?: string;
  /// Tokens of files to keep.
  files?: { csv?: string; svg?: string };
  /// Every depth against every other, and what is measured besides.
  grid?: { cells: GridCell[]; measure: string };
  /// Two games on one picture.
  overlay?: Overlay;
  /// Times in milliseconds, if that is what was measured.
  times?: number[];
}

/// A table as it was published: what a row is about, and its figure.
export interface PublishedTable {
  head: PlainMessageId;
  rows: { name: string; published: string }[];
}

export interface Figure {
  id: string;
  words: PlainMessageId;
  /// As it was published; a dash where only ours exists.
  published: string | PublishedTable;
  command: string;
  /// A tree drawn by hand that X-ray shows.
  tree?: string;
  /// A position that can be looked at on the analysis board.
  position?: { game: string; text: string };
  measure(): Promise<Measured>;
}

export interface Exhibit {
  id: string;
  title: PlainMessageId;
  about: PlainMessageId;
  figures: Figure[];
  /// A game against the player of the work.
  play?: { words: PlainMessageId; game: string; player: Player };
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

const player = { algorithm: 'alphabeta', evaluation: 'material', depth: 3 };
const start = { random_plies: 8, seed: 3, max_plies: 120 };

/// The same players from the same start, by the published rules and by others.
async function rulesOverlay(rules: string, name: string): Promise<Overlay> {
  const run = (by?: string) =>
    pliesOf({ type: 'lab-run', game: 'pawns-kings', first: player, second: player, games: 1, ...start, rules: by });
  const games: [RecordedPly[], RecordedPly[]] = [await run(), await run(rules || undefined)];
  const curves = (value: (ply: RecordedPly) => number | null): Overlay['plots'][number]['curves'] => [
    games[0].map(value),
    games[1].map(value),
  ];
  return {
    names: [t('rules-before'), name],
    plots: [
      { title: t('evaluation'), curves: curves(curveValue) },
      { title: balanceTitle('material'), curves: curves(ply => ply.balance) },
      { title: t('nodes'), curves: curves(ply => ply.nodes), isLogarithmic: true },
      { title: measureTitle('king distance'), curves: curves(ply => ply.measure) },
    ],
  };
}

const runCommand = (rules: string, name: string): string =>
  `rookery lab run --game pawns-kings${rules && ` --rules ${rules}`} --white 'algorithm=${player.algorithm} depth=${player.depth} evaluation=${player.evaluation}' --random-plies ${start.random_plies} --seed ${start.seed} --max-plies ${start.max_plies} --svg ${name}.svg`;

const sheepAtE7 = '8/4w3/8/8/8/8/8/S1S1S1S1 w';
/// What depth 18 took on the laptop of the publication, in milliseconds.
export const publishedTimes = { simple: 2600, fast: 3700, smart: 9500 };
export const timedEvaluations = ['simple', 'fast', 'smart'] as const;

/// Depth 18 takes more nodes than are counted without being asked for.
const timeBudget = 10_000_000_000;

const listed = (counts: number[]): string => counts.map(groupedText).join(' · ');

/// The counts that are at hand; ours go on as deep as the work searched, but for minimax, which would take days.
const firstDepth = 2;
const publishedDepth = 11;
const searchedDepth = 18;

const sheepCounts = (name: string): Figure => {
  const isMinimax = name === 'minimax';
  const to = isMinimax ? publishedDepth : searchedDepth;
  const evaluation = isMinimax ? 'simple' : name;
  const algorithm = isMinimax ? 'minimax' : 'alphabeta';
  const published = publishedCounts[name]!;
  return {
    id: `counts-${name}`,
    words: isMinimax
      ? 'figure-counts-minimax'
      : name === 'simple'
        ? 'figure-counts-simple'
        : name === 'fast'
          ? 'figure-counts-fast'
          : 'figure-counts-smart',
    published: {
      head: 'depth',
      rows: Array.from({ length: to - firstDepth + 1 }, (_, place) => {
        const count = published[place];
        return { name: String(firstDepth + place), published: count === undefined ? '–' : groupedText(count) };
      }),
    },
    command: `rookery lab nodes --game wolf-sheep --fen '${sheepAtE7}' --depths ${firstDepth}-${to} --evaluation ${evaluation} --algorithms ${algorithm}${isMinimax ? '' : ` --budget ${timeBudget}`}`,
    async measure() {
      const rows = await rowsOf({
        type: 'lab-nodes',
        game: 'wolf-sheep',
        text: sheepAtE7,
        from: firstDepth,
        to,
        evaluation,
        algorithms: [algorithm],
        ...(isMinimax ? {} : { budget: timeBudget }),
      });
      const counts = rows.map(row => countOf(row, algorithm)!.evaluations);
      const marks = published.map((count, place) => markOf(counts[place], count));
      const other = marks.indexOf('≠');
      const alone = isMinimax
        ? t('reason-digits')
        : t('reason-counts-alone', { from: publishedDepth + 1, to: searchedDepth });
      return {
        ours: t('figure-counts-ours', {
          agree: marks.filter(mark => mark !== '≠').length,
          of: marks.length,
          from: firstDepth,
          to: publishedDepth,
        }),
        rows: counts.map((count, place) => ({ ours: groupedText(count), mark: marks[place] })),
        isSame: other < 0,
        reason:
          other < 0
            ? alone
            : t('reason-counts', { depth: firstDepth + other, published: groupedText(published[other]!) }),
      };
    },
  };
};

/// What depth 18 takes with each evaluation, one after the other: they would take each other's time.
export const sheepTimes: Figure = {
  id: 'times',
  words: 'figure-times',
  get published() {
    return {
      head: 'evaluation' as const,
      rows: timedEvaluations.map(name => ({
        name: evaluationTitle(name),
        published: durationText(publishedTimes[name]),
      })),
    };
  },
  command: `for evaluation in ${timedEvaluations.join(' ')}; do rookery lab nodes --game wolf-sheep --fen '${sheepAtE7}' --depths ${searchedDepth} --evaluation $evaluation --algorithms alphabeta --budget ${timeBudget} --csv; done`,
  async measure() {
    const times: number[] = [];
    for (const evaluation of timedEvaluations) {
      const [row] = await rowsOf({
        type: 'lab-nodes',
        game: 'wolf-sheep',
        text: sheepAtE7,
        from: searchedDepth,
        to: searchedDepth,
        evaluation,
        algorithms: ['alphabeta'],
        budget: timeBudget,
      });
      times.push(countOf(row!, 'alphabeta')!.seconds * 1000);
    }
    const all = times.reduce((sum, time) => sum + time, 0);
    return {
      ours: t('figure-times-ours', { time: durationText(all) }),
      rows: times.map(time => ({ ours: durationText(time) })),
      reason: t('reason-machine'),
      times,
    };
  },
};

const simpleAt = (depth: number | string): string => `algorithm=alphabeta evaluation=simple depth=${depth}`;
const prove = (depth: number) =>
  resultOf({
    type: 'lab-prove',
    game: 'wolf-sheep',
    player: { algorithm: 'alphabeta', evaluation: 'simple', depth },
  });

/// In how many ways the wolf wins, at each of some depths. What was published is about depth 18 alone.
const proofs = (id: string, depths: number[], words: PlainMessageId): Figure => ({
  id,
  words,
  published: '–',
  command: `for depth in ${depths.join(' ')}; do rookery lab prove --player "${simpleAt('$depth')}"; done`,
  async measure() {
    const losses: number[] = [];
    for (const depth of depths) losses.push((await prove(depth)).losses);
    return { ours: listed(losses) };
  },
});

/// What the work claims.
const claimedDepth = 18;
const claim: Figure = {
  id: `prove-${claimedDepth}`,
  words: 'figure-prove-18',
  get published() {
    return t('figure-never-beaten');
  },
  command: `rookery lab prove --player '${simpleAt(claimedDepth)}'`,
  async measure() {
    const { losses, positions, csv, svg } = await prove(claimedDepth);
    return {
      ours: t('figure-losses', { losses, positions: groupedText(positions) }),
      isSame: losses === 0,
      reason: losses === 0 ? undefined : t('reason-losses'),
      picture: svg,
      files: { csv, svg },
    };
  },
};

/// How long another engine was asked about a leaf of team bughouse, in milliseconds.
const externalTime = 10;

/// A game of team bughouse by two published evaluations.
const teams = ['sunsetter', 'sjeng'] as const;
const teamDepth = 4;
const teamStart = { random_plies: 4, seed: 3, max_plies: 200 };

/// The ply from which on a search sees the mate in every position, and whose search it is.
export function mateSeen(plies: RecordedPly[]): { ply: number; side: RecordedPly['side'] } | undefined {
  let first = plies.length;
  while (first > 0 && plies[first - 1]!.win_in_plies !== undefined) first -= 1;
  return first < plies.length ? { ply: first + 1, side: plies[first]!.side } : undefined;
}

/// What both teams think of one game. Until a team is asked again its last word stands; a mate has no number.
function teamOverlay(plies: RecordedPly[], mate: number | undefined): Overlay {
  const curve = (side: RecordedPly['side'], value: (ply: RecordedPly) => number | null) => {
    let last: number | null = null;
    return plies.map(ply => {
      if (ply.side === side) last = value(ply);
      return last;
    });
  };
  const curves = (value: (ply: RecordedPly) => number | null): Overlay['plots'][number]['curves'] => [
    curve('first', value),
    curve('second', value),
  ];
  return {
    names: [evaluationTitle(teams[0]), evaluationTitle(teams[1])],
    mark: mate === undefined ? undefined : { ply: mate, words: t('figure-bughouse-mark', { ply: mate }) },
    plots: [
      { title: t('evaluation'), curves: curves(curveValue) },
      { title: t('nodes'), curves: curves(({ nodes }) => nodes), isLogarithmic: true },
    ],
  };
}

/// A set of few men by the published rules: what every position of it is worth, and this one.
const smallSet = (id: string, text: string, words: PlainMessageId): Figure => ({
  id,
  words,
  published: '–',
  command: `rookery solve pawns-kings --fen '${text}'`,
  position: { game: 'pawns-kings', text },
  async measure() {
    const { lines, counts } = await resultOf({ type: 'solve', game: 'pawns-kings', text });
    const { first, second, draws } = counts!;
    const all = first + second + draws;
    const { score } = lines![0]!;
    const sides = describe('pawns-kings').sides;
    const exact = 'win' in score ? exactText(score.win, score.plies ?? null, sides) : exactText(null, null, sides);
    return {
      ours: t('figure-set-ours', {
        positions: groupedText(all),
        first: percentText(first / all),
        second: percentText(second / all),
        draws: percentText(draws / all),
        exact,
      }),
    };
  },
});

const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
/// Nine leaves in three branches, of which alpha-beta looks at six in this order.
export const nineLeaves = '((5 8 9) (6 3 7) (2 8 4))';

/// What takes long is measured in small, by the button and by the command alike.
const ladder = { games: 4, nodes: 2000, depth: 5 };
const grid = { from: 1, to: 6, games: 10 };

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
            reason: t('reason-engine'),
          };
        },
      },
      {
        id: 'ladder',
        words: 'figure-ladder',
        published: '–',
        command: `rookery lab ladder --games ${ladder.games} --nodes ${ladder.nodes} --depth ${ladder.depth} --svg ladder.svg`,
        async measure() {
          const { rungs, depth, csv, svg } = await resultOf({ type: 'lab-ladder', game: 'chess', ...ladder });
          const nodes = (rung: LadderRung | undefined) =>
            rung?.nodes_to_depth === undefined ? '–' : groupedText(rung.nodes_to_depth);
          return {
            ours: t('figure-ladder-ours', {
              elo: Math.round(rungs.at(-1)!.elo),
              depth,
              first: nodes(rungs[0]),
              last: nodes(rungs.at(-1)),
            }),
            picture: svg,
            files: { csv, svg },
          };
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
      sheepTimes,
      proofs('prove-fails', [10, 11, 12], 'figure-prove-fails'),
      proofs('prove-holds', [13, 14, 15, 16], 'figure-prove-holds'),
      claim,
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
          const { seconds } = countOf(row!, 'alphabeta')!;
          return { ours: durationText(seconds * 1000), reason: t('reason-own-evaluation') };
        },
      },
      {
        id: 'external',
        words: 'figure-bughouse-external',
        get published() {
          return t('figure-a-leaf', { time: durationText(externalTime) });
        },
        command: `rookery lab nodes --game bughouse --depths 2 --evaluation external --external-engine 'movetime ${externalTime} stockfish' --algorithms alphabeta --csv`,
        async measure() {
          const [row] = await rowsOf({
            type: 'lab-nodes',
            game: 'bughouse',
            from: 2,
            to: 2,
            evaluation: 'external',
            algorithms: ['alphabeta'],
            external_time: externalTime,
          });
          const { evaluations, seconds } = countOf(row!, 'alphabeta')!;
          return {
            ours: t('figure-bughouse-external-ours', {
              leaves: evaluations,
              time: durationText(seconds * 1000),
              each: durationText((seconds * 1000) / evaluations),
            }),
          };
        },
      },
      {
        id: 'game',
        words: 'figure-bughouse-game',
        published: '–',
        command: `rookery lab run --game bughouse --white 'evaluation=${teams[0]} depth=${teamDepth}' --black 'evaluation=${teams[1]} depth=${teamDepth}' --random-plies ${teamStart.random_plies} --seed ${teamStart.seed} --max-plies ${teamStart.max_plies} --svg bughouse.svg`,
        async measure() {
          const [first, second] = teams.map(evaluation => ({ evaluation, depth: teamDepth }));
          const plies = await pliesOf({ type: 'lab-run', game: 'bughouse', first, second, games: 1, ...teamStart });
          const mate = mateSeen(plies);
          const ours = mate
            ? t('figure-bughouse-mate', {
                plies: plies.length,
                ply: mate.ply,
                evaluation: evaluationTitle(teams[mate.side === 'first' ? 0 : 1]),
              })
            : t('figure-bughouse-no-mate', { plies: plies.length });
          return { ours, overlay: teamOverlay(plies, mate?.ply) };
        },
      },
    ],
  },
  {
    id: 'captures-first',
    title: 'exhibit-captures',
    about: 'exhibit-captures-about',
    play: {
      words: 'exhibit-captures-play',
      game: 'chess',
      player: { kind: 'computer', algorithm: 'alphabeta', ordering: 'captures', evaluation: 'material', depth: 4 },
    },
    figures: [
      {
        id: 'nine',
        words: 'figure-nine',
        published: '9 → 6',
        command: `rookery lab nodes --tree '${nineLeaves}'`,
        tree: nineLeaves,
        async measure() {
          const summary = await resultOf({
            type: 'xray',
            game: 'tree',
            text: nineLeaves,
            search: 'alphabeta',
          });
          const { minimax, evaluations, minimum } = summary;
          return {
            ours: t('figure-nine-ours', { all: minimax!.evaluations, leaves: evaluations, minimum: minimum! }),
            isSame: minimax!.evaluations === 9 && evaluations === 6,
            reason: minimax!.evaluations === 9 && evaluations === 6 ? undefined : t('reason-leaves'),
          };
        },
      },
      {
        id: 'ordering',
        words: 'figure-ordering',
        published: '–',
        command: `rookery lab nodes --game chess --fen '${italian}' --depths 4 --evaluation material --algorithms minimax,alphabeta,captures-first`,
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
        command: `rookery lab grid --game pawns-kings --from ${grid.from} --to ${grid.to} --games ${grid.games} --svg grid.svg`,
        async measure() {
          const { cells, measure, csv, svg } = await resultOf({
            type: 'lab-grid',
            game: 'pawns-kings',
            player: { algorithm: 'alphabeta', evaluation: 'material' },
            ...grid,
          });
          const games = cells.reduce((sum, cell) => sum + cell.games, 0);
          return { ours: t('figure-games', { games }), grid: { cells, measure }, files: { csv, svg } };
        },
      },
      {
        id: 'rules',
        words: 'figure-rules',
        published: '–',
        get command() {
          return `${runCommand('', 'before')} && ${runCommand(rulesText(), 'after')}`;
        },
        async measure() {
          const overlay = await rulesOverlay(rulesText(), rulesWords());
          const [before, after] = overlay.plots[0]!.curves;
          return { ours: t('figure-rules-ours', { before: before.length, after: after.length }), overlay };
        },
      },
      smallSet('set-pawn', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'figure-set-pawn'),
      smallSet('set-pawns', '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1', 'figure-set-pawns'),
      smallSet('set-two-pawns', '4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1', 'figure-set-two-pawns'),
    ],
  },
];
