import { useState } from 'preact/hooks';
import { MiniBoard } from '../board/mini_board';
import { readPlacement, squaresInView } from '../board/squares';
import { welcome } from '../connection';
import { movesOf } from '../format';
import { Button } from '../parts/button';
import { Play } from '../parts/icons';
import type { PerSide, SolvedSquare } from '../protocol';
import { t } from '../shared/language';
import { exactText, sideCode, turnText } from '../shared/names';
import { squareCommand } from './figures';
import { CommandLine } from './parts';
import { goTo, isSolving, moves, page, ply, problem, type SquaresPage } from './squares';

function squareText({ square, winner, plies }: SolvedSquare, sides: PerSide<string>): string {
  const isOver = winner !== null && plies === 0;
  const exact = isOver
    ? t('outcome-win', { side: sideCode(sides[winner]), reason: 'none', words: '' })
    : exactText(winner, plies, sides);
  return t('squares-wolf-on', { square, exact });
}

/// The sheep, and in the color of the winner every square where the wolf could stand. Each says what it knows.
function SolvedBoard({ found, sides }: { found: SquaresPage; sides: PerSide<string> }) {
  const { position, squares } = found;
  const layout = position.layout[0]!;
  const [chosen, choose] = useState<string | null>(null);
  const known = new Map(squares.map(each => [each.square, each]));
  const pieces = readPlacement(position.boards[0]!.placement);
  const wolf = [...pieces].find(([, { letter }]) => letter.toLowerCase() === 'w')?.[0];
  const shown = known.get(chosen ?? '') ?? known.get(wolf ?? '');
  return (
    <>
      <div class="solved-board">
        <MiniBoard layout={layout} picture={position.boards[0]!} />
        <div class="solved-squares">
          {squaresInView(layout.files, layout.ranks, 'white').flatMap(row =>
            row.map(square => {
              const value = known.get(square);
              if (!value) return <span key={square} />;
              return (
                <button
                  type="button"
                  key={square}
                  class={`solved-square ${value.winner ?? 'draw'}${square === wolf ? ' wolf' : ''}`}
                  data-square={square}
                  aria-label={squareText(value, sides)}
                  aria-pressed={square === shown?.square}
                  onClick={() => choose(square)}
                >
                  {square !== wolf && value.plies ? movesOf(value.plies) : ''}
                </button>
              );
            }),
          )}
        </div>
      </div>
      <div class="solved-words">
        <p>{turnText(position.to_move, false, sides)}</p>
        <p role="status">{shown && squareText(shown, sides)}</p>
        <ul class="solved-key">
          {(['first', 'second'] as const).map(side => (
            <li key={side}>
              <span class={`solved-mark ${side}`} />
              {t('score-wins', { side: sideCode(sides[side]) })}
            </li>
          ))}
        </ul>
        {shown && <CommandLine command={squareCommand(position.text, shown.square)} />}
      </div>
    </>
  );
}

/// For every position of a game without mistakes: who wins, wherever the wolf stands.
export function SquaresView() {
  const about = welcome.value?.games.find(({ id }) => id === 'wolf-sheep');
  const [shown, setShown] = useState<SquaresPage | null>(page.value);
  if (!about) return null;
  // Until the next position is known, the one before it stays.
  const found = page.value ?? shown;
  if (page.value && page.value !== shown) setShown(page.value);
  const last = moves.value?.length ?? 0;
  return (
    <section class="exhibit-figure squares" aria-labelledby="solved-squares" aria-busy={isSolving.value}>
      <h3 id="solved-squares">{t('squares-title')}</h3>
      <p class="quiet">{t('squares-about')}</p>
      {problem.value && <p role="alert">{problem.value}</p>}
      {found ? (
        <>
          <div class="solved">
            <SolvedBoard found={found} sides={about.sides} />
          </div>
          <label class="squares-slider">
            <span>{t('squares-played', { plies: ply.value, all: last })}</span>
            <input
              type="range"
              min={0}
              max={Math.max(0, last - 1)}
              value={ply.value}
              onInput={event => void goTo(Number(event.currentTarget.value))}
            />
          </label>
        </>
      ) : (
        <div class="exhibit-actions">
          <Button icon={Play} disabled={isSolving.value} onClick={() => void goTo(0)}>
            {t(isSolving.value ? 'solving' : 'squares-show')}
          </Button>
        </div>
      )}
    </section>
  );
}
