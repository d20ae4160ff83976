import { useMemo } from 'preact/hooks';
import { balanceText, durationText, groupedText, scoreText, withoutArticle } from '../format';
import { Button } from '../parts/button';
import { Archive, Play, Square, Telescope } from '../parts/icons';
import { Select } from '../parts/select';
import { Curve } from '../play/curve';
import { curvesOf } from '../play/curve_data';
import type { GameDescription, Side } from '../protocol';
import { welcome } from '../connection';
import { evaluationFor, percentText, recordsOf, runCommand, type RunForm, type Thinker } from './experiments';
import { analyseGame, keepGames, lookedAt, recordGames, runForm, runWork, shownGame, type RunWork } from './lab';
import type { RecordedPly, RunResult } from './messages';
import { CommandLine, describe, EvaluationField, GameField, NumberField, PositionField, SaveButtons } from './parts';

const sides = ['first', 'second'] as const;

function ThinkerFields(properties: {
  game: GameDescription;
  side: Side;
  thinker: Thinker;
  onChange(next: Thinker): void;
}) {
  const { game, side, thinker, onChange } = properties;
  return (
    <fieldset class="lab-thinker">
      <legend>{withoutArticle(game.sides[side])}</legend>
      <div class="fields-row">
        <Select
          label="Algorithm"
          value={thinker.algorithm}
          choices={welcome.value!.algorithms.map(each => ({ value: each.id, title: each.title }))}
          onChange={algorithm => onChange({ ...thinker, algorithm })}
        />
        <NumberField
          label="Depth"
          value={thinker.depth}
          least={1}
          most={30}
          onChange={depth => onChange({ ...thinker, depth })}
        />
      </div>
      <EvaluationField
        game={game.id}
        value={thinker.evaluation}
        onChange={evaluation => onChange({ ...thinker, evaluation })}
      />
    </fieldset>
  );
}

export function RunPanel() {
  const form = runForm.value;
  const update = (part: Partial<RunForm>) => (runForm.value = { ...form, ...part });
  const game = describe(form.game);
  const phase = runWork.value?.job.state.value.phase;
  const fitted = (thinker: Thinker, next: GameDescription) => ({
    ...thinker,
    evaluation: evaluationFor(next, thinker.evaluation),
  });
  return (
    <form
      class="lab-form"
      onSubmit={event => {
        event.preventDefault();
        recordGames();
      }}
    >
      <p class="quiet">Two players play games out. Every move is recorded: what they thought, and what it took.</p>
      <GameField
        game={form.game}
        onChange={id => {
          const next = describe(id);
          update({ game: id, text: '', first: fitted(form.first, next), second: fitted(form.second, next) });
        }}
      />
      {sides.map(side => (
        <ThinkerFields
          key={side}
          game={game}
          side={side}
          thinker={form[side]}
          onChange={thinker => update({ [side]: thinker })}
        />
      ))}
      <Select
        label="Search every position again with"
        value={form.beside}
        choices={[
          { value: '', title: 'nothing' },
          ...welcome.value!.algorithms.map(each => ({ value: each.id, title: each.title })),
        ]}
        onChange={beside => update({ beside })}
      />
      <div class="fields-row">
        <NumberField
          label="Games"
          value={form.games}
          least={1}
          most={1000}
          onChange={games => update({ games, randomPlies: games > 1 && form.randomPlies === 0 ? 4 : form.randomPlies })}
        />
        <NumberField
          label="Random moves"
          value={form.randomPlies}
          least={0}
          most={100}
          onChange={randomPlies => update({ randomPlies })}
        />
        <NumberField label="Seed" value={form.seed} least={0} most={1e9} onChange={seed => update({ seed })} />
      </div>
      <PositionField text={form.text} onChange={text => update({ text })} />
      <div class="lab-actions">
        <Button look="main" icon={Play} submit>
          Record
        </Button>
        {phase === 'working' && (
          <Button icon={Square} onClick={() => runWork.value!.job.cancel()}>
            Cancel
          </Button>
        )}
      </div>
      <CommandLine command={runCommand(form)} />
    </form>
  );
}

const looked = (work: RunWork): number => {
  const plies = work.games[shownGame.value]?.plies.length ?? 0;
  return Math.min(lookedAt.value ?? plies, plies);
};

function RunCurves({ work, game }: { work: RunWork; game: GameDescription }) {
  const plies = work.games[shownGame.value]?.plies;
  const curves = useMemo(() => (plies ? curvesOf(recordsOf(plies), game) : []), [plies, game]);
  const ply = looked(work);
  return (
    <section class="lab-curves curves" aria-label="Curves">
      {curves.map(curve => (
        <figure key={`${curve.name} ${shownGame.value}`} class="curve" data-curve={curve.name}>
          <figcaption>
            <span>{curve.title}</span>
            {curve.look === 'sides' && (
              <span class="legend">
                <span class="first">{withoutArticle(game.sides.first)}</span>
                <span class="second">{withoutArticle(game.sides.second)}</span>
              </span>
            )}
            <output>{curve.text(ply)}</output>
          </figcaption>
          <Curve curve={curve} shownPly={ply} hasAxis onLook={at => (lookedAt.value = at)} />
        </figure>
      ))}
    </section>
  );
}

function PlyRow({
  ply,
  number,
  isShown,
  besides,
}: {
  ply: RecordedPly;
  number: number;
  isShown: boolean;
  besides: boolean;
}) {
  const score = recordsOf([ply])[1]!.score;
  return (
    <tr class={isShown ? 'shown' : ''} onClick={() => (lookedAt.value = number)}>
      <th scope="row">{number}</th>
      <td class={`mover ${ply.side}`}>{ply.notation}</td>
      <td>{scoreText(score)}</td>
      <td>{balanceText(ply.balance)}</td>
      <td>{ply.measure ?? '–'}</td>
      <td>{ply.depth}</td>
      <td>{groupedText(ply.nodes)}</td>
      <td>{durationText(ply.seconds * 1000)}</td>
      {besides && (
        <>
          <td>{ply.beside ? groupedText(ply.beside.nodes) : ''}</td>
          <td>{ply.beside ? percentText(1 - ply.nodes / Math.max(1, ply.beside.nodes)) : ''}</td>
          <td>{ply.beside && (ply.beside.move === ply.move ? 'same' : ply.beside.move)}</td>
        </>
      )}
    </tr>
  );
}

function PlyTable({ work, game }: { work: RunWork; game: GameDescription }) {
  const plies = work.games[shownGame.value]?.plies ?? [];
  const besides = work.form.beside !== '';
  const other = welcome.value!.algorithms.find(each => each.id === work.form.beside)?.title ?? '';
  const shown = looked(work);
  return (
    <div class="table-frame" tabIndex={0} role="region" aria-label="Moves">
      <table class="lab-table plies">
        <thead>
          <tr>
            <th scope="col">Ply</th>
            <th scope="col">Move</th>
            <th scope="col">Evaluation</th>
            <th scope="col">{withoutArticle(game.balance ?? 'balance')}</th>
            <th scope="col">{withoutArticle(game.measure ?? 'measure')}</th>
            <th scope="col">Depth</th>
            <th scope="col">Nodes</th>
            <th scope="col">Time</th>
            {besides && (
              <>
                <th scope="col">{other} nodes</th>
                <th scope="col">Saved</th>
                <th scope="col">Its move</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {plies.map((ply, index) => (
            <PlyRow key={index} ply={ply} number={index + 1} isShown={index + 1 === shown} besides={besides} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Summary({ result, game }: { result: RunResult; game: GameDescription }) {
  const { results, work, beside } = result;
  const name = (side: Side) => withoutArticle(game.sides[side]);
  return (
    <ul class="lab-summary">
      <li>
        {name('first')} {results.first}, drawn {results.draws}, {name('second')} {results.second}
        {results.unfinished > 0 && `, not finished ${results.unfinished}`}
      </li>
      {sides.map(side => (
        <li key={side}>
          {name(side)}: {groupedText(work[side].nodes)} nodes for {groupedText(work[side].moves)} moves in{' '}
          {durationText(work[side].seconds * 1000)}
        </li>
      ))}
      {beside && (
        <li>
          {welcome.value!.algorithms.find(each => each.id === beside.algorithm)?.title} would have taken{' '}
          {groupedText(beside.beside.nodes)} nodes instead of {groupedText(beside.own.nodes)}:{' '}
          {percentText(1 - beside.own.nodes / Math.max(1, beside.beside.nodes))} were saved, and{' '}
          {groupedText(beside.same_moves)} of {groupedText(beside.own.moves)} moves are the same.
        </li>
      )}
    </ul>
  );
}

function GamePicker({ work }: { work: RunWork }) {
  if (work.games.length < 2) return null;
  return (
    <Select
      label="Game"
      value={String(shownGame.value)}
      choices={work.games.map((game, index) => ({
        value: String(index),
        title: `${index + 1}: ${game.finished?.words ?? `ply ${game.plies.length}`}`,
      }))}
      onChange={value => {
        shownGame.value = Number(value);
        lookedAt.value = null;
      }}
    />
  );
}

function statusOf(work: RunWork): string {
  const { phase, reason, result } = work.job.state.value;
  if (phase === 'failed') return reason ?? '';
  if (phase === 'done') {
    if (result!.cancelled) return 'Cancelled; this is what was recorded.';
    return work.games.length === 1 ? `${work.games[0]!.finished!.words}.` : `${work.games.length} games recorded.`;
  }
  const current = work.games.at(-1);
  if (!current) return 'Waiting for its turn …';
  return `Game ${work.games.length} of ${work.form.games}, ply ${current.plies.length} …`;
}

export function RunResults() {
  const work = runWork.value;
  if (!work)
    return (
      <div class="lab-empty">
        <p>Press Record: two players play, and every move is written down with what it took.</p>
        <Button look="main" icon={Play} onClick={recordGames}>
          Record a game
        </Button>
      </div>
    );
  const game = describe(work.form.game);
  const { result } = work.job.state.value;
  return (
    <>
      <header class="lab-head">
        <h2>{game.title}</h2>
        {result?.pgn && (
          <span class="save-buttons">
            <Button icon={Telescope} onClick={() => void analyseGame(result.pgn!, shownGame.value)}>
              Analyse
            </Button>
            <Button icon={Archive} onClick={() => void keepGames(result.pgn!)}>
              Keep in Games
            </Button>
            <SaveButtons
              files={[
                ['CSV', result.csv],
                ['SVG', result.svg],
                ['JSON', result.json],
                ['PGN', result.pgn],
              ]}
            />
          </span>
        )}
      </header>
      <p class="quiet" role="status">
        {statusOf(work)}
      </p>
      {result && <Summary result={result} game={game} />}
      <GamePicker work={work} />
      {work.games.length > 0 && <RunCurves work={work} game={game} />}
      {work.games.length > 0 && <PlyTable work={work} game={game} />}
    </>
  );
}
