import { withoutArticle } from '../format';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import type { Side } from '../protocol';
import '../styles/analyse_report.css';
import { about, current, goTo, tree } from './analysis';
import type { PlayerReport } from './messages';
import { mainLine, numberText } from './move_tree';
import { scoreInWords } from './scores';
import { addReport, lapses, report, reporting, startReport, thoroughness } from './report';

const levels = [
  { value: '100', title: 'Quick' },
  { value: '300', title: 'Usual' },
  { value: '1500', title: 'Thorough' },
];

const secondsText = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90 ? `about ${seconds} seconds` : `about ${Math.round(seconds / 60)} minutes`;
};

function Player({ side, player }: { side: Side; player: PlayerReport }) {
  const facts: [string, string][] = [
    ['Average loss', `${Math.round(player.average_loss)} cp`],
    ['Inaccuracies', String(player.inaccuracies)],
    ['Mistakes', String(player.mistakes)],
    ['Blunders', String(player.blunders)],
  ];
  return (
    <section class={`player-report ${side}`}>
      <h3>{withoutArticle(about.value!.sides[side])}</h3>
      <p class="accuracy">
        <strong>{player.moves > 0 ? `${Math.round(player.accuracy)} %` : '–'}</strong> accuracy
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const signs = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/// Where the mistakes were: each goes to its move.
function Lapses() {
  const { moves_first: begins, sides } = about.value!;
  if (lapses.value.length === 0) return <p class="quiet note">No move of this game lost much.</p>;
  return (
    <ol class="lapses" aria-label="Mistakes">
      {lapses.value.map(({ node, ply }) => (
        <li key={node.id}>
          <button
            type="button"
            class={`lapse ${ply.mark!}${current.value === node.id ? ' shown' : ''}`}
            onClick={() => goTo(node.id)}
          >
            <span class="lapse-move">
              {numberText(node.move!, begins)} {node.move!.notation}
              {signs[ply.mark!]}
            </span>
            <span class="quiet">
              {scoreInWords(ply.best?.score, sides)} → {scoreInWords(ply.score, sides)}
            </span>
            <span class="lapse-best">Better: {ply.best?.line[0]?.notation ?? '–'}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/// The whole game: how well each side played, and where the mistakes were.
export function ReportPanel() {
  const job = reporting.value;
  const found = report.value;
  const moves = mainLine(tree.value).length;
  if (job) {
    const { news } = job.state.value;
    const done = news ? news.positions_done / Math.max(1, news.positions) : 0;
    return (
      <div class="report">
        <p>{news ? `Position ${news.positions_done + 1} of ${news.positions}` : 'Waiting for its turn …'}</p>
        <div class="job-row">
          <progress max={1} value={done} aria-label="Report" />
          <Button onClick={job.cancel}>Cancel</Button>
        </div>
      </div>
    );
  }
  return (
    <div class="report">
      {found && (
        <>
          {!found.result.complete && (
            <p class="quiet note">The report was cancelled: this is what was known by then.</p>
          )}
          <div class="player-reports">
            <Player side="first" player={found.result.players.first} />
            <Player side="second" player={found.result.players.second} />
          </div>
          <Lapses />
          <Button onClick={addReport}>Write it into the moves</Button>
        </>
      )}
      {!found && (
        <p class="quiet">
          Searches every position of the game, and tells where the mistakes were and how well each side played.
        </p>
      )}
      <Choice
        label="How thorough"
        value={String(thoroughness.value)}
        choices={levels}
        onChange={value => (thoroughness.value = Number(value))}
      />
      <Button look={found ? 'plain' : 'main'} disabled={moves === 0} onClick={startReport}>
        {found ? 'Report again' : 'Report on this game'}
      </Button>
      <p class="quiet note">
        {moves === 0 ? 'There are no moves yet.' : `${moves} moves, ${secondsText(moves * thoroughness.value)}.`}
      </p>
    </div>
  );
}
