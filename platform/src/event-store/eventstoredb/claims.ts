import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Append, AppendVerdict, NewEvent } from '#platform/event-store/engine';
import type { Calls } from './calls.ts';
import { acceptedAt, erasesOf, type Judged, personName, unsealableOf } from './judged.ts';

/** Milliseconds that others are left with their append before it is completed for them; and between two looks. */
const PATIENCE = 3_000;
const LOOK_AGAIN_MS = 15;
/** Milliseconds after which one who does not come free is told so. */
const GIVE_UP = 10_000;
const UNIQUE_VIOLATION = '23505';

/** An append once it is judged: to be taken at exactly this version, or never. */
type Decided = { streamName: string; version: string; events: NewEvent[]; erases: readonly string[] };

type Written = { taken: true; version: bigint; position: bigint } | { taken: false; version: bigint };

/** Appends that rest on other streams or erase somebody: see claims.schema.sql. */
export const openClaims = (
  pool: pg.Pool,
  {
    append,
    versionOf,
    positionOf,
  }: Pick<Calls, 'append' | 'versionOf'> & {
    /** Of an event that was appended, where the server did not say it. */
    positionOf: (streamName: string, version: bigint) => Promise<bigint>;
  },
) => {
  const expectedAt = (version: bigint) => (version === 0n ? ('no_stream' as const) : version - 1n);

  /** Appends what was decided and notes what came of it. By whoever and however often: it is taken once. */
  const complete = async (id: string, { streamName, version, events, erases }: Decided): Promise<Written> => {
    const outcome = await append(streamName, events, expectedAt(BigInt(version)));
    const position = outcome.taken ? (outcome.position ?? (await positionOf(streamName, outcome.version))) : null;
    await pool.query('select event_store.conclude($1, $2, $3)', [id, position === null ? [] : erases, position]);
    return position === null
      ? { taken: false, version: outcome.version }
      : { taken: true, version: outcome.version, position };
  };

  /** Takes an append from who does not finish it: one that is judged is completed, another is over. */
  const takeOver = async (id: string): Promise<void> => {
    const undecided = await pool.query('delete from event_store.claimed_append where id = $1 and append is null', [id]);
    if (undecided.rowCount) return;
    const { rows } = await pool.query<{ append: Decided }>(
      'select append from event_store.claimed_append where id = $1',
      [id],
    );
    if (rows[0]) await complete(id, rows[0].append);
  };

  const ofOthers = `select c.append_id as id, clock_timestamp() - a.made_at > make_interval(secs => $2::float8 / 1000) as late
    from event_store.claim c join event_store.claimed_append a on a.id = c.append_id where c.name = any($1)`;

  /** Waits until none of these names is claimed, and completes what others have left. */
  const waitFor = async (names: readonly string[]): Promise<void> => {
    const until = performance.now() + GIVE_UP;
    for (;;) {
      const { rows } = await pool.query<{ id: string; late: boolean }>(ofOthers, [names, PATIENCE]);
      if (rows.length === 0) return;
      for (const { id } of rows.filter(({ late }) => late)) await takeOver(id);
      if (performance.now() > until)
        throw Object.assign(new Error('an append waited for others too long'), { code: '55P03' });
      await sleep(LOOK_AGAIN_MS * (1 + Math.random()));
    }
  };

  /** Claims all of the names, once nobody else has any. */
  const claim = async (names: readonly string[], erased: readonly string[]): Promise<string> => {
    for (;;) {
      const id = randomUUID();
      try {
        await pool.query('select event_store.claim_names($1, $2, $3)', [id, names, erased]);
        return id;
      } catch (error) {
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
        await waitFor(names);
      }
    }
  };

  const release = (id: string) => pool.query('delete from event_store.claimed_append where id = $1', [id]);

  const judge = async ({ streamName, expected, guards = [], seals = [] }: Append): Promise<Judged> => {
    const [version, held, unsealable] = await Promise.all([
      versionOf(streamName),
      Promise.all(guards.map(async (guard) => (await versionOf(guard.streamName)) === guard.version)),
      unsealableOf(pool, seals),
    ]);
    const guardsHold = held.every(Boolean);
    return {
      version,
      guardsHold,
      unsealable,
      taken: guardsHold && unsealable.length === 0 && acceptedAt(expected, version),
    };
  };

  /** Undefined where it was taken away before it was decided, or another append came before it. */
  const once = async (asked: Append): Promise<AppendVerdict | undefined> => {
    const { streamName, expected, events, guards = [], seals = [] } = asked;
    const erases = erasesOf(asked);
    const names = [
      streamName,
      ...guards.map((guard) => guard.streamName),
      ...seals.map(({ subject }) => personName(subject)),
    ];
    const id = await claim([...new Set([...names, ...erases.map(personName)])], erases.map(personName));
    try {
      const { taken, ...judged } = await judge(asked);
      if (!taken) {
        await release(id);
        return { taken, ...judged };
      }
      const { subjects, keys } = { subjects: seals.map(({ subject }) => subject), keys: seals.map(({ key }) => key) };
      if (seals.length > 0) await pool.query('select event_store.say_keys($1, $2)', [subjects, keys]);
      if (erases.length > 0) await pool.query('select event_store.await_seals($1)', [erases]);
      const decided: Decided = { streamName, version: String(judged.version), events, erases };
      const { rowCount } = await pool.query(
        'update event_store.claimed_append set append = $2 where id = $1 and append is null',
        [id, JSON.stringify(decided)],
      );
      if (!rowCount) return undefined;
      const written = await complete(id, decided);
      if (written.taken) return written;
      const isOpen = expected === 'any' || expected === 'present';
      return isOpen ? undefined : { ...written, guardsHold: true, unsealable: [] };
    } catch (error) {
      // What is decided stays: it may be under way, and is completed by whoever meets it.
      await pool
        .query('delete from event_store.claimed_append where id = $1 and append is null', [id])
        .catch(() => undefined);
      throw error;
    }
  };

  return {
    waitFor,
    append: async (asked: Append): Promise<AppendVerdict> => {
      for (;;) {
        const verdict = await once(asked);
        if (verdict) {
          if (verdict.taken && asked.erases?.length) await pool.query('select erasure.settle()');
          return verdict;
        }
      }
    },
    /** Completes what processes have left that are gone. */
    sweep: async (): Promise<void> => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from event_store.claimed_append where clock_timestamp() - made_at > make_interval(secs => $1::float8 / 1000)`,
        [PATIENCE],
      );
      for (const { id } of rows) await takeOver(id);
    },
  };
};
export type Claims = ReturnType<typeof openClaims>;
