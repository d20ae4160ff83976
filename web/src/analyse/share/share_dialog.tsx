import { useState } from 'preact/hooks';
import { Button } from '../../parts/button';
import { Choice } from '../../parts/choice';
import { Dialog } from '../../parts/dialog';
import { ClipboardCopy, Copy, Download, ImageDown } from '../../parts/icons';
import { t } from '../../shared/language';
import { dialog } from '../../store';
import './share.css';
import { line, view } from '../analysis';
import { animating, saveGif, savePng, saveSvg } from './pictures';
import { copyGame, copyPosition, saveGame } from '../writing';

const speeds = [
  { value: '500', title: 'share-quick' },
  { value: '1000', title: 'share-default' },
  { value: '2000', title: 'share-slow' },
] as const;

/// Everything that leaves the page: the position, the game, and pictures of them.
export function ShareDialog() {
  const [speed, setSpeed] = useState('1000');
  // What was done is said in the panel, which the dialog hides.
  const close = (work: () => Promise<void>) => () => void work().then(() => (dialog.value = null));
  const done = animating.value;
  return (
    <Dialog title={t('share')}>
      <div class="share-form">
        <section aria-labelledby="share-position">
          <h3 id="share-position">{t('share-position')}</h3>
          <code class="share-text">{view.value?.text}</code>
          <div class="share-row">
            <Button icon={Copy} onClick={close(copyPosition)} isFirst>
              {t('copy-fen')}
            </Button>
            <Button icon={ImageDown} onClick={close(savePng)}>
              {t('save-png')}
            </Button>
            <Button icon={ImageDown} onClick={close(saveSvg)}>
              {t('save-svg')}
            </Button>
          </div>
        </section>
        <section aria-labelledby="share-game">
          <h3 id="share-game">{t('share-game')}</h3>
          <div class="share-row">
            <Button icon={ClipboardCopy} onClick={close(copyGame)}>
              {t('copy-pgn')}
            </Button>
            <Button icon={Download} onClick={close(saveGame)}>
              {t('save-pgn')}
            </Button>
          </div>
        </section>
        <section aria-labelledby="share-line">
          <h3 id="share-line">{t('share-line')}</h3>
          <Choice
            label={t('share-speed')}
            value={speed}
            choices={speeds.map(({ value, title }) => ({ value, title: t(title) }))}
            onChange={setSpeed}
          />
          <div class="share-row">
            <Button
              icon={ImageDown}
              disabled={line.value.length === 0 || done !== null}
              onClick={close(() => saveGif(Number(speed)))}
            >
              {t('save-gif')}
            </Button>
            {done !== null && <progress max={1} value={done} aria-label={t('save-gif')} />}
          </div>
        </section>
        <p class="quiet note">{t('share-kept')}</p>
      </div>
    </Dialog>
  );
}
