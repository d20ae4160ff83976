import { useMemo } from 'preact/hooks';
import { balanceText, durationText, groupedText, scoreText } from '../format';
import { Button } from '../parts/button';
import { Archive, Play, Square, Telescope } from '../parts/icons';
import { Select } from '../parts/select';
import { Curve } from '../play/curve';
import { curvesOf } from '../play/curve_data';
import type { GameDescription, RecordedPly, RunResult, Side } from '../protocol';
import { welcome } from '../connection';
import { t } from '../shared/language';
import {
  algorithmTitle,
  balanceTitle,
  gameTitle,
  measureTitle,
  outcomeText,
  repetitionsIn,
  sideLabel,
} from '../shared/names';
import { moveText } from '../shared/notation';
import { evaluationFor, percentText, recordsOf, runCommand, type RunForm, type PlayerSetup } from './experiments';
import {
  analyseGame,
  keepGames,
  lookedAt,
  recordGames,
  runForm,
  runWork,
  shownGame,
  type RecordedGame,
  type RunWork,
} from './lab';
import { CommandLine, describe, EvaluationField, GameField, NumberField, PositionField, SaveButtons } from './parts';

const sides = ['first', 'second'] as const;

function ThinkerFields(properties: {
  game: GameDescription;
  side: Side;
  player: PlayerSetup;
  onChange(next: PlayerSetup): void;
}) {
  const { game, side, player, onChange } = properties;
  return (
    <fieldset class="lab-player">
      <legend>{sideLabel(game.sides[side])}</legend>
      <div class="fields-row">
        <Select
          label={t('algorithm')}
          value={player.algorithm}
          choices={welcome.value!.algorithms.map(each => ({ value: each.id, title: algorithmTitle(each) }))}
          onChange={algorithm => onChange({ ...player, algorithm })}
        />
        <NumberField
          label={t('depth')}
          value={player.depth}
          min={1}
          max={30}
          onChange={depth => onChange({ ...player, depth })}
        />
      </div>
      <EvaluationField
        game={game.id}
        value={player.evaluation}
        onChange={evaluation => onChange({ ...player, evaluation })}
      />
    </fieldset>
  );
}

export function RunPanel() {
  const form = runForm.value;
  const update = (part: Partial<RunForm>) => (runForm.value = { ...form, ...part });
  const game = describe(form.game);
  const phase = runWork.value?.job.state.value.phase;
  const fitted = (player: PlayerSetup, next: GameDescription) => ({
    ...player,
    evaluation: evaluationFor(next, player.evaluation),
  });
  return (
    <form
      class="lab-form"
      onSubmit={event => {
        event.preventDefault();
        recordGames();
      }}
    >
      <p class="quiet">{t('run-about')}</p>
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
          player={form[side]}
          onChange={player => update({ [side]: player })}
        />
      ))}
      <Select
        label={t('search-again-with')}
        value={form.compared}
        choices={[
          { value: '', title: t('nothing') },
          ...welcome.value!.algorithms.map(each => ({ value: each.id, title: algorithmTitle(each) })),
        ]}
        onChange={compared => update({ compared })}
      />
      <div class="fields-row">
        <NumberField
          label={t('place-games')}
          value={form.games}
          min={1}
          max={1000}
          onChange={games => update({ games, randomPlies: games > 1 && form.randomPlies === 0 ? 4 : form.randomPlies })}
        />
        <NumberField
          label={t('random-moves')}
          value={form.randomPlies}
          min={0}
          max={100}
          onChange={randomPlies => update({ randomPlies })}
        />
        <NumberField label={t('seed')} value={form.seed} min={0} max={1e9} onChange={seed => update({ seed })} />
      </div>
      <PositionField text={form.text} onChange={text => update({ text })} />
      <div class="lab-actions">
        <Button look="main" icon={Play} submit>
          {t('record')}
        </Button>
        {phase === 'working' && (
          <Button icon={Square} onClick={() => runWork.value!.job.cancel()}>
            {t('cancel')}
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
    <section class="lab-curves curves" aria-label={t('curves')}>
      {curves.map(curve => (
        <figure key={`${curve.name} ${shownGame.value}`} class="curve" data-curve={curve.name}>
          <figcaption>
            <span>{curve.title}</span>
            {curve.look === 'sides' && (
              <span class="legend">
                <span class="first">{sideLabel(game.sides.first)}</span>
                <span class="second">{sideLabel(game.sides.second)}</span>
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
  hasCompared,
}: {
  ply: RecordedPly;
  number: number;
  isShown: boolean;
  hasCompared: boolean;
}) {
  const score = recordsOf([ply])[1]!.score;
  return (
    <tr class={isShown ? 'shown' : ''} onClick={() => (lookedAt.value = number)}>
      <th scope="row">{number}</th>
      <td class={`mover ${ply.side}`}>{moveText(ply.notation)}</td>
      <td>{scoreText(score)}</td>
      <td>{balanceText(ply.balance)}</td>
      <td>{ply.measure ?? '–'}</td>
      <td>{ply.depth}</td>
      <td>{groupedText(ply.nodes)}</td>
      <td>{durationText(ply.seconds * 1000)}</td>
      {hasCompared && (
        <>
          <td>{ply.compared ? groupedText(ply.compared.nodes) : ''}</td>
          <td>{ply.compared ? percentText(1 - ply.nodes / Math.max(1, ply.compared.nodes)) : ''}</td>
          <td>{ply.compared && (ply.compared.move === ply.move ? t('same-move') : ply.compared.move)}</td>
        </>
      )}
    </tr>
  );
}

function PlyTable({ work, game }: { work: RunWork; game: GameDescription }) {
  const plies = work.games[shownGame.value]?.plies ?? [];
  const hasCompared = work.form.compared !== '';
  const other = welcome.value!.algorithms.find(each => each.id === work.form.compared);
  const shown = looked(work);
  return (
    <div class="table-frame" tabIndex={0} role="region" aria-label={t('moves')}>
      <table class="lab-table plies">
        <thead>
          <tr>
            <th scope="col">{t('ply')}</th>
            <th scope="col">{t('move')}</th>
            <th scope="col">{t('evaluation')}</th>
            <th scope="col">{balanceTitle(game.balance)}</th>
            <th scope="col">{measureTitle(game.measure)}</th>
            <th scope="col">{t('depth')}</th>
            <th scope="col">{t('nodes')}</th>
            <th scope="col">{t('time')}</th>
            {hasCompared && (
              <>
                <th scope="col">{t('nodes-of', { search: other ? algorithmTitle(other) : '' })}</th>
                <th scope="col">{t('saved')}</th>
                <th scope="col">{t('its-move')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {plies.map((ply, index) => (
            <PlyRow key={index} ply={ply} number={index + 1} isShown={index + 1 === shown} hasCompared={hasCompared} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Summary({ result, game }: { result: RunResult; game: GameDescription }) {
  const { results, work, compared } = result;
  const name = (side: Side) => sideLabel(game.sides[side]);
  return (
    <ul class="lab-summary">
      <li>
        {t('run-results', {
          first: name('first'),
          wins: results.first,
          draws: results.draws,
          second: name('second'),
          losses: results.second,
        })}
        {results.unfinished > 0 && `, ${t('run-unfinished', { count: results.unfinished })}`}
      </li>
      {sides.map(side => (
        <li key={side}>
          {t('run-work', {
            side: name(side),
            nodes: work[side].nodes,
            moves: work[side].moves,
            time: durationText(work[side].seconds * 1000),
          })}
        </li>
      ))}
      {compared && (
        <li>
          {t('run-compared', {
            algorithm: algorithmTitle({ id: compared.algorithm, title: compared.algorithm }),
            nodes: compared.compared.nodes,
            own: compared.own.nodes,
            share: percentText(1 - compared.own.nodes / Math.max(1, compared.compared.nodes)),
            same: compared.same_moves,
            moves: compared.own.moves,
          })}
        </li>
      )}
    </ul>
  );
}

/// How a game ended and after how many plies; null while it goes on.
function finishedText({ finished }: RecordedGame, work: RunWork): string | null {
  if (!finished) return null;
  const { result, reason, words, plies } = finished;
  const winner = result === '1-0' ? 'first' : result === '0-1' ? 'second' : null;
  const end =
    result === '*'
      ? t('not-finished')
      : outcomeText(
          { result, winner, reason: reason ?? '', words },
          describe(work.form.game).sides,
          repetitionsIn(work.form.text),
        );
  return t('finished-after', { end, plies });
}

function GamePicker({ work }: { work: RunWork }) {
  if (work.games.length < 2) return null;
  return (
    <Select
      label={t('game')}
      value={String(shownGame.value)}
      choices={work.games.map((game, index) => ({
        value: String(index),
        title: `${index + 1}: ${finishedText(game, work) ?? t('at-ply', { ply: game.plies.length })}`,
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
    if (result!.canceled) return t('recording-canceled');
    return work.games.length === 1
      ? finishedText(work.games[0]!, work)!
      : t('games-recorded', { count: work.games.length });
  }
  const current = work.games.at(-1);
  if (!current) return t('waiting-for-turn');
  return t('recording', { game: work.games.length, games: work.form.games, ply: current.plies.length });
}

export function RunResults() {
  const work = runWork.value;
  if (!work)
    return (
      <div class="lab-empty">
        <p>{t('run-empty')}</p>
        <Button look="main" icon={Play} onClick={recordGames}>
          {t('record-a-game')}
        </Button>
      </div>
    );
  const game = describe(work.form.game);
  const { result } = work.job.state.value;
  return (
    <>
      <header class="lab-head">
        <h2>{gameTitle(game)}</h2>
        {result?.pgn && (
          <span class="save-buttons">
            <Button icon={Telescope} onClick={() => void analyseGame(result.pgn!, shownGame.value)}>
              {t('place-analyze')}
            </Button>
            <Button icon={Archive} onClick={() => void keepGames(result.pgn!)}>
              {t('keep-in-games')}
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
