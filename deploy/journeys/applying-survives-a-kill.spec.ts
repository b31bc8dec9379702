import type { Client } from 'contracts/client/client';
import { listMyApplications } from 'contracts/recruiting/application/application.endpoints';
import { applyUntilAnswered, newApplicant, newCompany, newJob } from '#deploy/test/applicants.fixture';
import { expect, test } from '#deploy/test/journey';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { kill } from '#deploy/test/processes.harness';
import { readSide, rebuild, withDatabase } from '#deploy/test/read-side.fixture';
import { untilReady } from '#deploy/test/until';

const PEOPLE = 24;
const COMPANY = 'ferry';

type Counts = {
  candidates: number;
  links: number;
  interviews: number;
  /** Of companies: accounts are written to as well. */
  mails: number;
  unfinished: number;
};

/** What has come of all applications so far. */
const counts = (onrecord: Onrecord): Promise<Counts> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from event_store.events where type = 'CandidateCreated') as candidates,
         (select count(*)::int from event_store.events where type = 'CandidateLinked') as links,
         (select count(*)::int from event_store.events where type = 'InterviewCreated') as interviews,
         (select count(*)::int from work.mail m join access.tenant using (tenant_id)) as mails,
         (select count(*)::int from jobs.job where state::text not in ('completed', 'failed')) as unfinished`,
    );
    return rows[0];
  });

/** Waits until every job has ended: what comes of the applications has come. */
const settled = async (onrecord: Onrecord): Promise<Counts> => {
  await expect.poll(async () => (await counts(onrecord)).unfinished).toBe(0);
  return counts(onrecord);
};

/** Everybody applies to every job at once; the power is cut when half of it is answered. Answers the ids of the interviews. */
const applyAll = async (people: Client[], jobs: string[], cut: () => Promise<void>): Promise<string[]> => {
  let answered = 0;
  const cutting: Promise<void>[] = [];
  const applications = people.flatMap((person) =>
    jobs.map(async (jobId) => {
      const interviewId = await applyUntilAnswered(person, jobId);
      answered += 1;
      if (answered === people.length) cutting.push(cut());
      return interviewId;
    }),
  );
  const interviewIds = await Promise.all(applications);
  await Promise.all(cutting);
  expect(cutting).toHaveLength(1);
  return interviewIds;
};

/** Lets every policy begin at the first event with an empty queue; what was done is in the ledger alone. */
const replayPolicies = async (onrecord: Onrecord): Promise<void> => {
  await withDatabase(onrecord, async (client) => {
    await client.query('update work.checkpoint set position = 0');
    await client.query('delete from jobs.job');
  });
  await onrecord.kill();
  await onrecord.restart();
  await untilReady(onrecord.url);
};

for (const { split, title } of [
  { split: false, title: 'the whole product in one process' },
  { split: true, title: 'three processes' },
]) {
  test.describe(`as ${title}`, () => {
    let onrecord: Onrecord;
    test.beforeAll(async () => {
      onrecord = await startOnrecord({ split, demo: false });
    });
    test.afterAll(() => onrecord?.discard());

    test('given 24 people who apply to two jobs at once, when the power is cut between applications and interviews, then each is one candidate with two interviews, and a replay does nothing', async () => {
      const owner = await newCompany(onrecord.url, COMPANY);
      const jobs = [await newJob(owner, 'Ferry mate'), await newJob(owner, 'Purser')];
      const people: Client[] = [];
      for (let index = 0; index < PEOPLE; index += 1) people.push(await newApplicant(onrecord.url, `Ruben${index}`));

      const cut = () => (split ? kill(onrecord, 'integration-workers') : onrecord.kill().then(onrecord.restart));
      const interviewIds = await applyAll(people, jobs, cut);
      await untilReady(onrecord.url);
      const interviews = PEOPLE * jobs.length;
      expect(new Set(interviewIds).size).toBe(interviews);
      const done = { candidates: PEOPLE, links: PEOPLE, interviews, mails: interviews };
      await expect.poll(() => counts(onrecord)).toMatchObject(done);
      for (const person of people) {
        const { data } = await person.call(listMyApplications, {});
        expect(data.map(({ jobTitle }) => jobTitle).toSorted()).toEqual(['Ferry mate', 'Purser']);
      }

      await settled(onrecord);
      const rows = await readSide(onrecord);
      await rebuild(onrecord);
      expect(await readSide(onrecord)).toEqual(rows);

      await replayPolicies(onrecord);
      await applyUntilAnswered(await newApplicant(onrecord.url, 'Ottilie'), jobs[0] ?? '');
      const more = { candidates: PEOPLE + 1, links: PEOPLE + 1, interviews: interviews + 1, mails: interviews + 1 };
      await expect.poll(() => counts(onrecord)).toMatchObject(more);
      expect(await settled(onrecord)).toMatchObject(more);
    });
  });
}
