import { MiniBoard } from '../board/mini_board';
import { levelText } from '../format';
import { Button } from '../parts/button';
import { Play } from '../parts/icons';
import { Mark } from '../parts/mark';
import type { GameDescription } from '../protocol';
import { follow, pathOf } from '../route';
import { setupFor } from '../settings';
import { welcome } from '../connection';
import { beginAsUsual, dialog, lastGame } from '../store';
import { clockName, clocks } from './clocks';

/// What the large button will do, in words.
function usualWords(game: GameDescription): string {
  const setup = setupFor(game);
  const clock = setup.clock
    ? clocks(setup.clock).find(each => each.value === clockName(setup.clock))!.title
    : 'no clock';
  if (setup.seat === 'both') return `Two people at one board, ${clock}`;
  if (setup.seat === 'none') return 'Two computers, and you watch';
  const opponent = setup.computers[setup.seat === 'first' ? 'second' : 'first'];
  return `You against the computer: ${levelText(opponent).toLowerCase()}, ${clock}`;
}

/// The way back to the last game, if it goes on.
function GoOn() {
  const last = lastGame.value;
  if (!last || last.outcome || last.plies === 0) return null;
  const place = { place: 'play', id: last.id } as const;
  return (
    <a class="go-on" href={pathOf(place)} onClick={event => follow(event, place)}>
      Go on with your last game: {last.title}, {last.plies === 1 ? '1 move' : `${last.plies} moves`}
    </a>
  );
}

function GameCard({ game }: { game: GameDescription }) {
  return (
    <li class="card">
      <button type="button" class="card-button" onClick={() => (dialog.value = { name: 'setup', game: game.id })}>
        <span class={`card-boards boards-${game.boards.length}`}>
          {game.boards.map((board, index) => (
            <MiniBoard key={index} layout={game.layout[index]!} picture={board} bottom={game.layout[index]!.first} />
          ))}
        </span>
        <span class="card-words">
          <span class="card-title">{game.title}</span>
          <span class="card-summary">{game.summary}</span>
          <span class="card-play">
            <Play size={16} aria-hidden="true" /> Play
          </span>
        </span>
      </button>
    </li>
  );
}

/// The first screen: play chess at once, or choose among the games.
export function ChooseScreen() {
  const games = welcome.value?.games ?? [];
  const chess = games[0];
  return (
    <main class="choose">
      <header class="choose-head">
        <div class="choose-title">
          <Mark size={56} />
          <div>
            <h1>Rookery</h1>
            <p class="quiet">One search, many boards.</p>
          </div>
        </div>
        {chess && (
          <div class="choose-now">
            <Button look="main" icon={Play} onClick={() => beginAsUsual(chess)}>
              {`Play ${chess.title.toLowerCase()}`}
            </Button>
            <p class="quiet">
              {usualWords(chess)}
              <GoOn />
            </p>
          </div>
        )}
      </header>
      <h2 class="visually-hidden">All games</h2>
      <ul class="cards">
        {games.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </main>
  );
}
