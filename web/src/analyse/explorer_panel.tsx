import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, connection } from '../connection';
import type { ExploredGame, ExplorerAnswer, PositionQuery, ResultCounts } from '../protocol';
import { follow, pathOf } from '../route';
import { t } from '../shared/language';
import { playerName, sideLabel } from '../shared/names';
import { moveText } from '../shared/notation';
import { percentText } from '../shared/numbers';
import './explorer.css';
import { about, current, playFrom, ply, queryOf, study } from './analysis';

/// Milliseconds until it is asked again, while games are still being read.
const again = 1000;

/// The server counts no more games that are still to be read than these, and one.
const mostCounted = 5000;

/// What is known of the position that is looked at.
const found = signal<ExplorerAnswer | null>(null);

/// Asks about the position for as long as it is looked at.
function useExplorer(): void {
  const query = study.value && connection.value === 'open' ? JSON.stringify(queryOf(current.value)) : '';
  useEffect(() => {
    let timer = 0;
    let isWanted = true;
    const look = async () => {
      const answer = await ask({ type: 'explore', ...(JSON.parse(query) as PositionQuery) }).catch(() => null);
      if (!isWanted) return;
      found.value = answer;
      if (answer && answer.unexplored > 0) timer = window.setTimeout(() => void look(), again);
    };
    if (query) void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query]);
}

const dayText = (day: string | undefined): string => (day ?? '').replace(/-/g, '.');

/// Who won how often, as a bar and in words.
function Shares({ counts }: { counts: ResultCounts }) {
  const { sides } = about.value!;
  const decided = counts.first + counts.draws + counts.second;
  if (decided === 0) return null;
  const shares = [
    { name: sideLabel(sides.first), look: 'first', share: counts.first / decided },
    { name: t('draw'), look: 'draws', share: counts.draws / decided },
    { name: sideLabel(sides.second), look: 'second', share: counts.second / decided },
  ];
  const words = shares.map(({ name, share }) => `${name} ${percentText(share)}`).join(', ');
  return (
    <span class="explorer-shares" role="img" aria-label={words} title={words}>
      {shares.map(({ look, share }) => (
        <span key={look} class={look} ref={bar => bar?.style.setProperty('flex-grow', String(share))} />
      ))}
    </span>
  );
}

function Moves({ answer }: { answer: ExplorerAnswer }) {
  const hasRatings = answer.rating !== undefined;
  const cells = (counts: ResultCounts) => (
    <>
      <td>{counts.games}</td>
      <td>
        <Shares counts={counts} />
      </td>
      {hasRatings && <td>{counts.rating ?? ''}</td>}
      <td>{dayText(counts.last)}</td>
    </>
  );
  return (
    <table class="explorer-moves">
      <thead>
        <tr>
          <th scope="col">{t('move')}</th>
          <th scope="col">{t('explorer-count')}</th>
          <th scope="col">{t('result')}</th>
          {hasRatings && <th scope="col">{t('explorer-rating')}</th>}
          <th scope="col">{t('explorer-last')}</th>
        </tr>
      </thead>
      <tbody>
        {answer.moves.map(each => (
          <tr key={each.move}>
            <th scope="row">
              <button type="button" class="move" onClick={() => void playFrom(current.value, [each.move])}>
                {moveText(each.notation)}
              </button>
            </th>
            {cells(each)}
          </tr>
        ))}
        <tr class="explorer-all">
          <th scope="row">
            <span aria-hidden="true">Σ</span>
            <span class="visually-hidden">{t('explorer-all')}</span>
          </th>
          {cells(answer)}
        </tr>
      </tbody>
    </table>
  );
}

function Game({ game }: { game: ExploredGame }) {
  const { sides } = about.value!;
  const there = { place: 'analyse', id: game.id, ply: String(game.ply) } as const;
  const names = `${playerName(game.players.first, 'first', sides)} – ${playerName(game.players.second, 'second', sides)}`;
  return (
    <li>
      <a href={pathOf(there)} onClick={event => follow(event, there)}>
        {game.title || names}
      </a>
      <span class="quiet note">{[game.result, dayText(game.day), game.event].filter(Boolean).join(', ')}</span>
    </li>
  );
}

/// The opening explorer: what was played in this position in stored games, and in which.
export function ExplorerPanel() {
  useExplorer();
  const answer = found.value;
  if (!answer || !about.value) return <div class="explorer" aria-busy="true" />;
  const { depth } = answer;
  const mayBeBeyond = depth !== undefined && (answer.games === 0 || ply.value >= depth);
  return (
    <div class="explorer">
      {answer.games === 0 ? (
        <p class="quiet note">{t(mayBeBeyond ? 'explorer-not-found' : 'explorer-none')}</p>
      ) : (
        <>
          <Moves answer={answer} />
          <h3>{t('explorer-latest')}</h3>
          <ul class="explorer-games">
            {answer.latest.map(game => (
              <Game key={game.id} game={game} />
            ))}
          </ul>
        </>
      )}
      {mayBeBeyond && <p class="quiet note">{t('explorer-depth', { moves: depth / 2 })}</p>}
      {answer.unexplored > 0 && (
        <p class="quiet note" role="status">
          {answer.unexplored > mostCounted
            ? t('explorer-unexplored-many', { count: mostCounted })
            : t('explorer-unexplored', { count: answer.unexplored })}
        </p>
      )}
    </div>
  );
}
