import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projections } from '#projection-service/catalogue';
import { rebuildTables } from '#projection-service/engine/rebuild';
import { dump } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const SECRETS = ['Ermengarde', 'Quimby', 'Sings at work', 'Ermintrude'];

describe('the erasure of a candidate', () => {
  let service: Harness;
  let last: string;
  let candidate: string;
  let interview: string;

  beforeAll(async () => {
    service = await openHarness();
    const story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
    ({ id: candidate } = await story.candidate('Ermengarde', 'Quimby'));
    const { id: other } = await story.candidate('Ada', 'Byron');
    const { id: job } = await story.job('Pilot');
    ({ id: interview } = await story.interview(candidate, job));
    const { id: otherInterview } = await story.interview(other, job);
    await story.move(interview, candidate, 'approved', 'Sings at work');
    await story.move(otherInterview, other, 'approved', 'Keeps time');
    last = await service.append('candidate', candidate, [
      {
        type: 'CandidateChanged',
        data: { candidateId: candidate, from: { firstName: 'Ermengarde' }, to: { firstName: 'Ermintrude' } },
      },
    ]);
    const before = await get('interviews');
    expect(before.body.map((row: { candidateName: string }) => row.candidateName)).toContain('Ermintrude Quimby');
    await get('audit-log');
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: candidate });
    last = await service.append('candidate', candidate, [
      { type: 'CandidateErased', data: { candidateId: candidate } },
    ]);
  });
  afterAll(() => service.close());

  const get = (resource: string, filter: object = {}) =>
    service.get(`/api/tenant/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { minPosition: last });

  it('given a candidate that was erased, when lists are read, then nothing tells who it was, and others are as before', async () => {
    const answers = await Promise.all([
      get('candidates'),
      get('interviews'),
      get('interview-log', { interviewId: interview }),
      get('audit-log'),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
    const [candidates, interviews, log, audit] = answers.map(({ body }) => body);
    const erased = { firstName: null, lastName: null, email: null, phone: null, erased: true };
    expect(candidates.find(({ id }: { id: string }) => id === candidate)).toMatchObject(erased);
    expect(interviews.find(({ id }: { id: string }) => id === interview)).toMatchObject({ candidateName: null });
    expect(log).toMatchObject([{ to: 'approved', comment: null, actorName: 'Rita Recruiter' }]);
    const told = (event: string) => audit.filter((entry: { event: string }) => entry.event === event);
    expect(told('CandidateChanged')).toMatchObject([{ added: null, removed: null }]);
    expect(told('CandidateErased')).toMatchObject([{ entityId: candidate, description: 'Candidate erased' }]);
    expect(told('InterviewStatusChanged')).toMatchObject([
      { added: { status: 'approved', comment: 'Keeps time' } },
      { added: { status: 'approved', comment: null }, removed: { status: 'created' } },
    ]);
  });

  it('given a search for who was erased, when listed, then nobody is found', async () => {
    expect((await get('candidates', { q: 'quimby' })).body).toEqual([]);
    expect((await get('interviews', { q: 'ermintrude' })).body).toEqual([]);
  });

  it('given everything built anew from the first event, when compared, then every table is the same and holds nothing of the person', async () => {
    for (const projection of projections) {
      const before = await dump(service.projector, projection);
      await rebuildTables(projection, { pool: service.projector, feed: service.events.feed });
      const after = await dump(service.projector, projection);
      expect(after).toEqual(before);
      for (const secret of SECRETS) expect(JSON.stringify(after).toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});

describe('the erasure of a contract', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  it('given contracts whose values only they own, when one is erased, then the audit tells nothing of it any more, nor of an address that is its own, and the other is as before', async () => {
    const [erased, kept] = [derivedId('contract', 'erased'), derivedId('contract', 'kept')];
    let minPosition = '';
    for (const [contractId, word] of [
      [erased, 'ermengarde'],
      [kept, 'byron'],
    ] as const) {
      await service.append('contract', contractId, [
        { type: 'ContractVoided', data: { contractId, by: exampleUserId, reason: `${word} moved`, address: null } },
      ]);
      const mailAddressId = derivedId('mailAddress', contractId);
      minPosition = await service.append('mailAddress', mailAddressId, [
        {
          type: 'MailAddressCreated',
          data: {
            mailAddressId,
            subjectId: contractId,
            candidateId: null,
            userId: null,
            address: `${word}@mail.example`,
          },
        },
      ]);
    }
    const audit = async () => service.get('/api/tenant/audit-log', { minPosition });
    const before = (await audit()).text;
    expect(['ermengarde moved', 'ermengarde@mail.example'].filter((text) => !before.includes(text))).toEqual([]);
    await service.events.keys.destroy({ tenantId: exampleTenantId, subject: erased });
    minPosition = await service.append('contract', erased, [{ type: 'ContractErased', data: { contractId: erased } }]);
    const after = (await audit()).text;
    expect(after).toContain('ContractErased');
    expect(after).not.toContain('ermengarde');
    expect(['byron moved', 'byron@mail.example'].filter((text) => !after.includes(text))).toEqual([]);
  });

  it('given an address that began with a contract and is a candidate’s since, when the contract is erased, then its marks stay, also built anew; with the candidate they go (AUT-62)', async () => {
    const [contractId, candidateId] = [derivedId('contract', 'of two'), derivedId('candidate', 'who signs')];
    const mailAddressId = derivedId('mailAddress', 'of two');
    const address = 'adalgisa@mail.example';
    const owner = { mailAddressId, userId: null, address };
    const bounced = { mailAddressId, mailId: derivedId('mail'), isHard: true, answer: '' };
    await service.append('mailAddress', mailAddressId, [
      { type: 'MailAddressCreated', data: { ...owner, subjectId: contractId, candidateId: null } },
      { type: 'MailBounced', data: bounced },
      { type: 'MailAddressOwnerChanged', data: { ...owner, subjectId: candidateId, candidateId } },
    ]);
    const erase = async (aggregate: string, id: string, type: string) => {
      await service.events.keys.destroy({ tenantId: exampleTenantId, subject: id });
      return service.append(aggregate, id, [{ type, data: { [`${aggregate}Id`]: id } }]);
    };
    const marks = async (minPosition: string) =>
      (await service.get('/api/tenant/mail-addresses', { minPosition })).body.filter(
        ({ id }: { id: string }) => id === mailAddressId,
      );
    const position = await erase('contract', contractId, 'ContractErased');
    expect(await marks(position)).toMatchObject([{ address, candidateId, stop: 'bounced' }]);
    const projection = projections.find(
      ({ name }) => name === 'automation.mailAddress',
    ) as (typeof projections)[number];
    await rebuildTables(projection, { pool: service.projector, feed: service.events.feed });
    expect(await marks(position)).toMatchObject([{ address, candidateId, stop: 'bounced' }]);
    const gone = await erase('candidate', candidateId, 'CandidateErased');
    expect(await marks(gone)).toMatchObject([{ address: null, stop: null }]);
  });
});
