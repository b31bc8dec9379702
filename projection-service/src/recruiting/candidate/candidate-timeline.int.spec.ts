import { randomUUID } from 'node:crypto';
import { entityCatalogue } from 'contracts/entities';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import { Permission } from 'contracts/kernel/permission';
import type { TimelineEntryView } from 'contracts/recruiting/candidate/candidate.timeline';
import { personEvents } from 'contracts/reporting/audit/person-events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';
import { OF_JOBS } from './candidate-timeline.resource.ts';

const invitation = {
  ...{ openInterviewId: null, stepId: randomUUID(), stepName: 'First', questionSetId: randomUUID() },
  ...{ questionSetRevision: 1, questionCount: 1, deadline: { days: 7, timeZone: 'UTC' } },
  ...{ expiresAt: '2026-03-10T00:00:00.000Z', reminderDays: [], reminders: [], timePercent: 100 },
};

const talk = {
  ...{ title: 'A talk', startsAt: '2026-03-10T09:00:00.000Z', slots: [], minutes: 45, timeZone: 'UTC', place: '' },
  ...{ interviewerIds: [exampleUserId], organizerId: exampleUserId, remindAt: null, askAt: null },
};

type Page = { entries: TimelineEntryView[]; next: string | null };

describe('the timeline of a candidate', () => {
  let permissions: readonly Permission[] = Permission.options;
  let service: Harness;
  let story: ReturnType<typeof storyOf>;
  beforeAll(async () => {
    service = await openHarness({
      authorize: async ({ authorization }) => ({
        ...{ userId: exampleUserId, sid: exampleUserId, roles: [], permissions },
        tenantId: authorization?.replace(/^Bearer /, '').split('/')[0] ?? '',
      }),
    });
    story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
  });
  afterAll(() => service.close());

  const read = async (id: string, minPosition: string, query: Record<string, string> = {}, tenantId?: string) => {
    const path = `/api/tenant/candidates/${id}/timeline?${new URLSearchParams(query)}`;
    const { status, body } = await service.get(path, { minPosition, ...(tenantId && { tenantId }) });
    return { status, ...(body as Page) };
  };
  const told = ({ entries }: Page) => entries.map(({ event }) => event);
  const happen = (candidateId: string, type: string, data: object) =>
    service.append('candidate', candidateId, [{ type, data: { candidateId, ...data } }]);

  it('given an application, an interview and changes, when the timeline is read, then it tells all of it, newest first, and who', async () => {
    const { id: jobId } = await story.job('Rigger');
    const { id } = await story.candidate('Ada', 'Byron');
    const [applicationId, interviewId] = [randomUUID(), randomUUID()];
    const applied = {
      applicationId,
      interviewId,
      jobId,
      openInterviewId: null,
      userId: randomUUID(),
      source: 'indeed',
    };
    await service.append('application', applicationId, [{ type: 'ApplicationSubmitted', data: applied }]);
    await story.interview(id, jobId, interviewId);
    await story.move(interviewId, id, 'approved', 'Strong');
    await happen(id, 'CandidateLabelled', { labelId: randomUUID() });
    const last = await happen(id, 'CandidateChanged', { from: { city: 'Oslo' }, to: { city: 'Bergen' } });
    await story.candidate('Some', 'Body');
    const page = await read(id, last);
    expect(told(page)).toEqual([
      'CandidateChanged',
      'CandidateLabelled',
      'InterviewStatusChanged',
      'InterviewCreated',
      'ApplicationSubmitted',
      'CandidateCreated',
    ]);
    expect(page.next).toBeNull();
    expect(page.entries[0]).toMatchObject({
      actorName: 'Rita Recruiter',
      added: { city: 'Bergen' },
      removed: { city: 'Oslo' },
      fields: ['city'],
      candidateId: id,
    });
    expect(page.entries[2]).toMatchObject({ added: { status: 'approved', comment: 'Strong' } });
    expect(told(await read(id, last, { kind: 'interview' }))).toEqual(['InterviewStatusChanged', 'InterviewCreated']);
    expect(told(await read(id, last, { kind: 'labels' }))).toEqual(['CandidateLabelled']);
    const until = page.entries[3]?.occurredAt ?? '';
    expect(told(await read(id, last, { until }))).toEqual(told(page).slice(3));
    expect((await read(id, last, {}, randomUUID())).status).toBe(404);
    for (const after of ['yesterday', '2026-99-99T99:99:99.999Z~1'])
      expect((await read(id, last, { after })).status).toBe(422);
  });

  it('given a reader without the audit or without interviews, when the timeline is read, then it tells what their rights show', async () => {
    const { id: jobId } = await story.job('Sailor');
    const { id } = await story.candidate('Bo', 'Berg');
    const { id: interviewId } = await story.interview(id, jobId);
    const last = await story.move(interviewId, id, 'rejected', 'Too far');
    permissions = ['tenant.candidates.read', 'tenant.interviews.read'];
    const page = await read(id, last);
    expect(told(page)).toEqual(['InterviewStatusChanged', 'InterviewCreated', 'CandidateCreated']);
    expect(page.entries[0]).toMatchObject({ added: { status: 'rejected', comment: 'Too far' } });
    expect(page.entries[2]).toMatchObject({ added: null, removed: null, fields: expect.arrayContaining(['email']) });
    permissions = ['tenant.candidates.read'];
    expect(told(await read(id, last))).toEqual(['CandidateCreated']);
    permissions = Permission.options;
  });

  it('given a job that is kept from the reader, when the timeline is read, then nothing of it is told; the audit tells it', async () => {
    const { id: jobId } = await story.job('Chief of staff');
    const { id } = await story.candidate('Gro', 'Gran');
    const { id: interviewId } = await story.interview(id, jobId);
    await story.move(interviewId, id, 'reviewed', 'Quiet');
    const responseId = randomUUID();
    const asked = { responseId, interviewId, candidateId: id, jobId, ...invitation };
    await service.append('response', responseId, [{ type: 'ResponseCreated', data: asked }]);
    const answer = { candidateId: id, questionId: randomUUID(), answerVersion: 1, answer: { text: 'Confidential' } };
    await service.append('response', responseId, [{ type: 'ResponseAnswerGiven', data: { responseId, ...answer } }]);
    const liveInterviewId = randomUUID();
    const planned = { interviewId, candidateId: id, jobId };
    const cancelled = { candidateId: id, reason: 'The offer goes to a colleague' };
    const last = await service.append('liveInterview', liveInterviewId, [
      { type: 'LiveInterviewCreated', data: { liveInterviewId, ...planned, ...talk } },
      { type: 'LiveInterviewCancelled', data: { liveInterviewId, ...cancelled } },
    ]);
    const admin = new pg.Client(service.database.superuserUrl);
    await admin.connect();
    await admin.query('insert into access.job (job_id, tenant_id, restricted_to, version) values ($1, $2, $3, 1)', [
      ...[jobId, exampleTenantId, []],
    ]);
    await admin.end();
    permissions = Permission.options.filter((name) => name !== 'tenant.jobs.all' && name !== 'tenant.audit.read');
    expect(told(await read(id, last))).toEqual(['CandidateCreated']);
    expect((await service.get(`/api/tenant/candidates/${id}/copy`, { minPosition: last })).status).toBe(403);
    permissions = Permission.options;
    expect(told(await read(id, last))).toHaveLength(7);
  });

  it('given all events that a timeline tells, when they are of a record for a job, then they name the job or an interview, or are looked up', () => {
    const lookedUp = OF_JOBS.map(({ name }) => name.split('.').at(-1));
    const isOfJob = (aggregate: string) =>
      entityCatalogue.some(({ name, view }) => name === aggregate && 'jobId' in view.shape);
    const unknown = personEvents.filter(
      ({ aggregate, data: { shape } }) =>
        isOfJob(aggregate) && !('jobId' in shape || 'interviewId' in shape || lookedUp.includes(aggregate)),
    );
    expect(lookedUp).toContain('liveInterview');
    expect(unknown).toEqual([]);
  });

  it('given more than a page on two merged records, when the pages are read, then each entry stands once and says whose it is', async () => {
    const { id } = await story.candidate('Kari', 'Solberg');
    const { id: otherId } = await story.candidate('Karianne', 'Solberg');
    const changes = Array.from({ length: 40 }, (_, at) => ({
      from: { summary: `${at}` },
      to: { summary: `${at + 1}` },
    }));
    for (const candidateId of [id, otherId]) {
      const written = changes.map((data) => ({ type: 'CandidateChanged', data: { candidateId, ...data } }));
      await service.append('candidate', candidateId, written);
    }
    await happen(otherId, 'CandidateMergedInto', { intoId: id, fields: [] });
    const merged = await happen(id, 'CandidateMerged', { otherId, fields: [], to: {} });
    const first = await read(id, merged);
    const second = await read(id, merged, { after: first.next ?? '' });
    const all = [...first.entries, ...second.entries];
    expect([first.entries.length, second.next]).toEqual([50, null]);
    expect(new Set(all.map((entry) => entry.id)).size).toBe(84);
    expect(all.filter(({ candidateId }) => candidateId === otherId)).toHaveLength(42);
    const apart = await happen(id, 'CandidateUnmerged', { otherId });
    const back = await service.append('candidate', otherId, [
      { type: 'CandidateUnmergedFrom', data: { candidateId: otherId, intoId: id } },
    ]);
    expect((await read(id, back)).entries.every(({ candidateId }) => candidateId === id)).toBe(true);
    expect(apart < back).toBe(true);
  });

  it('given what a person has on their profile, when the timeline is read, then documents stand among the rest for who may see them', async () => {
    const [userId, documentId] = [randomUUID(), randomUUID()];
    const { id } = await story.candidate('Dag', 'Dahl');
    await happen(id, 'CandidateLinked', { userId });
    const content = {
      type: 'resume',
      size: 10,
      mime: 'application/pdf',
      extension: 'pdf',
      fileType: 'document',
      scan: 'clean',
    };
    const last = await service.append(
      'profile',
      userId,
      [{ type: 'ProfileDocumentAdded', data: { userId, documentId, name: 'cv.pdf', ...content } }],
      'global',
    );
    const page = await read(id, last, { kind: 'document' });
    expect(page.entries).toMatchObject([{ entity: 'document', added: { name: 'cv.pdf', type: 'resume' } }]);
    expect(told(await read(id, last))).toHaveLength(3);
    permissions = Permission.options.filter((name) => name !== 'tenant.candidates.documents.read');
    expect(told(await read(id, last))).toHaveLength(2);
    permissions = Permission.options;
  });

  it('given what the system did because of an import, when the timeline is read, then it names the import', async () => {
    const importId = randomUUID();
    const begun = { mapping: {}, duplicates: 'skip', dayOrder: 'mdy' };
    await service.append('candidateImport', importId, [
      { type: 'CandidateImportStarted', data: { candidateImportId: importId, ...begun } },
    ]);
    const { events: started } = await service.events.store.readStream(
      streamName('candidateImport', exampleTenantId, importId),
    );
    const [{ metadata }] = started as unknown as [{ metadata: { messageId: string } }];
    const causationId = metadata.messageId;
    const id = randomUUID();
    const person = {
      candidateId: id,
      firstName: 'Eva',
      lastName: 'Eide',
      email: 'eva@x.example',
      phone: '',
      phoneE164: '',
    };
    const { now: _, ...cause } = exampleCause;
    const actor = { type: 'system', id: 'recruiting.candidate-import' } as const;
    await service.events.store.appendToStream(streamName('candidate', exampleTenantId, id), [
      { type: 'CandidateCreated', data: person, metadata: { ...cause, tenantId: exampleTenantId, actor, causationId } },
    ]);
    const { position } = await story.candidate('Finn', 'Foss');
    expect((await read(id, position)).entries).toMatchObject([
      { event: 'CandidateCreated', because: { entity: 'candidateImport', entityId: importId } },
    ]);
  });
});
