import { welcome } from '../connection';
import { Button } from '../parts/button';
import { Cpu } from '../parts/icons';
import type { Player } from '../protocol';
import { t } from '../shared/language';

/// The other engines of this machine, by the names that its owner has given them; nothing where there are none.
export function OtherEngines({ chosen, onChoose }: { chosen: string | undefined; onChoose(computer: Player): void }) {
  const engines = welcome.value?.engines ?? [];
  if (engines.length === 0) return null;
  return (
    <fieldset class="other-engines">
      <legend>{t('other-engines')}</legend>
      {engines.map(name => (
        <Button
          key={name}
          icon={Cpu}
          pressed={chosen === name}
          onClick={() => onChoose({ kind: 'computer', engine: name })}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
