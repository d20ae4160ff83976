import { useEffect, useRef, useState } from 'preact/hooks';
import { countText, durationText, groupedText, movesOf, scoreText } from '../format';
import { isWatched, latestSearch } from '../open_game';
import { OpponentList } from '../opponents/opponent_list';
import { asComputer } from '../opponents/opponents';
import { OtherEngines } from '../opponents/other_engines';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Conversation } from '../parts/conversation';
import { LevelField } from '../parts/level_field';
import { MachineFields } from '../parts/machine_fields';
import { PartnerField } from '../parts/partner_field';
import { Select } from '../parts/select';
import type { NamedPlayer, Player, Side } from '../protocol';
import { setupFor } from '../settings';
import { welcome } from '../connection';
import { t } from '../shared/language';
import { algorithmTitle, sideLabel } from '../shared/names';
import { moveText } from '../shared/notation';
import { act, conversation, count, counts, description, game, setPlayers } from '../store';
import { XrayButtons } from './xray_buttons';

/// The level a side gets when a computer takes over.
function computerFor(player: NamedPlayer, side: Side): Player {
  return player.kind === 'computer' ? player : setupFor(description.value!).computers[side];
}

function LiveSearch({ side }: { side: Side }) {
  const found = latestSearch(game.value!, side);
  if (!found) return <p class="quiet note">{t('no-search-yet')}</p>;
  const depth = found.selectiveDepth ? `${found.depth} (${found.selectiveDepth})` : String(found.depth);
  return (
    <dl class="live">
      <div>
        <dt>{t('depth')}</dt>
        <dd>{depth}</dd>
      </div>
      <div>
        <dt>{t('nodes')}</dt>
        <dd>{countText(found.nodes)}</dd>
      </div>
      <div>
        <dt>{t('speed')}</dt>
        <dd>{t('per-second', { count: countText(found.speed) })}</dd>
      </div>
      <div>
        <dt>{t('score')}</dt>
        <dd>{scoreText(found.score)}</dd>
      </div>
      <div class="live-line">
        <dt>{t('best-line')}</dt>
        <dd>{found.line.map(moveText).join(' ') || '–'}</dd>
      </div>
    </dl>
  );
}

/// One side: who plays it, how, and what its search says.
function SideRoom({ side }: { side: Side }) {
  const { status, layout } = game.value!;
  const about = description.value!;
  const player = status.players[side];
  const change = (next: Player) => setPlayers({ ...status.players, [side]: next });
  return (
    <section class={`side-room ${side}`}>
      <h3>{sideLabel(about.sides[side])}</h3>
      <Choice
        label={t('played-by')}
        value={player.kind}
        choices={[
          { value: 'person', title: t('person') },
          { value: 'computer', title: t('computer') },
        ]}
        onChange={kind => change(kind === 'person' ? { kind } : computerFor(player, side))}
      />
      {player.kind === 'person' && layout.length > 1 && (
        <PartnerField
          partner={player.partner ?? null}
          boards={layout.length}
          onChange={partner => change(partner ? { kind: 'person', partner } : { kind: 'person' })}
        />
      )}
      {player.kind === 'computer' && (
        <>
          <OpponentList
            label={t('opponent')}
            game={about}
            chosen={player.opponent}
            onChoose={opponent => change(asComputer(opponent))}
          />
          <OtherEngines chosen={player.engine} onChoose={change} />
          <LevelField computer={player} levels={welcome.value!.levels} onChange={change} />
          <MachineFields computer={player} game={about} welcome={welcome.value!} onChange={change} />
          <LiveSearch side={side} />
        </>
      )}
    </section>
  );
}

const countDepths = [1, 2, 3, 4, 5, 6];

/// What the three algorithms count for the position that is shown: why alpha-beta is worth it.
function CountTable() {
  const [depth, setDepth] = useState(3);
  const found = counts.value;
  const isCounting = game.value!.status.thinking?.purpose === 'counts';
  const names = new Map(welcome.value!.algorithms.map(each => [each.id, algorithmTitle(each)]));
  const table = useRef<HTMLTableElement>(null);
  const rows = found?.rows.length ?? 0;
  useEffect(() => {
    if (rows > 0) table.current?.scrollIntoView({ block: 'nearest' });
  }, [rows]);
  const maximum = Math.max(...(found?.rows.map(row => row.nodes) ?? [1]));
  return (
    <section class="counts">
      <h3>{t('count-position')}</h3>
      <p class="quiet note">{t('count-position-note')}</p>
      <div class="counts-ask">
        <Select
          label={t('depth')}
          value={String(depth)}
          choices={countDepths.map(each => ({ value: String(each), title: t('level-depth', { depth: each }) }))}
          onChange={value => setDepth(Number(value))}
        />
        {isCounting ? (
          <Button onClick={() => act('stop')}>{t('stop')}</Button>
        ) : (
          <Button onClick={() => count(depth)}>{t('count')}</Button>
        )}
      </div>
      <XrayButtons />
      {found && found.rows.length > 0 && (
        <table ref={table}>
          <caption>{t('counts-caption', { moves: movesOf(found.ply), depth: found.depth })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('algorithm')}</th>
              <th scope="col">{t('nodes')}</th>
              <th scope="col">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {found.rows.map(row => (
              <tr key={row.algorithm}>
                <th scope="row">{names.get(row.algorithm) ?? row.algorithm}</th>
                <td>
                  {groupedText(row.nodes)}
                  {row.complete ? '' : ' …'}
                  <span
                    class="share"
                    ref={bar => {
                      if (bar) bar.style.width = `${Math.max(1, (100 * row.nodes) / maximum)}%`;
                    }}
                  />
                </td>
                <td>{durationText(row.time)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/// What goes on inside: algorithm, evaluation and level of each computer, its search as it runs, and the counts.
export function MachineRoom() {
  if (!description.value) return null;
  return (
    <div class="machine-room">
      <SideRoom side="first" />
      <SideRoom side="second" />
      <Conversation lines={conversation.value} />
      <CountTable />
      {isWatched(game.value!) && <p class="quiet note">{t('changes-next-move')}</p>}
    </div>
  );
}
