import { useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { ImageDown, Play } from '../parts/icons';
import { saveBlob, saveText } from '../save_text';
import { t } from '../shared/language';
import { say } from '../notice';
import { pngOf } from '../svg_picture';
import { publishedTimes, sheepTimes, timedEvaluations } from './exhibits';
import { cardSize, cardSvg, type CardRow } from './machine_card';
import { foundOf, measure, measured } from './measuring';

const fileName = 'wolf-sheep-times';
const key = `wolf-sheep/${sheepTimes.id}`;

/// The times that were measured here; null until they are.
function rowsMeasured(): CardRow[] | null {
  const times = foundOf(key)?.times;
  if (!times) return null;
  return timedEvaluations.map((evaluation, place) => ({
    evaluation,
    published: publishedTimes[evaluation],
    ours: times[place]!,
  }));
}

/// This machine beside that of the publication, as a picture to keep or to send.
export function MachineCard() {
  const [machine, setMachine] = useState('');
  const rows = rowsMeasured();
  const isWorking = measured.value[key] === 'working';
  const svg = rows && cardSvg(rows, machine);
  const savePng = async () => {
    try {
      saveBlob(`${fileName}.png`, await pngOf(svg!, cardSize, 2));
    } catch (problem) {
      say((problem as Error).message, true);
    }
  };
  return (
    <section class="exhibit-figure machine-card" aria-labelledby="machine-card">
      <h3 id="machine-card">{t('card-title')}</h3>
      {svg ? (
        <>
          <div class="exhibit-picture" tabIndex={0} role="group" aria-label={t('card-title')}>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={t('card-title')}
              width={cardSize.width}
              height={cardSize.height}
            />
          </div>
          <label class="field">
            <span>{t('card-machine')}</span>
            <input
              type="text"
              maxLength={28}
              placeholder={t('card-this-machine')}
              value={machine}
              onInput={event => setMachine(event.currentTarget.value)}
            />
          </label>
          <div class="exhibit-actions">
            <Button icon={ImageDown} onClick={() => void savePng()}>
              {t('save-png')}
            </Button>
            <Button icon={ImageDown} onClick={() => saveText(`${fileName}.svg`, svg, 'image/svg+xml')}>
              {t('save-svg')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p class="quiet">{t('card-note')}</p>
          <div class="exhibit-actions">
            <Button icon={Play} disabled={isWorking} onClick={() => void measure(key, sheepTimes)}>
              {t(isWorking ? 'measuring' : 'card-measure')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
