import { useEffect, useRef, useState } from 'preact/hooks';
import { countText, durationText, groupedText, scoreText, withoutArticle } from '../format';
import { isWatched, latestSearch } from '../open_game';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { LevelField } from '../parts/level_field';
import { MachineFields } from '../parts/machine_fields';
import { Select } from '../parts/select';
import type { Computer, NamedPlayer, Side } from '../protocol';
import { setupFor } from '../settings';
import { welcome } from '../connection';
import { act, count, counts, description, game, setPlayers } from '../store';

/// The level a side gets when a computer takes over.
function computerFor(player: NamedPlayer, side: Side): Computer {
  return player.kind === 'computer' ? player : setupFor(description.value!).computers[side];
}

function LiveSearch({ side }: { side: Side }) {
  const found = latestSearch(game.value!, side);
  if (!found) return <p class="quiet note">It has not thought yet.</p>;
  const depth = found.selectiveDepth ? `${found.depth} (${found.selectiveDepth})` : String(found.depth);
  return (
    <dl class="live">
      <div>
        <dt>Depth</dt>
        <dd>{depth}</dd>
      </div>
      <div>
        <dt>Nodes</dt>
        <dd>{countText(found.nodes)}</dd>
      </div>
      <div>
        <dt>Speed</dt>
        <dd>{countText(found.speed)}/s</dd>
      </div>
      <div>
        <dt>Score</dt>
        <dd>{scoreText(found.score)}</dd>
      </div>
      <div class="live-line">
        <dt>Best line</dt>
        <dd>{found.line.join(' ') || '–'}</dd>
      </div>
    </dl>
  );
}

/// One side: who plays it, how, and what its search says.
function SideRoom({ side }: { side: Side }) {
  const { status } = game.value!;
  const about = description.value!;
  const player = status.players[side];
  const change = (next: Computer | { kind: 'person' }) => setPlayers({ ...status.players, [side]: next });
  return (
    <section class={`side-room ${side}`}>
      <h3>{withoutArticle(about.sides[side])}</h3>
      <Choice
        label="Played by"
        value={player.kind}
        choices={[
          { value: 'person', title: 'Person' },
          { value: 'computer', title: 'Computer' },
        ]}
        onChange={kind => change(kind === 'person' ? { kind } : computerFor(player, side))}
      />
      {player.kind === 'computer' && (
        <>
          <LevelField computer={player} levels={welcome.value!.levels} onChange={change} />
          <MachineFields computer={player} game={about} welcome={welcome.value!} onChange={change} />
          <LiveSearch side={side} />
        </>
      )}
    </section>
  );
}

const countDepths = [1, 2, 3, 4, 5, 6].map(depth => ({ value: String(depth), title: `Depth ${depth}` }));

/// What the three algorithms count for the position that is shown: why alpha-beta is worth it.
function CountTable() {
  const [depth, setDepth] = useState(3);
  const found = counts.value;
  const isCounting = game.value!.status.thinking?.purpose === 'counts';
  const names = new Map(welcome.value!.algorithms.map(each => [each.id, each.title]));
  const table = useRef<HTMLTableElement>(null);
  const rows = found?.rows.length ?? 0;
  useEffect(() => {
    if (rows > 0) table.current?.scrollIntoView({ block: 'nearest' });
  }, [rows]);
  const most = Math.max(...(found?.rows.map(row => row.nodes) ?? [1]));
  return (
    <section class="counts">
      <h3>Count this position</h3>
      <p class="quiet note">How many nodes each algorithm visits for the same answer.</p>
      <div class="counts-ask">
        <Select label="Depth" value={String(depth)} choices={countDepths} onChange={value => setDepth(Number(value))} />
        {isCounting ? (
          <Button onClick={() => act('stop')}>Stop</Button>
        ) : (
          <Button onClick={() => count(depth)}>Count</Button>
        )}
      </div>
      {found && found.rows.length > 0 && (
        <table ref={table}>
          <caption>
            After {found.ply} moves, depth {found.depth}
          </caption>
          <thead>
            <tr>
              <th scope="col">Algorithm</th>
              <th scope="col">Nodes</th>
              <th scope="col">Time</th>
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
                      if (bar) bar.style.width = `${Math.max(1, (100 * row.nodes) / most)}%`;
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
      <CountTable />
      {isWatched(game.value!) && <p class="quiet note">Changes hold from the next move on.</p>}
    </div>
  );
}
