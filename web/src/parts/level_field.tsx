import { useEffect, useId, useState } from 'preact/hooks';
import { levelText } from '../format';
import type { Player, Welcome } from '../protocol';
import { t } from '../shared/language';
import { Choice } from './choice';

type Kind = 'depth' | 'time' | 'elo';

const times = [50, 100, 200, 500, 1000, 2000, 3000, 5000, 10000, 20000, 30000, 60000];
const eloStep = 50;

/// None for an opponent or another engine, whose strength is its own affair.
const kindOf = (computer: Player): Kind | '' =>
  computer.opponent || computer.engine
    ? ''
    : computer.time !== undefined
      ? 'time'
      : computer.elo !== undefined
        ? 'elo'
        : 'depth';

const defaultValue: Record<Kind, number> = { depth: 4, time: 1000, elo: 1500 };

/// The slider's range for a kind of level, and the way between its positions and values.
function scaleOf(kind: Kind, levels: Welcome['levels']) {
  const [minimum, maximum] = levels[kind];
  if (kind === 'time') {
    const offered = times.filter(time => time >= minimum && time <= maximum);
    const nearest = (value: number) => offered.filter(time => time <= value).length - 1;
    return { min: 0, max: offered.length - 1, step: 1, toValue: (at: number) => offered[at]!, toPlace: nearest };
  }
  const same = (value: number) => value;
  return { min: minimum, max: maximum, step: kind === 'elo' ? eloStep : 1, toValue: same, toPlace: same };
}

function withLevel(computer: Player, kind: Kind, value: number): Player {
  const { opponent: _opponent, engine: _engine, depth: _depth, time: _time, elo: _elo, ...rest } = computer;
  return { ...rest, [kind]: value };
}

interface Properties {
  computer: Player;
  levels: Welcome['levels'];
  onChange(computer: Player): void;
}

/// How strong a computer is: by depth, by time or by rating.
export function LevelField({ computer, levels, onChange }: Properties) {
  const chosen = kindOf(computer);
  const kind = chosen || 'depth';
  const value = computer[kind] ?? defaultValue[kind];
  const [draft, setDraft] = useState(value);
  const id = useId();
  useEffect(() => setDraft(value), [value, kind]);
  const scale = scaleOf(kind, levels);
  const clamp = (wanted: Kind) => Math.max(levels[wanted][0], Math.min(levels[wanted][1], defaultValue[wanted]));
  return (
    <div class="level">
      <Choice<Kind | ''>
        label={t('strength-by')}
        value={chosen}
        choices={[
          { value: 'depth', title: t('depth') },
          { value: 'time', title: t('time') },
          { value: 'elo', title: t('elo') },
        ]}
        onChange={wanted => wanted && onChange(withLevel(computer, wanted, clamp(wanted)))}
      />
      {chosen && (
        <div class="slider">
          <input
            id={id}
            type="range"
            aria-label={t('strength')}
            aria-valuetext={levelText(withLevel(computer, kind, draft))}
            min={scale.min}
            max={scale.max}
            step={scale.step}
            value={scale.toPlace(draft)}
            onInput={event => setDraft(scale.toValue(Number(event.currentTarget.value)))}
            onChange={event => onChange(withLevel(computer, kind, scale.toValue(Number(event.currentTarget.value))))}
          />
          <output for={id}>{levelText(withLevel(computer, kind, draft))}</output>
        </div>
      )}
    </div>
  );
}
