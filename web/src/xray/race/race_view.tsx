import { durationText, groupedText } from '../../format';
import { Button } from '../../parts/button';
import { t } from '../../shared/language';
import { algorithmTitle } from '../../shared/names';
import {
  clock,
  hasArrived,
  isOver,
  isPreparing,
  isRaceCurrent,
  lanes,
  nodesAt,
  race,
  raceBudget,
  raceProblem,
  runRace,
} from './race';
import { shown } from '../xray_store';
import './race.css';

/// Every algorithm on one clock, with the nodes as bars.
export function RaceStage() {
  const maximum = Math.max(1, ...lanes.value.map(({ nodes }) => nodes));
  const places = lanes.value.filter(({ seconds }) => seconds !== null).sort((a, b) => a.seconds! - b.seconds!);
  return (
    <div class="race">
      <p class="race-clock" role="timer">
        {durationText(clock.value * 1000)}
      </p>
      <ol class="race-lanes">
        {lanes.value.map(lane => {
          const isThere = hasArrived(lane, clock.value);
          const nodes = nodesAt(lane, clock.value);
          return (
            <li key={lane.search} class={`race-lane${isThere ? ' arrived' : ''}`} data-search={lane.search}>
              <h2>{algorithmTitle({ id: lane.search, title: lane.search })}</h2>
              <span class="race-track">
                <span class="race-bar" ref={bar => bar?.style.setProperty('width', `${(100 * nodes) / maximum}%`)} />
              </span>
              <p class="race-nodes">
                {isThere
                  ? t('race-arrived', {
                      place: places.indexOf(lane) + 1,
                      nodes: groupedText(lane.nodes),
                      time: durationText(lane.seconds! * 1000),
                    })
                  : lane.seconds === null && isOver.value
                    ? t('race-given-up', { nodes: groupedText(raceBudget) })
                    : t('race-running', { nodes: groupedText(nodes) })}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export function RacePanel() {
  return (
    <div class="xray-race">
      <p>{t('race-about')}</p>
      <Button
        look={isRaceCurrent.value ? 'plain' : 'main'}
        disabled={!shown.value || isPreparing.value}
        onClick={() => void race()}
      >
        {t(isPreparing.value ? 'race-preparing' : 'race-start')}
      </Button>
      {isRaceCurrent.value && lanes.value.length > 0 && (
        <Button disabled={!isOver.value} onClick={runRace}>
          {t('race-again')}
        </Button>
      )}
      {raceProblem.value && <p role="alert">{raceProblem.value}</p>}
      <p class="note quiet">{t('race-note')}</p>
    </div>
  );
}
