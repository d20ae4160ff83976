import { useEffect, useState } from 'preact/hooks';
import { ask } from '../connection';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { ClipboardCopy, RotateCw } from '../parts/icons';
import { t } from '../shared/language';
import './invite.css';
import { QrCode, qrOf } from './qr_code';

interface Invitation {
  address: string;
  /// The picture of the address, row by row: true is dark.
  picture: boolean[][];
}

async function invite(): Promise<Invitation> {
  const { address } = await ask({ type: 'invite' });
  return { address, picture: await qrOf(address) };
}

/// An address for one more browser, to be photographed or typed.
export function InviteDialog() {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState('');
  const [count, setCount] = useState(0);
  useEffect(() => {
    invite().then(setInvitation, (error: Error) => setProblem(error.message));
  }, [count]);
  return (
    <Dialog title={t('another-device')}>
      <div class="invite">
        {invitation && <QrCode {...invitation} />}
        <div class="invite-words">
          {problem && <p role="alert">{problem}</p>}
          {invitation && (
            <p>
              {t('invite-how')}
              <code class="invite-address">{invitation.address}</code>
            </p>
          )}
          <p class="quiet">{t('invite-note')}</p>
          <div class="invite-tools">
            <Button
              icon={ClipboardCopy}
              disabled={!invitation}
              onClick={() => void navigator.clipboard?.writeText(invitation!.address)}
            >
              {t('copy')}
            </Button>
            <Button icon={RotateCw} onClick={() => setCount(count + 1)}>
              {t('invite-again')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
