import { t } from '../shared/language';

/// The picture of an address, row by row: true is dark.
export const qrOf = async (address: string): Promise<boolean[][]> =>
  (await import('uqr')).encode(address, { ecc: 'M', border: 3 }).data;

/// One path for all dark squares: a thousand elements would be slow.
const pathOf = (picture: boolean[][]): string =>
  picture.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

export function QrCode({ address, picture }: { address: string; picture: boolean[][] }) {
  return (
    <svg
      class="qr-code"
      role="img"
      aria-label={t('qr-code-of', { address })}
      viewBox={`0 0 ${picture.length} ${picture.length}`}
    >
      <path d={pathOf(picture)} />
    </svg>
  );
}
