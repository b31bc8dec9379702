import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';
import { type DatabaseHarness, openDatabase, storedRows } from '#projection-service/test/database.harness';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { createApplier } from './batch.ts';
import { beginTables } from './checkpoint.ts';
import { memoryProjection } from './memory-projection.ts';
import { join, type Projection, type Row } from './projection.ts';

/** Interviews that show what a ref of this value says, and how it was read. */
const showing = (value: unknown): Projection => ({
  ...interviewProjection,
  ...projectionRefs(value),
});

const projectionRefs = (value: unknown): Pick<Projection, 'refs' | 'refsOfType'> => {
  const ref = join({ ...jobTitle, value: () => value }, 'jobId', (row: Row, data) => ({
    ...row,
    jobTitle: `${typeof data} ${JSON.stringify(data)}`,
    // What another ref of these rows would say.
    personId: null,
  }));
  return { refs: { job: ref }, refsOfType: new Map(jobTitle.types.map((type) => [type, [['job', ref]]])) };
};

const [jobId, candidateId] = [derivedId('job', 'of a value'), derivedId('candidate', 'of a value')];

describe('what a ref may hold', () => {
  let harness: DatabaseHarness;
  beforeAll(async () => {
    harness = await openDatabase();
  });
  afterAll(() => harness.close());

  it.each([
    ['a text'],
    ['with "quotes" \\ and more'],
    ['null'],
    ['{}'],
    [''],
    [0],
    [false],
    [['a', 'list']],
    [{ title: 'a record' }],
    [null],
    [undefined],
  ])(
    'given a ref that holds %j, when rows show it after it was read from its table, then they are those of the fold in memory',
    async (value) => {
      const projection = showing(value);
      const told = history();
      told.job(jobId, 'JobCreated', jobDetails('Any'));
      told.interview(derivedId('interview', 'of a value'), 'InterviewCreated', { candidateId, jobId });
      const memory = memoryProjection(projection);
      let cursor = { ...(await beginTables(harness.projector, projection, 'read')) };
      for (const event of told.events) {
        memory.apply([event]);
        // Another process each time: nothing is known but what is stored.
        const applier = createApplier(harness.projector, projection, 'read');
        expect(await applier.apply({ events: [event], until: event.position }, cursor)).not.toBeNull();
        cursor = { ...cursor, position: event.position };
      }
      const [row] = memory.rows(exampleTenantId);
      expect(await storedRows(harness.projector, projection, exampleTenantId)).toEqual([row]);
      expect(row?.jobTitle).toBe(`${typeof (value ?? undefined)} ${JSON.stringify(value ?? undefined)}`);
    },
  );
});
