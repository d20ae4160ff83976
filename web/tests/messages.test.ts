import { describe, expect, it } from 'vitest';
import type { Answers, ServerMessages, Jobs, Request } from '../src/shared/messages';

/// The compiler reads this, too (`npm test` begins with it): a line below that compiles without an error is an error.
function request<R extends Request>(said: R): R['type'] {
  return said.type;
}

describe('what the server says', () => {
  it('has no misspelled or mistaken member', () => {
    const said = { type: 'draw', id: 'a', accepted: true, words: '' } satisfies ServerMessages['draw'];
    // @ts-expect-error `acepted` is no member
    const misspelled = (message: ServerMessages['draw']) => message.acepted;
    // @ts-expect-error nobody wins a draw: the winner of a solved position may be null
    const winner = (message: ServerMessages['exact']): 'first' | 'second' => message.winner;
    // @ts-expect-error nor is this a member of an answer
    const answered = (message: Answers['position']) => message.fen;
    // @ts-expect-error or of the end of a job
    const ended = (result: Jobs['xray']['result']) => result.leaves;
    expect(misspelled(said)).toBeUndefined();
    expect([winner, answered, ended]).toHaveLength(3);
  });
});

describe('what the page may say', () => {
  it('is what the server understands', () => {
    expect(request({ type: 'move', ply: 0, move: 'e2e4' })).toBe('move');
    expect(request({ type: 'resign' })).toBe('resign');
    expect(request({ type: 'analyse', game: 'chess', lines: 3 })).toBe('analyse');
  });

  it('has no misspelled type', () => {
    // @ts-expect-error there is no such message
    const misspelled: Request = { type: 'mvoe', ply: 0, move: 'e2e4' };
    expect(misspelled.type).toBe('mvoe');
    // @ts-expect-error nor does the server say this
    const heard: keyof ServerMessages = 'plyy';
    expect(heard).toBe('plyy');
  });

  it('has no misspelled, missing or mistaken member', () => {
    // @ts-expect-error `pyl` is no member
    const misspelled: Request = { type: 'move', pyl: 0, move: 'e2e4' };
    // @ts-expect-error without its ply a move means nothing
    const incomplete: Request = { type: 'move', move: 'e2e4' };
    // @ts-expect-error a number, not a text
    const mistaken: Request = { type: 'counts', depth: '4' };
    expect([misspelled, incomplete, mistaken]).toHaveLength(3);
  });
});
