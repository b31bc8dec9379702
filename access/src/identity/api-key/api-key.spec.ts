import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { keyLookup, keyUseNotes } from './api-key.lookup.ts';
import { endingOf, hashOf, isOfHash, keyIdOf, newKeySecret } from './api-key.secret.ts';

const id = '018f6a10-0000-7000-8000-000000000001';

describe('secrets of API keys', () => {
  it('given a key, when many secrets are made of it, then each is another, of the same length, and names the key', () => {
    const secrets = Array.from({ length: 500 }, () => newKeySecret(id));
    expect(new Set(secrets).size).toBe(500);
    for (const secret of secrets) {
      expect(secret).toMatch(/^onr_[0-9a-f]{32}_[0-9A-Za-z]{43}$/);
      expect(keyIdOf(secret)).toBe(id);
      expect(secret.endsWith(endingOf(secret))).toBe(true);
    }
  });

  it('given a secret with one character changed, when compared, then it is not the one', () => {
    const secret = newKeySecret(id);
    const last = secret.at(-1) === 'a' ? 'b' : 'a';
    expect(isOfHash(secret, hashOf(secret))).toBe(true);
    expect(isOfHash(`${secret.slice(0, -1)}${last}`, hashOf(secret))).toBe(false);
  });

  it.each([
    'onr_',
    'onr_x_y',
    `onr_${id}_${'a'.repeat(43)}`,
    `onr_${'0'.repeat(32)}_${'a'.repeat(42)}`,
    `x${newKeySecret(id)}`,
  ])('given %s, when read, then it is of no key', (text) => expect(keyIdOf(text)).toBeNull());
});

describe('lookups of API keys', () => {
  it('given many requests at once, when they ask, then one query answers them all, each key asked for once', async () => {
    const queries: string[][] = [];
    const query = async ({ values: [ids] }: { values: [string[]] }) => {
      queries.push(ids);
      return { rows: ids.filter((one) => one !== 'gone').map((apiKeyId) => ({ apiKeyId })) };
    };
    const find = keyLookup({ query } as unknown as Pool);
    const answers = await Promise.all(['a', 'b', 'a', 'gone'].map(find));
    expect(queries).toEqual([['a', 'b', 'gone']]);
    expect(answers.map((facts) => facts?.apiKeyId)).toEqual(['a', 'b', 'a', undefined]);
    await find('a');
    expect(queries).toHaveLength(2);
  });
});

describe('notes of the use of API keys', () => {
  it('given a note under way, when the key is used again, then it is not written twice; one that failed is tried again', async () => {
    const written: unknown[] = [];
    let answer: (error?: Error) => void = () => undefined;
    const query = (_: string, values: unknown[]) => {
      written.push(values[0]);
      return new Promise<void>((resolve, reject) => {
        answer = (error) => (error ? reject(error) : resolve());
      });
    };
    const note = keyUseNotes({ query } as unknown as Pool);
    const use = (apiKeyId: string) => note({ apiKeyId, at: new Date(0), ip: null });
    use('a');
    use('a');
    expect(written).toEqual(['a']);
    answer(new Error('the database went away'));
    await new Promise(setImmediate);
    use('a');
    expect(written).toEqual(['a', 'a']);
  });
});
