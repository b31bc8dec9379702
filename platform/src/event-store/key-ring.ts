import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { batchLoader } from '#platform/batch-loader';
import type { EventEngine, KeyFact } from './engine.ts';
import type { KeyRow, KeyRows } from './key-rows.ts';
import { type KeyRing, type Subject, type SubjectKey, subjectName } from './keys.ts';

const MAX_CACHED = 100_000;
const CACHED_MS = 60_000;
/** A key that is missing is looked for again soon. */
const MISSING_MS = 2_000;
const MAX_BATCH = 10_000;

/** What the events know of keys: which one somebody's data was sealed with, and who was erased. */
export type KeyFacts = Pick<EventEngine, 'keyFacts'>;
export type KeyRingOptions = { facts?: KeyFacts | undefined; log: Pick<Logger, 'warn' | 'error'> };

const subjectOf = (name: string): Subject => {
  const [tenantId = '', ...subject] = name.split('/');
  return { tenantId, subject: subject.join('/') };
};

/** The events have the last word: a database of keys that was restored neither brings back an erased person nor gives another key. */
const keyFrom = (row: KeyRow | undefined, fact: KeyFact | undefined): SubjectKey | undefined => {
  const of = row?.of ?? (fact && subjectOf(fact.subject));
  const id = fact?.keyId ?? row?.id;
  if (!of || !id) return undefined;
  if (fact?.erased || row?.key === null) return { id, of, status: 'destroyed' };
  return row?.key && row.id === id ? { id, of, status: 'active', key: row.key } : { id, of, status: 'missing' };
};

/** Keys of a keys' database: fetched for a whole batch at once, kept in memory for a minute. */
export const createKeyRing = (rows: KeyRows, { facts, log }: KeyRingOptions): KeyRing => {
  const options = { max: MAX_CACHED, ttl: CACHED_MS, ttlResolution: 500 };
  const byId = new LRUCache<string, SubjectKey>(options);
  const byName = new LRUCache<string, SubjectKey>(options);
  const missing = new Map<string, Subject>();
  /** Counts what may have overtaken a look into the databases. */
  let changes = 0;

  /** A key that came back with a backup is destroyed once more. */
  const destroyAgain = (found: readonly KeyRow[], known: readonly KeyFact[]): void => {
    const erasedNames = new Set(known.flatMap(({ subject, erased }) => (erased ? [subject] : [])));
    for (const { of, key } of found)
      if (key && erasedNames.has(subjectName(of)))
        rows.destroy(of).catch((error: Error) => log.warn({ ...of, error: error.message }, 'key not destroyed yet'));
  };

  const note = (key: SubjectKey): void => {
    const name = subjectName(key.of);
    if (key.status !== 'missing') missing.delete(name);
    else if (!missing.has(name)) {
      missing.set(name, key.of);
      log.error({ ...key.of, keyId: key.id }, 'the key of a person is missing: restore it from a backup of the keys');
    }
  };

  /** One object for each key, so that forgetting it reaches whoever holds it. */
  const remember = (fresh: SubjectKey): SubjectKey => {
    note(fresh);
    const held = byId.get(fresh.id);
    const key = held ? Object.assign(held, { key: undefined, ...fresh }) : fresh;
    const ttl = key.status === 'missing' ? MISSING_MS : CACHED_MS;
    byId.set(key.id, key, { ttl });
    byName.set(subjectName(key.of), key, { ttl });
    return key;
  };

  /** Looks until nothing was destroyed meanwhile. */
  const settled = async <T>(look: () => Promise<T>): Promise<T> => {
    for (;;) {
      const before = changes;
      const found = await look();
      if (before === changes) return found;
    }
  };

  const factsOf = (of: { names: string[] } | { ids: string[] }) => facts?.keyFacts(of) ?? Promise.resolve([]);

  /**
   * Both databases are asked at once, so a key may have been made and sealed with between the answers: before one is called missing, the
   * keys are asked again.
   */
  const withThoseJustMade = async (
    from: (found: readonly KeyRow[]) => (SubjectKey | undefined)[],
    found: readonly KeyRow[],
  ): Promise<(SubjectKey | undefined)[]> => {
    const keys = from(found);
    const lost = keys.flatMap((key) => (key?.status === 'missing' ? [key.id] : []));
    return lost.length > 0 ? from([...found, ...(await rows.byId(lost))]) : keys;
  };

  const loadNamed = async (subjects: Subject[]): Promise<Map<string, SubjectKey>> => {
    const [found, known] = await Promise.all([rows.bySubject(subjects), factsOf({ names: subjects.map(subjectName) })]);
    destroyAgain(found, known);
    const factOf = new Map(known.map((fact) => [fact.subject, fact]));
    const keys = await withThoseJustMade((all) => {
      const rowOf = new Map(all.map((row) => [subjectName(row.of), row]));
      return [...new Set(subjects.map(subjectName))].map((name) => keyFrom(rowOf.get(name), factOf.get(name)));
    }, found);
    return new Map(keys.flatMap((key) => (key ? [[subjectName(key.of), key] as const] : [])));
  };

  const load = (subjects: Subject[]) =>
    settled(async () => {
      const keys = await loadNamed(subjects);
      return subjects.map((subject) => keys.get(subjectName(subject)));
    });

  const make = (subjects: Subject[]) =>
    settled(async () => {
      const keys = await loadNamed(subjects);
      const without = subjects.filter((subject) => !keys.has(subjectName(subject)));
      if (without.length > 0) await rows.create(without);
      const made = without.length > 0 ? await loadNamed(without) : keys;
      return subjects.map((subject) => keys.get(subjectName(subject)) ?? made.get(subjectName(subject)));
    });

  const loadIds = (ids: string[]) =>
    settled(async () => {
      const [found, known] = await Promise.all([rows.byId(ids), factsOf({ ids })]);
      destroyAgain(found, known);
      const factOf = new Map(known.map((fact) => [fact.keyId, fact]));
      return withThoseJustMade((all) => {
        const rowOf = new Map(all.map((row) => [row.id, row]));
        return ids.map((id) => keyFrom(rowOf.get(id), factOf.get(id)));
      }, found);
    });

  const collect = async <K>(
    wanted: readonly K[],
    nameOf: (one: K) => string,
    from: { cache: LRUCache<string, SubjectKey>; fetch: (one: K) => Promise<SubjectKey | undefined> },
  ): Promise<Map<string, SubjectKey>> => {
    const keys = new Map<string, SubjectKey>();
    const asked = new Set<string>();
    const waiting: Promise<void>[] = [];
    for (const one of wanted) {
      const name = nameOf(one);
      if (asked.has(name)) continue;
      asked.add(name);
      const cached = from.cache.get(name);
      if (cached) keys.set(name, cached);
      else
        waiting.push(
          from.fetch(one).then((key) => {
            if (key) keys.set(name, remember(key));
          }),
        );
    }
    await Promise.all(waiting);
    return keys;
  };

  const findOne = batchLoader(load, { maxBatch: MAX_BATCH, concurrency: 2 });
  const findOneById = batchLoader(loadIds, { maxBatch: MAX_BATCH, concurrency: 2 });
  const findOrCreateOne = batchLoader(make, { maxBatch: MAX_BATCH, concurrency: 1 });

  const forget = (names: readonly string[]): void => {
    if (names.length > 0) changes += 1;
    for (const name of names) {
      const key = byName.get(name);
      if (!key) continue;
      byName.delete(name);
      byId.delete(key.id);
    }
  };

  const erased = (names: readonly string[]): void => {
    for (const name of names) Object.assign(byName.get(name) ?? {}, { status: 'destroyed', key: undefined });
    forget(names);
  };

  return {
    find: (subjects) => collect(subjects, subjectName, { cache: byName, fetch: findOne }),
    findById: (ids) => collect(ids, String, { cache: byId, fetch: findOneById }),
    findOrCreate: (subjects) => collect(subjects, subjectName, { cache: byName, fetch: findOrCreateOne }),
    destroy: async (subject) => {
      erased([subjectName(subject)]);
      await rows.destroy(subject);
      erased([subjectName(subject)]);
    },
    erased,
    forget,
    missing: () => [...missing.values()],
    close: () => rows.close(),
  };
};
