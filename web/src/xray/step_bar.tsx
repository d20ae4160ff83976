import { Button } from '../parts/button';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, Scissors } from '../parts/icons';
import { MapView } from './map_view';
import { enteredAt } from './steps';
import { goTo, playing, shown, speed, speeds, step, stepBy, toCut, togglePlaying, toNode } from './xray_store';

function Speed() {
  const rate = speeds[speed.value]!;
  return (
    <label class="speed">
      <span>Speed</span>
      <input
        type="range"
        min={0}
        max={speeds.length - 1}
        value={speed.value}
        aria-valuetext={`${rate} steps a second`}
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
          To the beginning
        </Button>
        <Button icon={ChevronLeft} iconOnly onClick={() => stepBy(-1)} disabled={step.value === 0} shortcut="←">
          Step back
        </Button>
        <Button icon={playing.value ? Pause : Play} look="main" onClick={togglePlaying} shortcut="Space">
          {playing.value ? 'Pause' : 'Run'}
        </Button>
        <Button icon={ChevronRight} iconOnly onClick={() => stepBy(1)} disabled={step.value === last} shortcut="→">
          Step forward
        </Button>
        <Button icon={ChevronLast} iconOnly onClick={() => halt(last)} disabled={step.value === last} shortcut="End">
          To the end
        </Button>
        <Button icon={Scissors} onClick={() => toCut(1)} disabled={step.value === last} shortcut="c">
          Next cutoff
        </Button>
        <Speed />
        <output
          class="xray-place"
          aria-label="Step"
        >{`${(step.value + 1).toLocaleString('en-US')} / ${steps.count.toLocaleString('en-US')}`}</output>
      </div>
    </div>
  );
}
