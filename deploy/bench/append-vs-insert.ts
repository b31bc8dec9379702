import { randomUUID } from 'node:crypto';
import { exampleCandidateId, exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import pg from 'pg';
import { openOurs } from './place.ts';
import { median, perSecond, type Question, rounds, spread } from './question.ts';

const WRITERS = 32;
const APPENDS = 10_000;

const { now, ...cause } = exampleCause;
const metadata = { ...cause, ip: null };

/** As `event_store.events`; its order is given by a sequence. */
const TABLE = `create table plain_event (
  position bigint generated always as identity primary key, id uuid not null, stream_name text not null,
  stream_version bigint not null, type text not null, data json not null, metadata json not null,
  unique (stream_name, stream_version))`;
const INSERT = `insert into plain_event (id, stream_name, stream_version, type, data, metadata)
  values ($1, $2, $3, $4, $5, $6)`;

const created = (interviewId: string): InterviewEvent => ({
  type: 'InterviewCreated',
  data: { interviewId, candidateId: exampleCandidateId, jobId: exampleJobId, openInterviewId: null, source: null },
  metadata,
});

const fresh = (): { id: string; stream: string } => {
  const id = newId(now).replace(/.{12}$/, randomUUID().slice(-12));
  return { id, stream: streamName('interview', cause.tenantId, id) };
};

const writes = (write: () => Promise<unknown>): Promise<number> =>
  perSecond(APPENDS, () => spread(APPENDS, WRITERS, write));

export const appendVsInsert: Question = {
  name: 'append-vs-insert',
  method: `${WRITERS} writers, single events, new streams, validated and through the codec, against one parameterised INSERT a transaction into a table of the same columns and indexes over ${WRITERS} connections of the same Postgres`,
  measure: async (place) => {
    const ours = await openOurs(place);
    const pool = new pg.Pool({ connectionString: place.superuserUrl, max: WRITERS, min: WRITERS });
    try {
      await pool.query(TABLE);
      const append = () => {
        const { id, stream } = fresh();
        return ours.store.appendToStream(stream, [created(id)]);
      };
      const insert = () => {
        const { id, stream } = fresh();
        const { type, data } = created(id);
        const values = [randomUUID(), stream, 1, type, JSON.stringify(data), JSON.stringify(metadata)];
        return pool.query({ name: 'insert', text: INSERT, values });
      };
      await Promise.all([writes(append), writes(insert)]);
      const pairs = await rounds(async () => ({ insert: await writes(insert), append: await writes(append) }));
      return [
        { name: 'append-vs-insert', value: median(pairs.map((p) => p.append / p.insert)), unit: 'ratio', n: APPENDS },
        { name: 'append', value: median(pairs.map((p) => p.append)), unit: 'appends/s', n: APPENDS },
        { name: 'insert', value: median(pairs.map((p) => p.insert)), unit: 'inserts/s', n: APPENDS },
      ];
    } finally {
      await ours.close();
      await pool.end();
    }
  },
};
