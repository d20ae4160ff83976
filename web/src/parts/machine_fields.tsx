import { capital } from '../format';
import type { Computer, GameDescription, Welcome } from '../protocol';
import { Select } from './select';

interface Properties {
  computer: Computer;
  game: GameDescription;
  welcome: Welcome;
  onChange(computer: Computer): void;
}

/// Which search a computer uses, and what it believes a position is worth.
export function MachineFields({ computer, game, welcome, onChange }: Properties) {
  const algorithm = computer.algorithm ?? welcome.algorithms[0]?.id ?? 'search';
  return (
    <div class="fields-row">
      <Select
        label="Algorithm"
        value={algorithm}
        note={welcome.algorithms.find(each => each.id === algorithm)?.summary}
        choices={welcome.algorithms.map(each => ({ value: each.id, title: each.title }))}
        onChange={value => onChange({ ...computer, algorithm: value })}
      />
      <Select
        label="Evaluation"
        value={computer.evaluation ?? game.evaluations[0] ?? ''}
        choices={game.evaluations.map(each => ({ value: each, title: capital(each) }))}
        onChange={value => onChange({ ...computer, evaluation: value })}
      />
    </div>
  );
}
