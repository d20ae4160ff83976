import { durationText } from '../format';
import type { GameDescription, Player, Welcome } from '../protocol';
import { t } from '../shared/language';
import { algorithmSummary, algorithmTitle, evaluationTitle } from '../shared/names';
import { findOpponent } from '../opponents/opponents';
import { Select } from './select';

/// Of a machine for which nobody has chosen one.
const defaultDepth = 4;

interface Properties {
  computer: Player;
  game: GameDescription;
  welcome: Welcome;
  onChange(computer: Player): void;
}

/// Whether it makes a difference to go on thinking: not where a depth or a rating says when to stop. Other engines and what was
/// learned in the lab think on their own time alone.
function canPonder({ opponent, time, algorithm, engine, learned }: Player): boolean {
  if (engine || learned) return false;
  const known = findOpponent(opponent);
  if (known) return known.elo === undefined;
  return time !== undefined && (algorithm ?? 'search') === 'search';
}

/// Drops in so many of the first plies, and what stands for all of them.
const dropPlies = [1, 2, 3, 4];
const everyPly = 'all';

/// How long another engine thinks about each board that an evaluation asks about, in milliseconds (the first was published),
/// and what stands for no time but a depth of one ply.
const externalTimes = [10, 50, 100, 500, 1000];
const onePly = 'ply';

/// Whatever was chosen elsewhere is among them.
const externalTimesWith = (chosen: number | undefined): number[] =>
  [...new Set([...externalTimes, ...(chosen ? [chosen] : [])])].sort((one, other) => one - other);

/// Which search a computer uses, and what it believes a position is worth.
export function MachineFields({ computer, game, welcome, onChange }: Properties) {
  // Who picks an algorithm builds a machine of their own: it is no longer the opponent, nor another engine.
  const set = (part: Partial<Player>) => {
    const { opponent, engine, ...rest } = computer;
    onChange({ ...rest, ...(opponent || engine ? { depth: defaultDepth } : {}), ...part });
  };
  const algorithm = computer.algorithm ?? welcome.algorithms[0]?.id ?? 'search';
  const hasOrder = algorithm !== 'search' && game.captures;
  const hasDrops = game.boards.some(({ pockets }) => pockets);
  return (
    <div class="fields-row">
      <Select
        label={t('algorithm')}
        value={algorithm}
        note={algorithmSummary(welcome.algorithms.find(each => each.id === algorithm))}
        choices={welcome.algorithms.map(each => ({ value: each.id, title: algorithmTitle(each) }))}
        onChange={value => set({ algorithm: value })}
      />
      <Select
        label={t('evaluation')}
        value={computer.evaluation ?? game.evaluations[0] ?? ''}
        choices={game.evaluations.map(each => ({ value: each, title: evaluationTitle(each) }))}
        onChange={value => set({ evaluation: value, learned: undefined, external_time: undefined })}
      />
      {computer.evaluation === 'external' && (
        <Select
          label={t('external-time')}
          value={String(computer.external_time ?? onePly)}
          choices={[
            { value: onePly, title: t('external-time-default') },
            ...externalTimesWith(computer.external_time).map(time => ({
              value: String(time),
              title: durationText(time),
            })),
          ]}
          onChange={value => set({ external_time: value === onePly ? undefined : Number(value) })}
        />
      )}
      {hasOrder && (
        <Select
          label={t('order-of-moves')}
          value={computer.ordering ?? 'generator'}
          choices={[
            { value: 'generator', title: t('order-generated') },
            { value: 'captures', title: t('order-captures') },
          ]}
          onChange={value => set({ ordering: value === 'captures' ? 'captures' : undefined })}
        />
      )}
      {hasDrops && (
        <Select
          label={t('drop-plies')}
          isWide
          value={String(computer.drop_plies ?? everyPly)}
          choices={[
            { value: everyPly, title: t('drop-plies-all') },
            ...dropPlies.map(plies => ({ value: String(plies), title: t('drop-plies-first', { plies }) })),
          ]}
          onChange={value => set({ drop_plies: value === everyPly ? undefined : Number(value) })}
        />
      )}
      {canPonder(computer) && (
        <label class="field wide ponder">
          <input
            type="checkbox"
            checked={computer.ponder ?? false}
            onChange={event => onChange({ ...computer, ponder: event.currentTarget.checked })}
          />
          {t('ponder')}
        </label>
      )}
    </div>
  );
}
