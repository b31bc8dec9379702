import { describe, expect, it } from 'vitest';
import { damageOr } from '#deploy/local/postgres/repair';
import { isSentence } from '#deploy/local/sentence';

const failure = (code: string) => Object.assign(new Error('column "last_erasure" does not exist'), { code });

describe('a data folder that cannot be opened', () => {
  it('given one of a version that kept its history in another form, when told, then it is in one sentence with what to do', () => {
    const told = damageOr('/data/postgres', failure('42703'));
    expect(isSentence(told) && told.message).toBe(
      '/data was made by an earlier Onrecord, which kept its history in another form: start the Onrecord that made it, ' +
        'or move /data away to start with an empty one.',
    );
  });

  it('given a failure of another kind, when told, then it stays what it is', () => {
    const error = failure('42601');
    expect(damageOr('/data/postgres', error)).toBe(error);
  });
});
