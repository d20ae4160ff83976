import { Button } from '../parts/button';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, Scissors } from '../parts/icons';
import { groupedText } from '../format';
import { t } from '../shared/language';
import { MapView } from './map_view';
import { enteredAt } from './steps';
import { goTo, playing, shown, speed, speeds, step, stepBy, toCut, togglePlaying, toNode } from './xray_store';

function Speed() {
  const rate = speeds[speed.value]!;
  return (
    <label class="speed">
      <span>{t('speed')}</span>
      <input
        type="range"
        min={0}
        max={speeds.length - 1}
        value={speed.value}
        aria-valuetext={t('steps-per-second', { count: rate })}
        onInput={event => (speed.value = Number(event.currentTarget.value))}
      />
    </label>
  );
}

/// The way through the search: buttons, and the map of the whole tree, which can be pressed.
export function StepBar() {
  const found = shown.value;
  if (!found) return null;
  const { tree, steps } = found;
  const last = steps.count - 1;
  const halt = (wanted: number) => {
    playing.value = false;
    goTo(wanted);
  };
  return (
    <div class="xray-steps">
      <MapView
        tree={tree}
        progress={{ entered: enteredAt(steps, step.value), node: steps.node[step.value]! }}
        onPick={toNode}
      />
      <div class="xray-step-buttons">
        <Button icon={ChevronFirst} iconOnly onClick={() => halt(0)} disabled={step.value === 0} shortcut="Home">
          {t('to-beginning')}
        </Button>
        <Button icon={ChevronLeft} iconOnly onClick={() => stepBy(-1)} disabled={step.value === 0} shortcut="←">
          {t('step-back')}
        </Button>
        <Button icon={playing.value ? Pause : Play} look="main" onClick={togglePlaying} shortcut="Space">
          {t(playing.value ? 'pause' : 'run')}
        </Button>
        <Button icon={ChevronRight} iconOnly onClick={() => stepBy(1)} disabled={step.value === last} shortcut="→">
          {t('step-forward')}
        </Button>
        <Button icon={ChevronLast} iconOnly onClick={() => halt(last)} disabled={step.value === last} shortcut="End">
          {t('to-end')}
        </Button>
        <Button icon={Scissors} onClick={() => toCut(1)} disabled={step.value === last} shortcut="c">
          {t('next-cutoff')}
        </Button>
        <Speed />
        <output
          class="xray-place"
          aria-label={t('step')}
        >{`${groupedText(step.value + 1)} / ${groupedText(steps.count)}`}</output>
      </div>
    </div>
  );
}
