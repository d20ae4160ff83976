import { Dialog } from '../parts/dialog';
import type { GameDescription, Player, Side } from '../protocol';
import { change, settings, setupFor } from '../settings';
import { t } from '../shared/language';
import { dialog, game as playing, setPlayers } from '../store';
import { OpponentList } from './opponent_list';
import { asComputer } from './opponents';
import { OtherEngines } from './other_engines';

/// Another opponent in two clicks: for the next game, or for the side of the game that is open.
export function OpponentDialog({ game, side }: { game: GameDescription; side?: Side | undefined }) {
  const players = playing.value?.status.players;
  const setup = setupFor(game);
  const now = side && players ? players[side] : setup.computers.first;
  const close = () => (dialog.value = null);
  const choose = (computer: Player) => {
    if (side && players) setPlayers({ ...players, [side]: computer });
    const next = { ...setup, computers: { first: computer, second: computer } };
    change({ setups: { ...settings.value.setups, [game.id]: next } });
    close();
  };
  return (
    <Dialog title={t('opponent-choose')}>
      <OpponentList
        label={t('opponent-choose')}
        game={game}
        chosen={now.kind === 'computer' ? now.opponent : undefined}
        onStay={close}
        onChoose={opponent => choose(asComputer(opponent))}
      />
      <OtherEngines chosen={now.kind === 'computer' ? now.engine : undefined} onChoose={choose} />
    </Dialog>
  );
}
