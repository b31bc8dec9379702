import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { contractsOf, roles, SIGNERS } from '#command-service/test/contracts.fixture';
import { openStory } from '#command-service/test/response.fixture';
import { followRule } from '#command-service/test/rules.fixture';

const START = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-03T09:00:00.000Z';
const metadata = { ...exampleCause, tenantId: exampleTenantId };

describe('what filters ask of an event and of the record that it happened to (AUT-86)', () => {
  let app: SpecApp;
  let labelId: string;
  let candidateId: string;
  const made = async (of: string, body: object): Promise<string> => {
    const { status, body: answer } = await app.owner('post', `/api/tenant/${of}`, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.id;
  };
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    const data = { userId: exampleUserId, roles: ['Recruiter' as const] };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data, metadata });
    labelId = await made('labels', { name: 'Called' });
    candidateId = await made('candidates', { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' });
  });
  const ruleOf = (event: string, field: string, value: string) => ({
    ...{ name: `${field} ${value}`, event, filters: [{ field, operator: 'is', values: [value] }], isOn: true },
    ...{ delayTime: 0, delayUnit: 'minutes', isOnce: false, actions: [{ kind: 'add-label', labelId }] },
  });

  /** How often rules with this and with another value do something, really and tried. */
  const outcome = async (event: string, field: string, values: readonly [string, string], happen: () => unknown) => {
    const bodies = values.map((value) => ruleOf(event, field, value));
    const rules = await Promise.all(bodies.map((body) => app.owner('post', '/api/tenant/event-actions', body)));
    expect(rules.map(({ status, body }) => [status, body.errors])).toEqual([
      [201, undefined],
      [201, undefined],
    ]);
    const followed = await Promise.all(rules.map(({ body }) => followRule(app, body)));
    await happen();
    for (const one of followed) await one.until(LATER);
    const runs = await Promise.all(followed.map((one) => one.runs()));
    const tried = await Promise.all(
      bodies.map(({ name: _, isOn: __, ...rule }) =>
        app.owner('post', '/api/tenant/event-actions/dry-run', { ...rule, since: START }),
      ),
    );
    expect(tried.map(({ body }) => body.counts.done)).toEqual(runs.map(({ length }) => length));
    return runs.map((of) => of.map(({ asked }) => asked[0]?.found));
  };

  it('given an interview without a job, when it is opened, then rules for this open interview alone follow', async () => {
    const { setId } = await openStory(app);
    const asked = { questionSetId: setId, questionSetRevision: 1 };
    const crew = await made('open-interviews', { ...asked, title: 'Regatta crew' });
    const cooks = await made('open-interviews', { ...asked, title: 'Cooks' });
    const open = { candidateId, jobId: null, openInterviewId: crew, source: null };
    const happen = () => {
      const interviewId = derivedId('interview');
      return app.commands.interview(interviewId, {
        ...{ type: 'CreateInterview', data: { ...open, interviewId }, metadata },
      });
    };
    expect(await outcome('interview-opened', 'openInterview', [crew, cooks], happen)).toEqual([[[crew]], []]);
  });

  it('given documents of two kinds, when they are added to a candidate, then rules for one kind follow once', async () => {
    const content = {
      size: 9,
      mime: 'application/pdf',
      extension: 'pdf',
      fileType: 'document',
      scan: 'clean',
    } as const;
    const happen = async () => {
      for (const type of ['certificate', 'resume'] as const) {
        const data = { documentId: derivedId(type), type, name: `${type}.pdf`, ...content };
        await app.commands.candidate(candidateId, { type: 'AddCandidateDocument', data, metadata });
      }
    };
    const found = await outcome('document-added', 'candidate.document', ['certificate', 'cover-letter'], happen);
    expect(found).toEqual([[['certificate']], []]);
  });

  it('given a hire for a team, when it is begun, then rules for that team and its manager follow', async () => {
    const [dock, kitchen] = [
      await made('teams', { name: 'Dock', userIds: [exampleUserId] }),
      await made('teams', { name: 'Kitchen', userIds: [exampleUserId] }),
    ];
    const begin = (more: object) => () =>
      app.owner('post', '/api/tenant/pending-hires', { candidateId, jobTitle: 'Dock host', ...more });
    const found = await outcome('hire-started', 'hire.team', [dock, kitchen], begin({ teamId: dock }));
    expect(found).toEqual([[[dock]], []]);
  });

  it('given contracts of two templates, when one is signed, then rules for its template follow', async () => {
    const contracts = contractsOf(app);
    const signers = [{ id: roles.employee, name: 'Employee' }];
    const [offer, nda] = [await contracts.template({ signers }), await contracts.template({ signers })];
    const happen = async () => {
      const sent = await contracts.sent({ templateId: offer, candidateId, signers: SIGNERS.slice(0, 1) });
      expect((await contracts.sign(await contracts.token(sent))).status).toBe(200);
    };
    const found = await outcome('contract-signed', 'contract.template', [offer, nda], happen);
    expect(found).toEqual([[[offer]], []]);
  });

  it('given a candidate who is unassigned, a job that is unpublished, a live interview that is moved and a contract that is sent, when it happens, then rules follow once, as the dry run says (AUT-18)', async () => {
    const task = { kind: 'create-task', title: 'Look at it', assignee: 'user', userId: exampleUserId };
    const events = ['candidate-unassigned', 'job-unpublished', 'live-moved', 'contract-sent'];
    const plain = { filters: [], delayTime: 0, delayUnit: 'minutes', isOnce: false, actions: [task] };
    const rules = await Promise.all(
      events.map((event) =>
        app.owner('post', '/api/tenant/event-actions', { ...plain, name: event, event, isOn: true }),
      ),
    );
    const followed = await Promise.all(rules.map(({ body }) => followRule(app, body)));
    const story = await openStory(app);
    const { interviewId } = await story.applicant('ada');
    const done = async (path: string, body: object = {}) => {
      const { status, body: answer } = await app.recruiter('post', `/api/tenant/${path}`, body);
      expect([200, 201], JSON.stringify(answer)).toContain(status);
      return answer.id as string;
    };
    await done(`candidates/${candidateId}/assign`, { assigneeId: exampleUserId });
    await done(`candidates/${candidateId}/unassign`);
    await done(`jobs/${story.jobId}/publish`);
    await done(`jobs/${story.jobId}/unpublish`);
    const live = await done('live-interviews', {
      ...{ interviewId, title: 'First conversation', minutes: 45, timeZone: 'UTC', slots: [] },
      ...{ startsAt: '2026-03-09T15:00:00.000Z', interviewerIds: [exampleUserId], place: 'Dock 4' },
    });
    for (const change of [{ minutes: 30 }, { startsAt: '2026-03-10T15:00:00.000Z' }])
      expect((await app.recruiter('patch', `/api/tenant/live-interviews/${live}`, change)).status).toBe(200);
    await contractsOf(app).sent({ candidateId });
    for (const [at, one] of followed.entries()) {
      await one.until(LATER);
      expect([events[at], (await one.runs()).map(({ results }) => results)]).toEqual([
        ...[events[at], [[{ outcome: 'done', code: null }]]],
      ]);
      const body = { ...plain, event: events[at], since: START };
      const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', body);
      expect(tried.body).toMatchObject({ happened: 1, counts: { done: 1 } });
    }
  });

  it('given what is not the company’s or no such kind, when a rule asks for it, then its field says so', async () => {
    const errorsOf = async (event: string, field: string, value: string) =>
      (await app.owner('post', '/api/tenant/event-actions', ruleOf(event, field, value))).body.errors;
    const at = 'filters.0.values';
    expect(await errorsOf('applied', 'openInterview', derivedId('none'))).toEqual({
      [at]: ['open-interview-not-found'],
    });
    expect(await errorsOf('contract-signed', 'contract.template', derivedId('none'))).toEqual({
      [at]: ['contract-template-not-found'],
    });
    expect(await errorsOf('hired', 'hire.manager', derivedId('nobody'))).toEqual({ [at]: ['user-unknown'] });
    expect(await errorsOf('document-added', 'candidate.document', 'poem')).toEqual({
      [at]: ['event-filter-value-wrong'],
    });
    expect(await errorsOf('label-added', 'candidate.document', 'resume')).toEqual({
      'filters.0.field': ['event-filter-field-wrong'],
    });
  });
});
