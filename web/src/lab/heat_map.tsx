import { useEffect, useState } from 'preact/hooks';
import { describePiece, squaresInView } from '../board/squares';
import { Select } from '../parts/select';
import type { LearningRun, PieceMap } from '../protocol';
import { t } from '../shared/language';
import { numberText } from '../shared/numbers';
import { mapPieces, mapsOf, pieceMaps } from './learn';
import { bestOf, shades } from './learn_figures';
import { describe } from './parts';

const colorOf = (piece: string) => (piece === piece.toLowerCase() ? 'black' : 'white');
const pieceTitle = (piece: string): string => describePiece({ letter: piece.toLowerCase(), color: colorOf(piece) });
const signed = (value: number, digits: number): string =>
  numberText(value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).replace('-', '\u2212');
/// Where all are nearly the same, what is behind the comma tells them apart.
const smallDifferences = 10;

function Board({ game, map }: { game: string; map: PieceMap }) {
  const { files, ranks } = describe(game).layout[0]!;
  const known = shades(map);
  const rows = squaresInView(files, ranks, 'white');
  const isSmall = [...known.values()].every(({ difference }) => Math.abs(difference) < smallDifferences);
  return (
    <table class="heat-map" aria-label={t('learning-map-of', { piece: pieceTitle(map.piece) })}>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{ranks - index}</th>
            {row.map(square => {
              const found = known.get(square);
              return (
                <td
                  key={square}
                  data-square={square}
                  class={found ? (found.shade < 0 ? 'worse' : 'better') : 'never'}
                  ref={cell => cell?.style.setProperty('--shade', `${Math.round(Math.abs(found?.shade ?? 0) * 45)}%`)}
                >
                  {found ? signed(found.difference, isSmall ? 1 : 0) : ''}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {rows[0]!.map(square => (
            <th key={square} scope="col">
              {square[0]}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/// What the network of a generation thinks of each kind of piece, square by square.
export function HeatMaps({ run }: { run: LearningRun }) {
  const [chosen, setChosen] = useState<{ run: string; generation: number } | null>(null);
  const [piece, setPiece] = useState('');
  // Whoever has chosen nothing sees the best there is.
  const generation = chosen?.run === run.run ? chosen.generation : (bestOf(run.list)?.number ?? 0);
  const of = run.list.length;
  useEffect(() => mapPieces(run.run, generation, of), [run.run, generation, of]);
  const maps = pieceMaps.value?.run === run.run ? pieceMaps.value : null;
  const result = mapsOf(maps);
  const shown = result?.pieces.find(each => each.piece === piece) ?? result?.pieces[0];
  return (
    <section class="learn-maps" aria-labelledby="learn-maps">
      <h3 id="learn-maps">{t('learning-map')}</h3>
      <div class="fields-row">
        <Select
          label={t('learning-generation')}
          value={String(generation)}
          choices={run.list.map(({ number }) => ({ value: String(number), title: String(number) }))}
          onChange={value => setChosen({ run: run.run, generation: Number(value) })}
        />
        {result && shown && (
          <Select
            label={t('learning-piece')}
            value={shown.piece}
            choices={result.pieces.map(each => ({ value: each.piece, title: pieceTitle(each.piece) }))}
            onChange={setPiece}
          />
        )}
      </div>
      {maps?.job.state.value.reason && <p role="alert">{maps.job.state.value.reason}</p>}
      {result && shown && (
        <div class="learn-map">
          <p class="quiet learn-map-words">
            {t('learning-map-about', { mean: signed(shown.mean, 0), games: result.games })}
          </p>
          <Board game={run.game} map={shown} />
        </div>
      )}
    </section>
  );
}
