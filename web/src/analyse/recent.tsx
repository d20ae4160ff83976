import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../connection';
import type { ListedGame } from '../protocol';
import { agoText, movesOf } from '../format';
import { go } from '../route';
import { t } from '../shared/language';
import { gameTitle } from '../shared/names';
import { dialog } from '../store';
import { identity } from './analysis';

const shown = 6;
const recent = signal<ListedGame[]>([]);

async function fetchRecent(): Promise<void> {
  try {
    recent.value = (await ask({ type: 'games', filter: { source: 'analysis' }, limit: shown + 1 })).games;
  } catch {
    recent.value = []; // everything else can be opened all the same
  }
}

function titleOf(game: ListedGame): string {
  const names = [game.players.first.name, game.players.second.name];
  const players = names.some(name => name && name !== '?') && game.event + game.day ? `${names.join(' – ')}, ` : '';
  return game.name || players + gameTitle(game);
}

/// The analyses that were worked on last.
export function Recent() {
  useEffect(() => void fetchRecent(), []);
  const others = recent.value.filter(each => each.id !== identity.value.id).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="recent-title">
      <h3 id="recent-title">{t('recent-analyses')}</h3>
      <ul>
        {others.map(each => (
          <li key={each.id}>
            <button
              type="button"
              class="title"
              onClick={() => {
                dialog.value = null;
                go({ place: 'analyse', id: each.id });
              }}
            >
              {titleOf(each)}{' '}
              <span class="quiet">
                {t('move-count', { count: movesOf(each.plies) })}, {agoText(each.changed, Date.now())}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
