import type { Partner } from '../protocol';
import { seatedEngines } from '../settings';
import { t } from '../shared/language';
import { partnerName } from '../shared/names';
import { Select } from './select';

interface Properties {
  partner: Partner | null;
  boards: number;
  onChange(partner: Partner | null): void;
}

/// With two boards the person has the first.
const defaultBoard = 1;

const letterOf = (board: number): string => String.fromCharCode('A'.charCodeAt(0) + board);

/// What stands for each in the list.
const nobody = 'nobody';
const ours = 'ours';
const named = 'engine:';

const valueOf = (partner: Partner | null): string =>
  partner ? (partner.engine ? named + partner.engine : ours) : nobody;

/// Who sits beside a person, and at which board.
export function PartnerField({ partner, boards, onChange }: Properties) {
  const board = Math.min(partner?.board ?? defaultBoard, boards - 1);
  // Somebody at another machine sees who sits there, too.
  const engines = new Set([...seatedEngines.value, ...(partner?.engine ? [partner.engine] : [])]);
  const choose = (value: string) => {
    if (value === nobody) onChange(null);
    else onChange(value === ours ? { board } : { board, engine: value.slice(named.length) });
  };
  return (
    <>
      <div class="fields-row">
        <Select
          label={t('partner')}
          value={valueOf(partner)}
          choices={[
            { value: nobody, title: t('partner-nobody') },
            { value: ours, title: partnerName({ board }) },
            ...[...engines].map(name => ({ value: named + name, title: name })),
          ]}
          onChange={choose}
        />
        {partner && boards > 2 && (
          <Select
            label={t('partner-board')}
            value={String(board)}
            choices={Array.from({ length: boards }, (_, index) => ({ value: String(index), title: letterOf(index) }))}
            onChange={value => onChange({ ...partner, board: Number(value) })}
          />
        )}
      </div>
      {partner && <p class="note quiet">{t('partner-note', { board: letterOf(board) })}</p>}
    </>
  );
}
