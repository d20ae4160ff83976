import { MiniBoard } from '../board/mini_board';
import { levelText, movesOf } from '../format';
import { Button } from '../parts/button';
import { Face } from '../opponents/face';
import { findOpponent, opponentName, strengthText } from '../opponents/opponents';
import { ChevronDown, Cpu, Info, Play } from '../parts/icons';
import { Mark } from '../parts/mark';
import type { GameDescription } from '../protocol';
import { follow, pathOf } from '../route';
import { setupFor } from '../settings';
import { welcome } from '../connection';
import { t } from '../shared/language';
import { gameSummary, gameTitle } from '../shared/names';
import { beginDirectly, dialog, lastGame } from '../store';
import { clockName, clocks } from './clocks';
import { inOrder, pictureOf } from './pictures';

/// What the large button will do, in words.
function defaultSetupText(game: GameDescription): string {
  const setup = setupFor(game);
  const clock = setup.clock
    ? clocks(setup.clock).find(each => each.value === clockName(setup.clock))!.title
    : t('clock-none');
  if (setup.seat === 'both') return t('setup-both', { clock });
  if (setup.seat === 'none') return t('setup-watch');
  const opponent = setup.computers[setup.seat === 'first' ? 'second' : 'first'];
  if (opponent.opponent || opponent.engine) return clock;
  return t('setup-computer', { level: levelText(opponent), clock });
}

/// Whom the large button plays against: a click chooses another.
function ChosenOpponent({ game }: { game: GameDescription }) {
  const setup = setupFor(game);
  if (setup.seat === 'both' || setup.seat === 'none') return null;
  const computer = setup.computers[setup.seat === 'first' ? 'second' : 'first'];
  const opponent = findOpponent(computer.opponent);
  if (!opponent && !computer.engine) return null;
  const name = opponent ? opponentName(opponent) : computer.engine!;
  return (
    <button type="button" class="chosen-opponent" onClick={() => (dialog.value = { name: 'opponent', game: game.id })}>
      {opponent ? <Face opponent={opponent.id} size={44} /> : <Cpu size={44} aria-hidden="true" />}
      <span>
        <span class="opponent-name">{t('against-opponent', { name })}</span>
        <span class="quiet">{opponent ? strengthText(game, opponent) : t('other-engine')}</span>
      </span>
      <ChevronDown size={16} aria-hidden="true" />
      <span class="visually-hidden">{t('opponent-choose')}</span>
    </button>
  );
}

/// The way back to the last game, if it goes on.
function Continue() {
  const last = lastGame.value;
  if (!last || last.outcome || last.plies === 0) return null;
  const place = { place: 'play', id: last.id } as const;
  return (
    <a class="button continue" href={pathOf(place)} onClick={event => follow(event, place)}>
      {t('continue-game', { game: gameTitle(last), moves: movesOf(last.plies) })}
    </a>
  );
}

function GameCard({ game }: { game: GameDescription }) {
  return (
    <li class="card">
      <button type="button" class="card-button" onClick={() => (dialog.value = { name: 'setup', game: game.id })}>
        <span class={`card-boards boards-${game.boards.length}`}>
          {pictureOf(game).map((board, index) => (
            <MiniBoard key={index} layout={game.layout[index]!} picture={board} bottom={game.layout[index]!.first} />
          ))}
        </span>
        <span class="card-words">
          <span class="card-title">{gameTitle(game)}</span>
          <span class="card-summary">{gameSummary(game)}</span>
          <span class="card-play">
            <Play size={16} aria-hidden="true" /> {t('play')}
          </span>
        </span>
      </button>
      <span class="card-rules">
        <Button icon={Info} iconOnly look="quiet" onClick={() => (dialog.value = { name: 'rules', game: game.id })}>
          {t('rules-of', { game: gameTitle(game) })}
        </Button>
      </span>
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
            <p class="quiet">{t('motto')}</p>
          </div>
        </div>
        {chess && (
          <div class="choose-now">
            <Button look="main" icon={Play} onClick={() => void beginDirectly(chess)}>
              {t('play-chess')}
            </Button>
            <ChosenOpponent game={chess} />
            <p class="quiet">{defaultSetupText(chess)}</p>
            <Continue />
          </div>
        )}
      </header>
      <h2 class="visually-hidden">{t('all-games')}</h2>
      <ul class="cards">
        {inOrder(games).map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </main>
  );
}
