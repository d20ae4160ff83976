import { countText, withoutArticle } from '../format';
import { Button } from '../parts/button';
import { Crosshair, Cpu } from '../parts/icons';
import { about, current, playFrom, study, view } from './analysis';
import {
  evaluation,
  found,
  isOn,
  isThreat,
  linesWanted,
  setLines,
  solve,
  solving,
  toggle,
  toggleThreat,
} from './engine';
import type { FoundLine, LinesMessage } from './messages';
import { compactScore, scoreInWords } from './scores';

const lineChoices = [1, 2, 3, 4, 5];
const largestSolvedSoon = 8;

function facts(message: LinesMessage | null): string {
  if (view.value?.outcome) return view.value.outcome.words;
  if (!isOn.value) return 'Off';
  if (!message) return 'Starting …';
  if (message.waiting) return 'Waiting for its turn …';
  if (message.exact) return message.words ?? 'Solved';
  const depth = `Depth ${message.depth ?? 0}`;
  const speed = message.speed ? `, ${countText(message.speed)} nodes/s` : '';
  return message.resting ? `${depth}, resting` : depth + speed;
}

const boundSign = { exact: '', lower: '≥ ', upper: '≤ ' };

/// A line of the engine. Every move of it can be played.
function Line({ found: each, from, isExact }: { found: FoundLine; from: number; isExact: boolean }) {
  const moves = each.line.map(move => move.move);
  return (
    <li class="engine-line">
      <span class="engine-score">{boundSign[each.bound] + (isExact ? exactText(each) : compactScore(each.score))}</span>
      <span class="engine-moves">
        {each.line.map((move, index) => (
          <button
            type="button"
            key={index}
            class="move"
            disabled={isThreat.value}
            onClick={() => void playFrom(from, moves.slice(0, index + 1))}
          >
            {move.notation}
          </button>
        ))}
      </span>
    </li>
  );
}

/// Of a solved position: who wins, and in how many plies.
function exactText(each: FoundLine): string {
  if (!('win' in each.score)) return 'Draw';
  return `${withoutArticle(about.value!.sides[each.score.win])} ${each.score.plies}`;
}

/// Larger boards are solved when somebody asks for it.
function Solve() {
  const game = about.value;
  const layout = study.value?.layout[0];
  if (!game?.solved || !layout || layout.files <= largestSolvedSoon || view.value?.outcome || found.value?.exact)
    return null;
  const job = solving.value;
  if (!job) return <Button onClick={solve}>Solve this board exactly</Button>;
  const share = job.state.value.news?.share ?? 0;
  return (
    <div class="job-row">
      <progress max={1} value={share} aria-label="Solving" />
      <span class="quiet">{Math.round(share * 100)} %</span>
      <Button onClick={job.cancel}>Cancel</Button>
    </div>
  );
}

/// The engine: what it thinks of the position, in as many lines as somebody wants.
export function EnginePanel() {
  const message = found.value;
  const wanted = message?.exact ? message.lines.length : linesWanted.value;
  const shown = message?.lines.slice(0, Math.max(wanted, 1)) ?? [];
  const known = evaluation.value;
  return (
    <section class="engine" aria-label="Engine">
      <div class="engine-head">
        <label class="engine-switch">
          <input type="checkbox" role="switch" checked={isOn.value} onChange={toggle} />
          <Cpu size={18} aria-hidden="true" />
          <strong>Engine</strong>
        </label>
        <output class="engine-best">
          {known && !message?.exact && !isThreat.value ? scoreInWords(known.score, about.value!.sides) : ''}
        </output>
        <label class="engine-count">
          <span class="visually-hidden">Number of lines</span>
          <select value={String(linesWanted.value)} onChange={event => setLines(Number(event.currentTarget.value))}>
            {lineChoices.map(lines => (
              <option key={lines} value={String(lines)} selected={lines === linesWanted.value}>
                {lines === 1 ? '1 line' : `${lines} lines`}
              </option>
            ))}
          </select>
        </label>
        <Button icon={Crosshair} iconOnly look="quiet" pressed={isThreat.value} onClick={toggleThreat} shortcut="x">
          Show the threat
        </Button>
      </div>
      <p class="engine-facts quiet note">
        {isThreat.value ? `What the other side threatens. ${facts(message)}` : facts(message)}
      </p>
      {isOn.value && !view.value?.outcome && (
        <ol
          class="engine-lines"
          aria-label="Best lines"
          ref={list => list?.style.setProperty('--lines', String(isThreat.value ? 1 : linesWanted.value))}
        >
          {(isThreat.value ? shown.slice(0, 1) : shown).map((each, index) => (
            <Line key={index} found={each} from={current.value} isExact={message?.exact ?? false} />
          ))}
        </ol>
      )}
      {isOn.value && <Solve />}
    </section>
  );
}
