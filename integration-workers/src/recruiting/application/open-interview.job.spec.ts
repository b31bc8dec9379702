import { exampleCandidateId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { applicantIdOf } from 'contracts/recruiting/application/application.commands';
import { describe, expect, it } from 'vitest';
import { applicationTo, openCompany } from '#integration-workers/test/company.fixture';
import { confirmReceipt } from './confirm-receipt.job.ts';
import { openInterview } from './open-interview.job.ts';

const own = applicantIdOf(exampleTenantId, exampleUserId);
const second = applicationTo(derivedId('second job'));
const of = (id: string, email: string, userId: string | null = null, gone: 'erased' | 'removed' | null = null) => ({
  id,
  email,
  userId,
  gone,
});

describe('an application', () => {
  it('given somebody new to the company, when they apply, then they are its candidate, linked, with an interview, and told', async () => {
    const { world, tools } = openCompany();
    const work = applicationTo();
    world.profile = { firstName: 'Ada Maria', lastName: 'Berg', phone: '55 12 34 56', phoneE164: '+4755123456' };
    await openInterview.handle(work, tools);
    expect(world.created).toEqual([
      {
        candidateId: own,
        firstName: 'Ada Maria',
        lastName: 'Berg',
        email: 'ada@mail.example',
        phone: '55 12 34 56',
        phoneE164: '+4755123456',
        source: 'indeed',
      },
    ]);
    expect([...world.candidates.values()]).toEqual([of(own, 'ada@mail.example', exampleUserId)]);
    expect([...world.interviews]).toEqual([[work.data.interviewId, own]]);
    expect(world.enqueued).toMatchObject([
      { name: 'recruiting.application.confirm-receipt', data: { candidateId: own, userId: exampleUserId } },
    ]);
  });

  it('given an open interview without a job, when somebody applies, then they are invited to it at once', async () => {
    const { world, tools } = openCompany();
    const openInterviewId = derivedId('open interview');
    const { data, ...work } = applicationTo(openInterviewId);
    const sent: string[] = [];
    world.onCommand = ({ aggregate, type, id }) => void sent.push([aggregate, type, id].join(' '));
    await openInterview.handle({ ...work, data: { ...data, jobId: null, openInterviewId } }, tools);
    expect(sent.at(-1)).toBe(`applicantInvitation InviteApplicant ${data.interviewId}`);
    const forJob: string[] = [];
    world.onCommand = ({ aggregate }) => void forJob.push(aggregate);
    await openInterview.handle(second, tools);
    expect(forJob).not.toContain('applicantInvitation');
  });

  it('given a profile that says more, when they apply, then the company’s new record says it too', async () => {
    const { world, tools } = openCompany();
    const said = { location: 'Duluth', skills: ['Lofting'], expectedSalary: 6_000_000 };
    Object.assign(world, { profile: { firstName: 'Ada', lastName: 'Berg', phone: '', phoneE164: '', said } });
    await openInterview.handle(applicationTo(), tools);
    expect(world.created).toMatchObject([{ firstName: 'Ada', ...said }]);
  });

  it.each([
    ['Ada Maria Berg', 'Ada Maria', 'Berg'],
    ['Ada', 'Ada', '–'],
    ['x'.repeat(200), 'x'.repeat(100), '–'],
  ])(
    'given an account without a profile under the name %s, when they apply, then they are %s %s',
    async (name, firstName, lastName) => {
      const { world, tools } = openCompany();
      world.account = { name, email: 'ada@mail.example', locale: 'en-us' };
      await openInterview.handle(applicationTo(), tools);
      expect(world.created).toMatchObject([{ firstName, lastName, phone: '' }]);
    },
  );

  it('given a candidate with the same address, when they apply, then that one is linked and no other is made', async () => {
    const { world, tools } = openCompany();
    world.candidates.set(exampleCandidateId, of(exampleCandidateId, 'ada@mail.example'));
    await openInterview.handle(applicationTo(), tools);
    await openInterview.handle(second, tools);
    expect([...world.candidates.values()]).toEqual([of(exampleCandidateId, 'ada@mail.example', exampleUserId)]);
    expect([...world.interviews.values()]).toEqual([exampleCandidateId, exampleCandidateId]);
  });

  it('given two applications of one person, when both are worked on at once, then there is one candidate with two interviews', async () => {
    const { world, tools } = openCompany();
    await Promise.all([openInterview.handle(applicationTo(), tools), openInterview.handle(second, tools)]);
    expect([...world.candidates.keys()]).toEqual([own]);
    expect([...world.interviews.values()]).toEqual([own, own]);
  });

  it.each(['erased', 'removed'] as const)(
    'given a person whom the company has %s, when they apply again, then they are a new candidate',
    async (gone) => {
      const { world, tools } = openCompany();
      world.candidates.set(own, of(own, 'ada@mail.example', exampleUserId, gone));
      await openInterview.handle(applicationTo(), tools);
      await openInterview.handle(second, tools);
      const next = derivedId('candidate', exampleTenantId, exampleUserId, own);
      expect([...world.candidates.keys()]).toEqual([own, next]);
      expect([...world.interviews.values()]).toEqual([next, next]);
    },
  );

  it.each([1, 2, 3])(
    'given a worker that dies after its command %i, when the job is done again, then nothing is there twice',
    async (dieAfter) => {
      const { world, tools } = openCompany();
      world.dieAfter = dieAfter;
      await expect(openInterview.handle(applicationTo(), tools)).rejects.toThrow('died');
      await openInterview.handle(applicationTo(), tools);
      expect([...world.candidates.values()]).toEqual([of(own, 'ada@mail.example', exampleUserId)]);
      expect([...world.interviews.values()]).toEqual([own]);
      expect(world.enqueued).toHaveLength(1);
    },
  );

  it('given an account that is erased, when the job comes up, then it ends and nothing is there', async () => {
    const { world, tools } = openCompany();
    world.account = null;
    await openInterview.handle(applicationTo(), tools);
    expect([world.candidates.size, world.interviews.size, world.enqueued]).toEqual([0, 0, []]);
  });

  it.each(['CreateCandidate', 'LinkCandidate', 'CreateInterview'])(
    'given an account that is erased during %s, when all jobs have ended, then the record is erased and nobody is written to',
    async (type) => {
      const { world, tools } = openCompany();
      const work = applicationTo();
      world.onCommand = (command) => {
        if (command.type === type) world.account = null;
      };
      await openInterview.handle(work, tools);
      for (const { data, cause } of world.enqueued)
        await confirmReceipt.handle({ data: confirmReceipt.payload.parse(data), cause, lastAttempt: false }, tools);
      expect([...world.candidates.values()].map(({ gone }) => gone)).toEqual(['erased']);
    },
  );

  it('given a record of staff and an account that is erased meanwhile, when all jobs have ended, then the record stays and loses the account', async () => {
    const { world, tools } = openCompany();
    world.candidates.set(exampleCandidateId, of(exampleCandidateId, 'ada@mail.example'));
    await openInterview.handle(applicationTo(), tools);
    world.account = null;
    for (const { data, cause } of world.enqueued)
      await confirmReceipt.handle({ data: confirmReceipt.payload.parse(data), cause, lastAttempt: false }, tools);
    expect([...world.candidates.values()]).toEqual([of(exampleCandidateId, 'ada@mail.example')]);
    expect(world.cleared).toEqual([exampleCandidateId]);
  });

  it('given a worker that dies and an account that is erased then, when the job is done again, then the record is erased', async () => {
    const { world, tools } = openCompany();
    world.dieAfter = 1;
    await expect(openInterview.handle(applicationTo(), tools)).rejects.toThrow('died');
    world.account = null;
    await openInterview.handle(applicationTo(), tools);
    expect([...world.candidates.values()].map(({ gone }) => gone)).toEqual(['erased']);
    expect(world.interviews.size).toBe(0);
  });
});
