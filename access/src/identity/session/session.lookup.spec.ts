import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { accessLookup } from './session.lookup.ts';

type NamedQuery = { values: [string[], (string | null)[], boolean[]] };

/** A database that knows the sessions `s1` and `s2`, and counts what it is asked. */
const counting = () => {
  const queries: NamedQuery['values'][] = [];
  const query = async ({ values }: NamedQuery) => {
    queries.push(values);
    const rows = values[0].flatMap((sid, index) =>
      sid.startsWith('s')
        ? [
            {
              ordinal: BigInt(index + 1),
              user_id: `user of ${sid}`,
              gen: 0,
              previous_until: null,
              is_platform_admin: null,
              tenant_id: null,
            },
          ]
        : [],
    );
    return { rows };
  };
  return { queries, lookup: accessLookup({ query } as unknown as Pool) };
};

describe('access lookups', () => {
  it('given many requests at once, when they ask, then one query answers them all, the same question asked once', async () => {
    const { queries, lookup } = counting();
    const asked = ['s1', 's2', 's1', 'gone', 's1'].map((sid) => lookup({ sid, tenant: null }));
    const answers = await Promise.all(asked);
    expect(queries).toEqual([
      [
        ['s1', 's2', 'gone'],
        [null, null, null],
        [true, true, true],
      ],
    ]);
    expect(answers.map((facts) => facts?.userId)).toEqual([
      'user of s1',
      'user of s2',
      'user of s1',
      undefined,
      'user of s1',
    ]);
  });

  it('given an answer, when the same is asked later, then the database is asked again', async () => {
    const { queries, lookup } = counting();
    await lookup({ sid: 's1', tenant: undefined });
    await lookup({ sid: 's1', tenant: undefined });
    expect(queries.length).toBe(2);
  });
});
