import { Button } from '../parts/button';
import { Network } from '../parts/icons';
import { t } from '../shared/language';
import { lastComputerMove, xrayLastMove, xrayShownPosition } from '../xray/from_game';

/// The ways from a game into X-ray.
export const XrayButtons = () => (
  <>
    <Button icon={Network} onClick={() => void xrayShownPosition()}>
      {t('xray-position')}
    </Button>
    {lastComputerMove() && (
      <Button icon={Network} onClick={() => void xrayLastMove()}>
        {t('why-that-move')}
      </Button>
    )}
  </>
);
