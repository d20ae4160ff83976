import { welcome } from '../connection';
import { countText, movesOf } from '../format';
import { Button } from '../parts/button';
import { Conversation } from '../parts/conversation';
import { Crosshair, Cpu } from '../parts/icons';
import { t } from '../shared/language';
import { exactText, outcomeText, sideLabel } from '../shared/names';
import { moveText } from '../shared/notation';
import { percentText } from '../shared/numbers';
import { about, current, playFrom, view } from './analysis';
import {
  conversation,
  evaluation,
  found,
  isOn,
  isThreat,
  linesWanted,
  otherEngine,
  otherFound,
  setEngine,
  setLines,
  solve,
  solving,
  toggle,
  toggleThreat,
} from './engine';
import type { FoundLine, LinesMessage, Score } from '../protocol';
import { compactScore, scoreInWords } from './scores';

const lineChoices = [1, 2, 3, 4, 5];
function facts(message: LinesMessage | null): string {
  if (view.value?.outcome) return outcomeText(view.value.outcome, about.value?.sides);
  if (!isOn.value) return t('engine-off');
  if (!message) return t('engine-starting');
  if (message.waiting) return t('waiting-for-turn');
  if (message.lines.length === 0 && !message.resting) return t('engine-starting');
  if (message.exact) return certainText(message.lines[0]);
  if (message.tables) return t('tables-say', { what: certainText(message.lines[0]) });
  const depth = message.depth ?? 0;
  if (message.resting) return t('engine-resting', { depth });
  if (!message.speed) return t('level-depth', { depth });
  return t('engine-speed', { depth, speed: countText(message.speed) });
}

/// What is certain of the whole position: as good as its best move.
export function certainText(best: FoundLine | undefined): string {
  if (!best || !('win' in best.score)) return t('exact-draw');
  return exactText(best.score.win, best.score.plies, about.value!.sides);
}

/// In a head that has no room for words: a game that is over has its result.
function headScore(score: Score): string {
  if (!('win' in score) || score.plies) return compactScore(score);
  return score.win === 'first' ? '1–0' : '0–1';
}

const boundSign = { exact: '', lower: '≥ ', upper: '≤ ' };

/// A line of the engine. Every move of it can be played.
function Line({ found: each, from, isExact }: { found: FoundLine; from: number; isExact: boolean }) {
  const moves = each.line.map(move => move.move);
  return (
    <li class="engine-line">
      <span class="engine-score">
        {boundSign[each.bound] + (isExact ? exactScore(each) : compactScore(each.score))}
      </span>
      <span class="engine-moves">
        {each.line.map((move, index) => (
          <button
            type="button"
            key={index}
            class="move"
            disabled={isThreat.value}
            onClick={() => void playFrom(from, moves.slice(0, index + 1))}
          >
            {moveText(move.notation)}
          </button>
        ))}
      </span>
    </li>
  );
}

/// Of a solved position: who wins, and in how many moves.
function exactScore(each: FoundLine): string {
  if (!('win' in each.score)) return t('draw');
  return `${sideLabel(about.value!.sides[each.score.win])} ${movesOf(each.score.plies ?? 0)}`;
}

/// Larger boards and endings with a few men are solved when somebody asks for it.
function Solve() {
  if (!view.value?.solvable) return null;
  // Endings are solved without the rule of fifty moves: a win may take longer than that.
  if (found.value?.exact) return about.value?.solved ? null : <p class="note quiet">{t('solved-endings-note')}</p>;
  const job = solving.value;
  if (!job) return <Button onClick={solve}>{t('solve-exactly')}</Button>;
  const share = job.state.value.news?.share ?? 0;
  return (
    <div class="job-row">
      <progress max={1} value={share} aria-label={t('solving')} />
      <span class="quiet">{percentText(share)}</span>
      <Button onClick={job.cancel}>{t('cancel')}</Button>
    </div>
  );
}

/// Which engine looks beside our own; nothing to choose where there is none.
function EngineChoice() {
  const engines = welcome.value?.engines ?? [];
  if (engines.length === 0) return null;
  return (
    <label class="engine-choice">
      <span class="visually-hidden">{t('engine-choose')}</span>
      <select value={otherEngine.value} onChange={event => setEngine(event.currentTarget.value)}>
        {['', ...engines].map(name => (
          <option key={name} value={name} selected={name === otherEngine.value}>
            {name ? t('engine-beside', { name }) : t('engine-alone')}
          </option>
        ))}
      </select>
    </label>
  );
}

/// What one engine has found: how far it is, and its best lines.
function Findings({ message }: { message: LinesMessage | null }) {
  const words = facts(message);
  const wanted = message?.exact ? message.lines.length : linesWanted.value;
  const shown = message?.lines.slice(0, isThreat.value ? 1 : Math.max(wanted, 1)) ?? [];
  return (
    <>
      <p class="engine-facts quiet note">{isThreat.value ? t('threat-facts', { facts: words }) : words}</p>
      {isOn.value && !view.value?.outcome && (
        <ol
          class="engine-lines"
          aria-label={t('best-lines')}
          ref={list => list?.style.setProperty('--lines', String(isThreat.value ? 1 : linesWanted.value))}
        >
          {shown.map((each, index) => (
            <Line key={index} found={each} from={current.value} isExact={message?.exact ?? false} />
          ))}
        </ol>
      )}
    </>
  );
}

/// Ours and another engine's, one above the other.
function BothFindings() {
  const both = [
    { name: 'Rookery', message: found.value },
    { name: otherEngine.value, message: otherFound.value },
  ];
  return (
    <>
      {both.map(({ name, message }, index) => (
        <section key={index} class="engine-findings" aria-label={name}>
          <h3>{name}</h3>
          <Findings message={message} />
          {index === 0 && <Solve />}
        </section>
      ))}
    </>
  );
}

/// The engine: what it thinks of the position, in as many lines as somebody wants.
export function EnginePanel() {
  const message = found.value;
  const hasOther = isOn.value && otherEngine.value !== '' && !view.value?.outcome;
  const known = evaluation.value;
  const isScored = known !== null && !message?.exact && !isThreat.value;
  return (
    <section class="engine" aria-label={t('engine')}>
      <div class="engine-head">
        <label class="engine-switch">
          <input type="checkbox" role="switch" checked={isOn.value} onChange={toggle} />
          <Cpu size={18} aria-hidden="true" />
          <strong>{t('engine')}</strong>
        </label>
        <output
          class="engine-best"
          title={isScored ? scoreInWords(known.score, about.value!.sides) : undefined}
          aria-label={isScored ? scoreInWords(known.score, about.value!.sides) : undefined}
        >
          {isScored ? headScore(known.score) : ''}
        </output>
        <label class="engine-count">
          <span class="visually-hidden">{t('number-of-lines')}</span>
          <select value={String(linesWanted.value)} onChange={event => setLines(Number(event.currentTarget.value))}>
            {lineChoices.map(lines => (
              <option key={lines} value={String(lines)} selected={lines === linesWanted.value}>
                {t('lines', { count: lines })}
              </option>
            ))}
          </select>
        </label>
        <Button icon={Crosshair} iconOnly look="quiet" pressed={isThreat.value} onClick={toggleThreat} shortcut="x">
          {t('show-threat')}
        </Button>
      </div>
      <EngineChoice />
      {hasOther ? <BothFindings /> : <Findings message={message} />}
      {isOn.value && !hasOther && <Solve />}
      {isOn.value && otherEngine.value && <Conversation lines={conversation.value} />}
    </section>
  );
}
