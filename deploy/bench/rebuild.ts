import type { Event } from 'contracts/kernel/message';
import type { EventEngine } from 'platform/event-store/engine';
import { openPatientPool } from 'platform/postgres/pool';
import { prepareEngine } from 'projection-service/engine/checkpoint';
import { rebuildTables } from 'projection-service/engine/rebuild';
import { interviewProjection } from 'projection-service/recruiting/interview/interview.projection';
import { openEmmett, projectWithEmmett } from './emmett.ts';
import { EVENTS_PER_HISTORY, interviewHistory, jobHistory } from './history.ts';
import { openOurs, quiet } from './place.ts';
import { median, perSecond, type Question, rounds, spread } from './question.ts';
import { whereTimeGoes } from './where.ts';

const EVENTS = 120_000;
/** Emmett's projector is as fast with these as with all of them. */
const EMMETT_EVENTS = 24_000;
const WRITERS = 64;
const BATCH = 5_000;

type Appending = { appendToStream(stream: string, events: Event[]): Promise<unknown> };

const load = (store: Appending, events: number): Promise<void> =>
  spread(Math.ceil(events / EVENTS_PER_HISTORY), WRITERS, async () => {
    for (const { stream, events: written } of interviewHistory()) await store.appendToStream(stream, written);
  });

const rawRead = async (readAll: (after: bigint, limit: number) => Promise<{ until: bigint }>): Promise<void> => {
  for (let after = -1n, until = 0n; until > after; ) {
    after = until;
    until = (await readAll(after, BATCH)).until;
  }
};

/** Milliseconds that it takes to parse what all events hold; the driver does that while it reads. */
const parsing = async (engine: Pick<EventEngine, 'readAll'>): Promise<number> => {
  let ms = 0;
  for (let after = 0n; ; ) {
    const { events, until } = await engine.readAll(after, BATCH);
    const texts = events.flatMap(({ data, metadata }) => [JSON.stringify(data), JSON.stringify(metadata)]);
    const started = performance.now();
    for (const text of texts) JSON.parse(text);
    ms += performance.now() - started;
    if (until === after) return ms;
    after = until;
  }
};

export const rebuild: Question = {
  name: 'rebuild',
  method: `the interviews projection from the first of ${EVENTS} events, sealed fields opened, indexes built and tables swapped; against Emmett's projector over the same kind of events unsealed, and against a bare read in batches of ${BATCH}; and where the time of one more goes in this process, of which parsing JSON is part of the statements`,
  measure: async (place) => {
    const events = await openOurs(place);
    const theirs = await openEmmett(place.emmettUrl);
    const pool = openPatientPool(place.urls.PROJECTOR_DATABASE_URL, 4, quiet);
    try {
      await prepareEngine(pool);
      const job = jobHistory();
      await events.store.appendToStream(job.stream, job.events);
      await load(events.store, EVENTS);
      await load(theirs, EMMETT_EVENTS);
      const total = Number(await events.engine.head());
      const results = await rounds(async (round) => ({
        raw: await perSecond(total, () => rawRead(events.engine.readAll)),
        ours: await perSecond(total, () => rebuildTables(interviewProjection, { pool, feed: events.feed })),
        theirs: await perSecond(EMMETT_EVENTS, () => projectWithEmmett(place.emmettUrl, round)),
      }));
      const json = await parsing(events.engine);
      const inAll = (1_000 * total) / median(results.map(({ ours }) => ours));
      const inParts = await whereTimeGoes('rebuild', total, () =>
        rebuildTables(interviewProjection, { pool, feed: events.feed }),
      );
      const figure = (name: string, unit: string, value: (result: (typeof results)[number]) => number, n = total) => ({
        name,
        unit,
        value: median(results.map(value)),
        n,
      });
      return [
        figure('rebuild-vs-emmett', 'ratio', ({ ours, theirs: emmett }) => ours / emmett),
        figure('rebuild-vs-raw-read', 'ratio', ({ ours, raw }) => ours / raw),
        figure('rebuild', 'events/s', ({ ours }) => ours),
        figure('rebuild-emmett', 'events/s', ({ theirs: emmett }) => emmett, EMMETT_EVENTS),
        figure('raw-read', 'events/s', ({ raw }) => raw),
        ...inParts,
        { name: 'rebuild-in-json', value: (100 * json) / inAll, unit: '% of time', n: total },
      ];
    } finally {
      await pool.end();
      await theirs.close();
      await events.close();
    }
  },
};
