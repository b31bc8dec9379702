import type pg from 'pg';
import { batchLoader } from '#platform/batch-loader';
import type { Append, AppendVerdict } from '#platform/event-store/engine';
import { inTransaction } from '#platform/postgres/pool';
import type { Claims } from './claims.ts';
import { type KeyRow, personName, unsealableBy } from './judged.ts';

/** Appends that seal, in one transaction. */
const MAX_APPENDS = 128;

type Plain = (append: Append) => Promise<AppendVerdict>;
/** `claimed`: somebody is being erased that it seals for. */
type Answer = AppendVerdict | 'claimed';

const subjectsOf = ({ seals = [] }: Append): string[] => seals.map(({ subject }) => subject);

/**
 * Appends that seal somebody's data. Nobody is erased while one is under way: the rows of those whom it is about are locked until it
 * is answered. Those that come together share a transaction.
 */
export const openSeals = (
  pool: pg.Pool,
  { claims, plain, connections }: { claims: Pick<Claims, 'waitFor'>; plain: Plain; connections: number },
): Plain => {
  const together = async (appends: Append[]): Promise<(Answer | Error)[]> => {
    const seals = appends.flatMap((one) => one.seals ?? []);
    const subjects = [...new Set(seals.map(({ subject }) => subject))];
    await pool.query('select event_store.say_keys($1, $2)', [
      seals.map(({ subject }) => subject),
      seals.map(({ key }) => key),
    ]);
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<KeyRow>(
        'select subject, key_id, erased from event_store.subject_key where subject = any($1) order by subject for share',
        [subjects],
      );
      // Asked once the locks are had: whoever claims one of these from now on waits for them.
      const claimed = await client.query<{ name: string }>(
        'select name from event_store.claim where erases and name = any($1)',
        [subjects.map(personName)],
      );
      const leaving = new Set(claimed.rows.map(({ name }) => name));
      return Promise.all(
        appends.map(async (one): Promise<Answer | Error> => {
          const unsealable = unsealableBy(one.seals ?? [], rows);
          if (unsealable.length > 0) return { taken: false, version: 0n, guardsHold: true, unsealable };
          if (subjectsOf(one).some((subject) => leaving.has(personName(subject)))) return 'claimed';
          return plain(one).catch((error: Error) => error);
        }),
      );
    });
  };
  const load = batchLoader(together, { maxBatch: MAX_APPENDS, concurrency: connections });
  return async (append) => {
    for (;;) {
      const answer = await load(append);
      if (answer !== 'claimed') return answer;
      await claims.waitFor(subjectsOf(append).map(personName));
    }
  };
};
