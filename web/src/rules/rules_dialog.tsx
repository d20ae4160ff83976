import { Dialog } from '../parts/dialog';
import type { GameDescription } from '../protocol';
import { t } from '../shared/language';
import { gameTitle } from '../shared/names';
import { Rules } from './rules';

export function RulesDialog({ game }: { game: GameDescription }) {
  return (
    <Dialog title={t('rules-of', { game: gameTitle(game) })}>
      <Rules game={game} />
    </Dialog>
  );
}
