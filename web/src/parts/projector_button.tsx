import { projectorAddress, views } from '../route';
import { t } from '../shared/language';
import { Button } from './button';
import { Projector } from './icons';

/// To the large view for a projector, and back. What is shown is in the address, so that it is there again.
export function ProjectorButton() {
  if (views.includes('embed')) return null;
  const isOn = views.includes('projector');
  return (
    <span class={`projector-button${isOn ? ' on' : ''}`}>
      <Button icon={Projector} iconOnly look="quiet" pressed={isOn} onClick={() => location.assign(projectorAddress())}>
        {t('projector')}
      </Button>
    </span>
  );
}
