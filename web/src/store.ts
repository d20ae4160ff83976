import { computed, signal } from '@preact/signals';
import { ask, listen, onWelcome, send, trySend, welcome } from './connection';
import {
  type Counts,
  type GameDescription,
  type Hint,
  type ListedGame,
  type NewGame,
  otherSide,
  type PerSide,
  type Player,
  type PlyRecord,
  type Refused,
  type SaidLine,
  type ServerMessage,
  type Side,
} from './protocol';
import { notice, say } from './notice';
import { continued } from './parts/conversation';
import { moveText } from './shared/notation';
import { apply, can, hasLostIt, isPersonsTurn, lastPly, opened, type OpenGame } from './open_game';
import { go, onArrival, route, type Route } from './route';
import { change, newGameFrom, offeredEngines, seatedEngines, settings, setupFor, type Setup } from './settings';
import { t } from './shared/language';
import { exactText, refusalText } from './shared/names';
import { play, type Sound } from './sounds';

/// Everything the page knows about playing. Components read these and call the functions below; nothing else changes them.
export const game = signal<OpenGame | null>(null);
export const counts = signal<{ ply: number; depth: number; rows: Counts[] } | null>(null);
/// What was said last to another engine that plays, and by it.
export const conversation = signal<SaidLine[]>([]);
/// The game that was played last.
export const lastGame = signal<ListedGame | null>(null);
export const dialog = signal<
  | { name: 'setup'; game: string; text?: string }
  | { name: 'opponent'; game: string; side?: Side }
  | { name: 'rules'; game: string }
  | { name: 'keys' }
  | { name: 'open' }
  | { name: 'share' }
  | { name: 'invite' }
  | null
>(null);

/// The ply that is looked at; null follows the game.
const lookedAt = signal<number | null>(null);
const turned = signal(false);
/// A move that was made here and not yet confirmed. It is sent again when the connection comes back.
const pending = signal<{ id: string; ply: number; move: string } | null>(null);
/// Grows when the boards must show the position again, because what the person did there does not hold.
export const resync = signal(0);

export const shownPly = computed(() => (game.value ? Math.min(lookedAt.value ?? Infinity, lastPly(game.value)) : 0));
export const isLive = computed(() => !game.value || shownPly.value === lastPly(game.value));
export const shownRecord = computed(() => game.value?.records[shownPly.value] ?? null);
/// A move that was made here and waits for a second click, if that is wanted.
export const proposed = signal<string | null>(null);
export const hasPending = computed(() => pending.value !== null);
/// The line for moves that are typed: what stands there, the number of the request while it waits for its answer, and why it
/// was refused, if it was.
const emptyLine = { text: '', request: 0, problem: null as string | null };
export const typed = signal(emptyLine);

/// Whether the curves, and what else tells the opponent's mind, are to be seen: not while a person plays, unless wanted.
export const showsCurves = computed(() => {
  if (!game.value) return false;
  const { status } = game.value;
  return settings.value.curves || Boolean(status.outcome || status.watch);
});

export const description = computed<GameDescription | null>(
  () => welcome.value?.games.find(each => each.id === game.value?.game) ?? null,
);

/// The side at the bottom: the person's, if there is one person.
export const bottomSide = computed<Side>(() => {
  const players = game.value?.status.players;
  const side = players?.first.kind === 'computer' && players.second.kind === 'person' ? 'second' : 'first';
  return turned.value ? otherSide(side) : side;
});

// What the server says -----------------------------------------------------------------------------------------------

onWelcome(() => {
  offeredEngines.value = welcome.value?.engines ?? [];
  seatedEngines.value = welcome.value?.seated_engines ?? [];
  arriveAt(route.value, true);
});
listen('game', message => show(opened(message, game.value, performance.now())));
listen('refused', refuse);
listen('counts', message => {
  if (counts.value) counts.value = { ...counts.value, rows: [...counts.value.rows, message] };
});
listen('conversation', message => {
  if (message.id && message.id === game.value?.id) conversation.value = continued(conversation.value, message.lines);
});
listen('draw', message => say(t(message.accepted ? 'draw-accepted' : 'draw-declined')));
for (const type of ['ply', 'status', 'info', 'hint', 'exact'] as const) listen(type, update);

function show(next: OpenGame): void {
  const before = game.value;
  game.value = next;
  proposed.value = null;
  typed.value = before?.id === next.id ? { ...typed.value, request: 0 } : emptyLine;
  resync.value += 1;
  if (before?.id !== next.id) {
    lookedAt.value = null;
    turned.value = false;
    counts.value = null;
    conversation.value = [];
    if (route.value.place !== 'play' || route.value.id !== next.id) go({ place: 'play', id: next.id });
  } else if (lookedAt.value !== null && lookedAt.value >= lastPly(next)) {
    lookedAt.value = null;
  }
  const waiting = pending.value;
  if (waiting && waiting.id === next.id && waiting.ply === lastPly(next)) send({ type: 'move', ...waiting });
  else pending.value = null;
}

function update(message: ServerMessage): void {
  if (!game.value) return;
  const change = apply(game.value, message, performance.now());
  if (change === 'same') return;
  if (change === 'gap') return void send({ type: 'open', id: game.value.id });
  const ended = !game.value.status.outcome && change.game.status.outcome;
  // What was said belongs to how things stood before.
  if (ended) notice.value = null;
  game.value = change.game;
  if (message.type === 'ply') {
    pending.value = null;
    proposed.value = null;
    if (typed.value.request > 0) typed.value = emptyLine;
    notice.value = null;
    play(soundOf(change.game));
  } else {
    // Nothing is left to be confirmed where the game has ended meanwhile, or somebody else plays the side.
    if (proposed.value && !isPersonsTurn(change.game)) confirmMove(false);
    if (ended) play('end');
  }
  if (message.type === 'hint') say(hintText(message));
  if (message.type === 'exact' && hasLostIt(change.game, message))
    say(t('that-lost-it', { exact: exactText(message.winner, message.plies, sidesOf(change.game)) }), true);
}

const piecesOn = (record: PlyRecord): number =>
  record.boards.reduce((sum, board) => sum + board.placement.replace(/[^a-z]/gi, '').length, 0);

/// What the latest move sounds like.
function soundOf({ status, records }: OpenGame): Sound {
  if (status.outcome) return 'end';
  if (status.check) return 'check';
  const [before, now] = records.slice(-2);
  return now && piecesOn(now) < piecesOn(before!) ? 'capture' : 'move';
}

const sidesOf = ({ game }: OpenGame): PerSide<string> =>
  welcome.value!.games.find(each => each.id === game)?.sides ?? { first: 'White', second: 'Black' };

function hintText({ notation, exact }: Hint): string {
  if (exact) return exactText(exact.winner, exact.plies, sidesOf(game.value!));
  return t('hint', { move: moveText(notation) });
}

function refuse(message: Refused): void {
  const problem = refusalText(message);
  say(problem, true);
  // What was typed stays, to be mended.
  if (message.request && message.request === typed.value.request) typed.value = { ...typed.value, request: 0, problem };
  if (message.to === 'move') {
    pending.value = null;
    resync.value += 1;
  }
  if (message.to === 'counts') counts.value = null;
  if (message.to === 'open') go({ place: 'choose' });
}

// What the person does -----------------------------------------------------------------------------------------------

/// Begins a game and shows it. Fails with a sentence if it cannot be begun like this.
export async function beginGame(request: NewGame): Promise<void> {
  show(opened(await ask(request), game.value, performance.now()));
}

/// The same, and remembers how, for the next time.
export async function begin(description: GameDescription, setup: Setup): Promise<void> {
  await beginGame(newGameFrom(description, setup));
  change({ setups: { ...settings.value.setups, [description.id]: setup } });
  dialog.value = null;
}

export const beginDirectly = (description: GameDescription) =>
  begin(description, setupFor(description)).catch((problem: Error) => say(problem.message, true));

/// The same again, with the sides exchanged if a person plays a computer.
export function rematch(): void {
  const { game: name, status, options, start, records } = game.value!;
  const { first, second } = status.players;
  const swap = first.kind !== second.kind;
  const players = { first: plain(swap ? second : first), second: plain(swap ? first : second) };
  const isDefaultStart = records[0]!.boards[0]!.placement === description.value?.boards[0]?.placement;
  const clock = status.clock ? { initial: status.clock.initial, increment: status.clock.increment } : undefined;
  const position = Object.keys(options).length > 0 ? { options } : isDefaultStart ? {} : { text: start };
  send({ type: 'new', game: name, players, clock, ...position });
}

/// Another game against the same player, with the same seats, from the position after so many plies of this one.
export async function tryAgainFrom(ply: number): Promise<void> {
  const { game: name, status, start, options, records } = game.value!;
  const { first, second } = status.players;
  const clock = status.clock ? { initial: status.clock.initial, increment: status.clock.increment } : undefined;
  // A position says itself how the game begins.
  const drawn = new Set(description.value?.options.filter(option => option.random).map(option => option.name));
  const kept = Object.fromEntries(Object.entries(options).filter(([option]) => !drawn.has(option)));
  const moves = records.slice(1, ply + 1).map(record => record.move!);
  try {
    const { text } = await ask({ type: 'position', game: name, text: start, options, moves });
    const players = { first: plain(first), second: plain(second) };
    show(
      opened(
        await ask({ type: 'new', game: name, players, clock, text, options: kept }),
        game.value,
        performance.now(),
      ),
    );
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

/// The same again with another computer.
export function rematchAgainst(computer: Player): void {
  const { game: name, status, options } = game.value!;
  const { first, second } = status.players;
  const players = {
    first: first.kind === 'computer' ? computer : plain(first),
    second: second.kind === 'computer' ? computer : plain(second),
  };
  const clock = status.clock ? { initial: status.clock.initial, increment: status.clock.increment } : undefined;
  if (description.value) {
    const setup = setupFor(description.value);
    change({
      setups: { ...settings.value.setups, [name]: { ...setup, computers: { first: computer, second: computer } } },
    });
  }
  send({ type: 'new', game: name, players, clock, options });
}

/// A player as it may be sent: the name is the server's.
function plain(player: Player & { name?: string }): Player {
  const { name: _name, ...rest } = player;
  return rest as Player;
}

/// A person's move on the board. It is sent at once, or when it is confirmed.
export function makeMove(move: string): void {
  if (settings.value.confirmMoves) proposed.value = move;
  else sendMove(move);
}

export function confirmMove(isWanted: boolean): void {
  const move = proposed.value;
  proposed.value = null;
  if (move && isWanted) sendMove(move);
  else resync.value += 1;
}

function sendMove(move: string): void {
  const current = game.value;
  if (!current) return;
  const ply = lastPly(current);
  // Without a connection the move waits: the server gets it as soon as it is there again.
  pending.value = { id: current.id, ply, move };
  trySend({ type: 'move', ply, move });
}

/// What stands in the line for moves.
export const changeTyped = (text: string) => void (typed.value = { ...emptyLine, text });

/// Plays a move as somebody has typed it, in coordinates or in notation. The line is empty when it is played.
export function playTyped(move: string): void {
  if (!game.value) return;
  const request = send({ type: 'move', ply: lastPly(game.value), move, written: true });
  typed.value = { ...typed.value, request, problem: null };
}

/// A move that is not legal: the server's refusal says why.
export function tryMove(move: string): void {
  if (game.value) send({ type: 'move', ply: lastPly(game.value), move });
}

/// Does one of the simple things, if the server said that it makes sense now.
export function act(
  what: 'takeback' | 'draw' | 'hint' | 'partner' | 'stop' | 'step' | 'pause' | 'resign' | 'run',
): void {
  if (!game.value || !can(game.value, what)) return;
  if (what === 'run') send({ type: 'run', delay: settings.value.watchDelay });
  else send({ type: what });
}

export function setWatchDelay(delay: number): void {
  change({ watchDelay: delay });
  if (game.value?.status.watch?.running) send({ type: 'run', delay });
}

export function setPlayers(players: PerSide<Player>): void {
  send({ type: 'players', players: { first: plain(players.first), second: plain(players.second) } });
}

export function count(depth: number): void {
  counts.value = { ply: shownPly.value, depth, rows: [] };
  send({ type: 'counts', depth, ply: shownPly.value });
}

export function look(ply: number): void {
  if (!game.value) return;
  const last = lastPly(game.value);
  const wanted = Math.max(0, Math.min(last, ply));
  lookedAt.value = wanted === last ? null : wanted;
  if (wanted === last) resync.value += 1;
}

export const flip = () => void (turned.value = !turned.value);

function arriveAt(next: Route, isNewConnection = false): void {
  if (!welcome.value) return;
  if (!isNewConnection) dialog.value = null;
  if (next.place === 'play') {
    if (game.value?.id === next.id && !isNewConnection) return;
    if (game.value?.id !== next.id) game.value = null;
    send({ type: 'open', id: next.id });
    return;
  }
  if (game.value && next.place === 'choose') leave();
  if (next.place === 'choose')
    ask({ type: 'games', limit: 1, filter: { source: 'played' } }).then(
      answer => (lastGame.value = answer.games[0] ?? null),
      () => {}, // it was only a convenience
    );
}

function leave(): void {
  game.value = null;
  pending.value = null;
  send({ type: 'leave' });
}

onArrival(next => arriveAt(next));
