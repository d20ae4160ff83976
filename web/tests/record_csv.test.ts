import { expect, test } from 'vitest';
import { recordCsv } from '../src/play/record_csv';

test('there is a line for each ply, and nothing where nothing is known', () => {
  const text = recordCsv([
    { ply: 0, boards: [], balance: 0, measure: 7 },
    {
      ply: 1,
      side: 'first',
      move: 'e2e4',
      notation: 'e4',
      boards: [],
      balance: 0,
      measure: 7,
      score: { centipawns: -31 },
      nodes: 120,
      depth: 3,
      time: 1,
      algorithm: 'search',
    },
    {
      ply: 2,
      side: 'second',
      move: 'e7e5',
      notation: 'e5',
      boards: [],
      balance: 0,
      score: { win: 'second', plies: 3 },
    },
  ]);
  expect(text).toBe(
    'ply,side,move,notation,evaluation,win in plies,balance,nodes,measure,depth,time,algorithm\n' +
      '0,,,,,,0,,7,,,\n' +
      '1,first,e2e4,e4,-0.31,,0,120,7,3,1,search\n' +
      '2,second,e7e5,e5,,-3,0,,,,,\n',
  );
});
