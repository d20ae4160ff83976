import { MiniBoard } from '../board/mini_board';
import { agoText } from '../format';
import { Button } from '../parts/button';
import { Play } from '../parts/icons';
import type { StoredGame } from '../protocol';
import { follow, go, pathOf } from '../route';
import { loadMoreGames, storedGames } from '../store';

function GameLink({ game }: { game: StoredGame }) {
  const place = { place: 'play', id: game.id } as const;
  const { first, second } = game.players;
  const moves = game.plies === 0 ? 'not begun' : game.plies === 1 ? '1 move' : `${game.plies} moves`;
  return (
    <li>
      <a class="stored" href={pathOf(place)} onClick={event => follow(event, place)}>
        <span class="stored-board">
          <MiniBoard layout={game.layout[0]!} picture={game.boards[0]!} bottom={game.layout[0]!.first} />
        </span>
        <span class="stored-words">
          <strong>{game.title}</strong>
          <span>
            {first.name} – {second.name}
          </span>
          <span class="quiet">{game.outcome ? game.outcome.words : 'Goes on'}</span>
        </span>
        <span class="stored-facts quiet">
          <span>{agoText(game.changed, Date.now())}</span>
          <span>{moves}</span>
        </span>
      </a>
    </li>
  );
}

/// Everything that was played, latest first, to be opened again.
export function GamesScreen() {
  const stored = storedGames.value;
  return (
    <main class="games">
      <h1>Games</h1>
      {stored && stored.games.length === 0 && (
        <div class="empty">
          <p>Nothing here yet. Every game you play is kept and can be opened again.</p>
          <Button look="main" icon={Play} onClick={() => go({ place: 'choose' })}>
            Choose a game
          </Button>
        </div>
      )}
      <ul class="stored-list">
        {stored?.games.map(game => (
          <GameLink key={game.id} game={game} />
        ))}
      </ul>
      {stored?.more && <Button onClick={loadMoreGames}>Show more</Button>}
    </main>
  );
}
