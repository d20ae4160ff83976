import { t } from '../shared/language';
import { sideLabel } from '../shared/names';
import { moveText } from '../shared/notation';
import { percentText } from '../shared/numbers';
import { Marked } from '../shared/marked';
import { movesOf } from '../format';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Facts } from '../parts/facts';
import { Target } from '../parts/icons';
import type { PlayerReport, Side, Unit } from '../protocol';
import { follow, pathOf } from '../route';
import './report.css';
import { about, current, goTo, tree } from './analysis';
import { canLearn, startLesson } from './learning';
import { mainLine, numberText } from './move_tree';
import { lossText, scoreInWords } from './scores';
import { addReport, lapses, report, reporting, startReport, thoroughness } from './report';

const levels = [
  { value: '100', title: 'report-quick' },
  { value: '300', title: 'report-default' },
  { value: '1500', title: 'report-thorough' },
] as const;

const secondsText = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90
    ? t('about-seconds', { count: seconds })
    : t('about-minutes', { count: Math.round(seconds / 60) });
};

function Player({ side, player, unit }: { side: Side; player: PlayerReport; unit: Unit }) {
  const facts: [string, string][] = [
    [t('average-loss'), lossText(player.average_loss, unit)],
    [t('inaccuracies'), String(player.inaccuracies)],
    [t('mistakes'), String(player.mistakes)],
    [t('blunders'), String(player.blunders)],
  ];
  return (
    <section class={`player-report ${side}`}>
      <h3>{sideLabel(about.value!.sides[side])}</h3>
      <p class="accuracy">
        <Marked text={t('accuracy', { value: player.moves > 0 ? percentText(player.accuracy / 100) : '–' })} />
      </p>
      <Facts facts={facts} />
    </section>
  );
}

const signs = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/// Where the mistakes were: each goes to its move.
function Lapses() {
  const { moves_first: begins, sides } = about.value!;
  if (lapses.value.length === 0) return <p class="quiet note">{t('no-lapses')}</p>;
  return (
    <ol class="lapses" aria-label={t('mistakes')}>
      {lapses.value.map(({ node, ply }) => (
        <li key={node.id}>
          <button
            type="button"
            class={`lapse ${ply.mark!}${current.value === node.id ? ' shown' : ''}`}
            onClick={() => goTo(node.id)}
          >
            <span class="lapse-move">
              {numberText(node.move!, begins)} {moveText(node.move!.notation)}
              {signs[ply.mark!]}
            </span>
            <span class="quiet">
              {scoreInWords(ply.best?.score, sides)} → {scoreInWords(ply.score, sides)}
            </span>
            <span class="lapse-best">{t('better-was', { move: moveText(ply.best?.line[0]?.notation) || '–' })}</span>
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
  const unit = found?.result.unit ?? about.value!.unit;
  const moves = mainLine(tree.value).length;
  if (job) {
    const { news } = job.state.value;
    const done = news ? news.positions_done / Math.max(1, news.positions) : 0;
    return (
      <div class="report">
        <p>
          {news ? t('report-progress', { done: news.positions_done + 1, all: news.positions }) : t('waiting-for-turn')}
        </p>
        <div class="job-row">
          <progress max={1} value={done} aria-label={t('report')} />
          <Button onClick={job.cancel}>{t('cancel')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div class="report">
      {found && (
        <>
          {!found.result.complete && <p class="quiet note">{t('report-canceled')}</p>}
          <div class="player-reports">
            <Player side="first" player={found.result.players.first} unit={unit} />
            <Player side="second" player={found.result.players.second} unit={unit} />
          </div>
          <Lapses />
          <div class="report-actions">
            {canLearn.value && (
              <Button look="main" icon={Target} onClick={() => startLesson()}>
                {t('learn-from-mistakes')}
              </Button>
            )}
            <Button onClick={addReport}>{t('write-into-moves')}</Button>
          </div>
          {Boolean(found.result.puzzles) && (
            <p>
              {t('report-puzzles', { count: found.result.puzzles! })}{' '}
              <a href={pathOf({ place: 'train' })} onClick={event => follow(event, { place: 'train' })}>
                {t('place-train')}
              </a>
            </p>
          )}
        </>
      )}
      {!found && <p class="quiet">{t('report-about')}</p>}
      <Choice
        label={t('how-thorough')}
        value={String(thoroughness.value)}
        choices={levels.map(({ value, title }) => ({ value, title: t(title) }))}
        onChange={value => (thoroughness.value = Number(value))}
      />
      <Button look={found ? 'plain' : 'main'} disabled={moves === 0} onClick={startReport}>
        {t(found ? 'report-again' : 'report-on-game')}
      </Button>
      <p class="quiet note">
        {moves === 0
          ? t('no-moves-yet')
          : t('report-effort', { moves: movesOf(moves), time: secondsText(moves * thoroughness.value) })}
      </p>
    </div>
  );
}
