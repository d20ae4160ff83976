import { Dialog } from '../parts/dialog';
import type { GameDescription, Side } from '../protocol';
import { change, settings, setupFor } from '../settings';
import { t } from '../shared/language';
import { dialog, game as playing, setPlayers } from '../store';
import { OpponentList } from './opponent_list';
import { asComputer } from './opponents';

/// Another opponent in two clicks: for the next game, or for the side of the game that is open.
export function OpponentDialog({ game, side }: { game: GameDescription; side?: Side | undefined }) {
  const players = playing.value?.status.players;
  const setup = setupFor(game);
  const now = side && players ? players[side] : setup.computers.first;
  const close = () => (dialog.value = null);
  return (
    <Dialog title={t('opponent-choose')}>
      <OpponentList
        label={t('opponent-choose')}
        game={game}
        chosen={now.kind === 'computer' ? now.opponent : undefined}
        onStay={close}
        onChoose={opponent => {
          const computer = asComputer(opponent);
          if (side && players) setPlayers({ ...players, [side]: computer });
          const next = { ...setup, computers: { first: computer, second: computer } };
          change({ setups: { ...settings.value.setups, [game.id]: next } });
          close();
        }}
      />
    </Dialog>
  );
}
