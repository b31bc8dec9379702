import { randomUUID } from 'node:crypto';
import { exampleCandidateId, exampleCause, exampleJobId } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { InterviewEvent } from 'contracts/recruiting/interview/interview.entity';
import { openEmmett } from './emmett.ts';
import { openOurs } from './place.ts';
import { median, perSecond, type Question, rounds, spread } from './question.ts';

const WRITERS = 32;
const APPENDS = 10_000;

const { now, ...cause } = exampleCause;

const created = (interviewId: string): InterviewEvent => ({
  type: 'InterviewCreated',
  data: { interviewId, candidateId: exampleCandidateId, jobId: exampleJobId, openInterviewId: null, source: null },
  metadata: { ...cause, ip: null },
});

type Store = { appendToStream(name: string, events: InterviewEvent[]): Promise<unknown> };

const appendsPerSecond = (store: Store): Promise<number> =>
  perSecond(APPENDS, () =>
    spread(APPENDS, WRITERS, () => {
      const id = newId(now).replace(/.{12}$/, randomUUID().slice(-12));
      return store.appendToStream(streamName('interview', cause.tenantId, id), [created(id)]);
    }),
  );

export const append: Question = {
  name: 'append-vs-emmett',
  method: `${WRITERS} writers, single events, new streams, validated and through the codec, against emmett-postgresql's store in the same Postgres`,
  measure: async (place) => {
    const ours = await openOurs(place);
    const theirs = await openEmmett(place.emmettUrl);
    try {
      const pairs = await rounds(async () => ({
        theirs: await appendsPerSecond(theirs),
        ours: await appendsPerSecond(ours.store),
      }));
      return [
        { name: 'append-vs-emmett', value: median(pairs.map((p) => p.ours / p.theirs)), unit: 'ratio', n: APPENDS },
        { name: 'append', value: median(pairs.map((p) => p.ours)), unit: 'appends/s', n: APPENDS },
        { name: 'append-emmett', value: median(pairs.map((p) => p.theirs)), unit: 'appends/s', n: APPENDS },
      ];
    } finally {
      await ours.close();
      await theirs.close();
    }
  },
};
