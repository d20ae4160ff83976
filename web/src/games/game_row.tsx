import { useState } from 'preact/hooks';
import { MiniBoard } from '../board/mini_board';
import { welcome } from '../connection';
import { agoText, movesOf } from '../format';
import { Button } from '../parts/button';
import { Pencil, Telescope, Trash2 } from '../parts/icons';
import { follow, pathOf, type Route } from '../route';
import { t } from '../shared/language';
import { gameTitle, outcomeText, playerName } from '../shared/names';
import { allChosen, choose, chosen, filter, remove, rename, setFilter } from './library';
import type { ListedGame } from '../protocol';

/// A game that goes on is played on; everything else is looked at.
const placeOf = (game: ListedGame): Route =>
  game.source === 'played' && !game.outcome ? { place: 'play', id: game.id } : { place: 'analyse', id: game.id };

const dayText = (day: string): string => day.replace(/-/g, '.');

function movesText({ plies, source }: ListedGame): string {
  if (plies === 0) return t(source === 'played' ? 'not-begun' : 'no-moves');
  return t('move-count', { count: movesOf(plies) });
}

function NameField({ game, onEnd }: { game: ListedGame; onEnd(): void }) {
  const [name, setName] = useState(game.name);
  const keep = () => {
    if (name.trim() !== game.name) void rename(game.id, name);
    onEnd();
  };
  return (
    <input
      class="name-field"
      type="text"
      aria-label={t('name-of-game')}
      maxLength={120}
      value={name}
      placeholder={playersText(game)}
      ref={field => field?.focus()}
      onInput={event => setName(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={event => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') onEnd();
      }}
    />
  );
}

const sidesOf = ({ game }: ListedGame) => welcome.value?.games.find(each => each.id === game)?.sides;

/// Names out of a file are as they are.
function playersText(game: ListedGame): string {
  const { first, second } = game.players;
  if (game.source !== 'played') return `${first.name} – ${second.name}`;
  return `${playerName(first, 'first', sidesOf(game))} – ${playerName(second, 'second', sidesOf(game))}`;
}

/// What the game is called, by a person or by its players.
const nameOf = (game: ListedGame): string => game.name || playersText(game);

function Words({ game }: { game: ListedGame }) {
  const facts = [game.name && playersText(game), gameTitle(game), game.event].filter(Boolean);
  const outcome = game.outcome
    ? outcomeText(game.outcome, sidesOf(game))
    : t(game.source === 'played' ? 'goes-on' : 'no-result');
  return (
    <>
      <span class="stored-players">{facts.join(' · ')}</span>
      <span class="quiet stored-outcome">{outcome}</span>
    </>
  );
}

/// One game of the list: the board at its end, who played, how it went, and what can be done with it.
export function GameRow({ game }: { game: ListedGame }) {
  const [isNaming, setNaming] = useState(false);
  const place = placeOf(game);
  const isChosen = allChosen.value || chosen.value.has(game.id);
  const words = `${nameOf(game)}, ${gameTitle(game)}`;
  const analyse: Route = { place: 'analyse', id: game.id };
  return (
    <li class={`stored${isChosen ? ' chosen' : ''}`} data-id={game.id}>
      <label class="stored-choice">
        <input
          type="checkbox"
          aria-label={t('choose-named', { name: words })}
          checked={isChosen}
          onChange={event => choose(game.id, event.currentTarget.checked)}
        />
      </label>
      <span class="stored-board">
        <MiniBoard layout={game.layout[0]!} picture={game.boards[0]!} bottom={game.layout[0]!.first} />
      </span>
      <div class="stored-words">
        {isNaming ? (
          <NameField game={game} onEnd={() => setNaming(false)} />
        ) : (
          <a class="stored-name" href={pathOf(place)} onClick={event => follow(event, place)}>
            {nameOf(game)}
          </a>
        )}
        <Words game={game} />
        {game.tags.length > 0 && (
          <span class="tags">
            {game.tags.map(tag => (
              <button
                type="button"
                class="tag"
                key={tag}
                title={t('show-tag', { tag })}
                onClick={() => setFilter({ tag: filter.value.tag === tag ? '' : tag })}
              >
                {tag}
              </button>
            ))}
          </span>
        )}
      </div>
      <div class="stored-facts quiet">
        <span>
          {game.source !== 'imported' ? agoText(game.changed, Date.now()) : dayText(game.day) || t('no-date')}
        </span>
        <span>{movesText(game)}</span>
        {game.source !== 'played' && <span>{t(game.source === 'imported' ? 'imported' : 'analysis-note')}</span>}
      </div>
      <div class="stored-tools">
        <a
          class="button quiet icon-only"
          href={pathOf(analyse)}
          aria-label={t('analyze-named', { name: words })}
          title={t('place-analyze')}
          onClick={event => follow(event, analyse)}
        >
          <Telescope size={18} aria-hidden="true" />
        </a>
        <Button icon={Pencil} iconOnly look="quiet" onClick={() => setNaming(true)}>
          {t('rename')}
        </Button>
        {!game.deleted && welcome.value?.rights.may_delete && (
          <Button icon={Trash2} iconOnly look="quiet" onClick={() => void remove({ ids: [game.id] })}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
