import { actionKinds } from 'contracts/automation/event-action/event-action.choices';
import {
  type EventActionRecord,
  EventActionStep,
  eventAction,
} from 'contracts/automation/event-action/event-action.entity';
import type { TenantAuth } from 'contracts/kernel/auth';
import { exampleCause, exampleGlobalCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { type SpecApp, specApp } from '#command-service/test/app.harness';
import { lessonStep } from '#command-service/test/lesson.fixture';
import { openStory } from '#command-service/test/response.fixture';
import { followRule } from '#command-service/test/rules.fixture';
import { openTraining } from '#command-service/test/training.fixture';
import { hiddenJobFaults, rightFaults } from './event-action.routes.ts';

const START = '2026-03-02T09:00:00.000Z';
const rule = { name: 'Rule', delayTime: 0, delayUnit: 'minutes', isOn: true, filters: [] };

describe('what rules invite and assign', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
    app.haveAccount(exampleUserId);
  });
  const ruleOf = async (body: object): Promise<EventActionRecord> => {
    const made = await app.owner('post', '/api/tenant/event-actions', { ...rule, ...body });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const state = await entityState(app.events.store, eventAction, { tenantId: exampleTenantId, id: made.body.id });
    if (state.status !== 'kept') throw new Error('There is no such rule.');
    return state.record;
  };
  const told = async (type: string) =>
    (await app.events.feed.read(0n, 1_000, new Set([type]))).events.map(({ data }) => data);

  it('given a rule that invites, when interviews are opened, then each candidate is invited once, to the first step', async () => {
    const story = await openStory(app);
    const inviting = await ruleOf({ event: 'interview-opened', actions: [{ kind: 'invite' }] });
    const followed = await followRule(app, inviting);
    const ada = await story.applicant('ada');
    const bo = await story.applicant('bo');
    expect((await bo.invite()).status).toBe(201);
    await followed.until('2026-03-03T09:00:00.000Z');
    await followed.until('2026-03-03T09:00:00.000Z');
    const invited = await told('ResponseCreated');
    expect(invited).toHaveLength(2);
    expect(invited[1]).toMatchObject({ interviewId: ada.interviewId, stepId: story.stepId });
    expect((await followed.runs()).map(({ results }) => results)).toEqual([
      [{ outcome: 'done', code: null }],
      [{ outcome: 'refused', code: 'already-invited' }],
    ]);
  });

  it('given a rule that invites to a job, when candidates get a label, then each has an interview and is invited once; who has one is refused, trying it opens none (AUT-18)', async () => {
    const story = await openStory(app);
    const made = async (of: string, body: object) => (await app.owner('post', `/api/tenant/${of}`, body)).body.id;
    const labelId = await made('labels', { name: 'Cook' });
    const person = (name: string) =>
      made('candidates', { firstName: name, lastName: 'Berg', email: `${name}@mail.example` });
    const [cleo, dan] = [await person('cleo'), await person('dan')];
    const inviting = await ruleOf({
      event: 'label-added',
      isOnce: false,
      actions: [{ kind: 'invite-to-job', jobId: story.jobId }],
    });
    const followed = await followRule(app, inviting);
    for (const id of [cleo, dan]) await app.owner('post', `/api/tenant/candidates/${id}/labels`, { add: [labelId] });
    const { event, actions, filters, delayTime, delayUnit } = inviting;
    const dry = { event, actions, filters, delayTime, delayUnit, isOnce: false, since: START };
    const before = await told('InterviewCreated');
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', dry);
    expect(tried.body.counts).toMatchObject({ done: 2, failed: 0 });
    expect(await told('InterviewCreated')).toEqual(before);
    await followed.until('2026-03-03T09:00:00.000Z');
    await app.owner('post', `/api/tenant/candidates/${cleo}/labels`, { remove: [labelId] });
    await app.owner('post', `/api/tenant/candidates/${cleo}/labels`, { add: [labelId] });
    await followed.until('2026-03-03T09:00:00.000Z');
    const done = { outcome: 'done', code: null };
    expect((await followed.runs()).map(({ results }) => results)).toEqual([
      ...[[done], [done]],
      [{ outcome: 'refused', code: 'interview-open-already' }],
    ]);
    const opened = (await told('InterviewCreated')).slice(before.length);
    expect(opened).toMatchObject([cleo, dan].map((candidateId) => ({ candidateId, jobId: story.jobId })));
    expect(await told('ResponseCreated')).toMatchObject(
      [cleo, dan].map((candidateId) => ({ candidateId, stepId: story.stepId })),
    );
  });

  it('given a rule that invites to a job, when the job is none, gone or kept from its author, then its field says so', async () => {
    const { jobId } = await openStory(app);
    const step = { kind: 'invite-to-job', jobId };
    const errorsOf = async (body: object, event = 'candidate-added') =>
      (await app.owner('post', '/api/tenant/event-actions', { ...rule, event, actions: [{ ...step, ...body }] })).body
        .errors;
    expect(await errorsOf({ jobId: null })).toEqual({ 'actions.0.jobId': ['field-required'] });
    expect(await errorsOf({ jobId: derivedId('no job') })).toEqual({ 'actions.0.jobId': ['job-not-found'] });
    expect(await errorsOf({}, 'interview-opened')).toEqual({ 'actions.0.kind': ['event-action-kind-wrong'] });
    const actions = [EventActionStep.parse(step)];
    expect(hiddenJobFaults([jobId], actions)).toEqual([{ field: 'actions.0.jobId', code: 'job-not-found' }]);
    expect(hiddenJobFaults([derivedId('another job')], actions)).toEqual([]);
  });

  it('given a job that is kept to its team, when rules write about it, then to those on the team alone and to no address, as the dry run says (AUT-52)', async () => {
    const colleague = derivedId('off the team');
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    for (const [userId, name] of [
      [exampleUserId, 'Ana'],
      [colleague, 'Carl'],
    ] as const) {
      const person = { userId, name, email: `${name}@harbor.example`.toLowerCase(), locale: 'en-us' as const };
      await app.commands.user(userId, { type: 'RegisterUser', data: person, metadata: exampleGlobalCause });
      const data = { userId, roles: ['Recruiter' as const] };
      await app.commands.membership(userId, { type: 'GrantMembership', data, metadata });
    }
    const story = await openStory(app);
    const team = [{ userId: exampleUserId, isMailed: false }];
    await app.owner('patch', `/api/tenant/jobs/${story.jobId}`, { isRestricted: true, team });
    const words = { name: 'Opened', subject: 'Opened', content: '{{ job.title }}' };
    const templateId = (await app.owner('post', '/api/tenant/email-templates', words)).body.id;
    const mail = (userId: string) => ({ kind: 'mail', templateId, to: 'user', userId });
    const outside = { kind: 'mail', templateId, to: 'address', address: 'agency@mail.example' };
    const telling = await ruleOf({
      event: 'interview-opened',
      actions: [mail(exampleUserId), mail(colleague), outside],
    });
    const toThem = { kind: 'mail', templateId };
    const assigning = { kind: 'assign', assignee: 'user', userId: colleague };
    const several = [{ ...toThem, to: 'hiring-team' }, { ...toThem, to: 'assignee' }, assigning];
    const followed = await followRule(app, telling);
    await story.applicant('ada');
    await followed.until('2026-03-03T09:00:00.000Z');
    const results = [
      { outcome: 'done', code: null },
      { outcome: 'refused', code: 'job-kept-to-team' },
      { outcome: 'refused', code: 'job-kept-to-team' },
    ];
    expect(await followed.runs()).toMatchObject([{ results }]);
    expect(await told('EventActionMailWritten')).toMatchObject([{ readerId: exampleUserId }]);
    const dry = {
      event: 'interview-opened',
      actions: telling.actions,
      filters: [],
      delayTime: 0,
      delayUnit: 'minutes',
    };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', { ...dry, isOnce: true, since: START });
    expect(tried.body.runs).toMatchObject([{ results }]);
    const toSeveral = { ...dry, actions: [...several, { ...toThem, to: 'assignee' }] };
    const toldSeveral = await app.owner('post', '/api/tenant/event-actions/dry-run', {
      ...{ ...toSeveral, isOnce: true, since: START },
    });
    expect(toldSeveral.body.runs).toMatchObject([
      {
        results: [
          { outcome: 'done', sent: 1, leftOut: [] },
          { outcome: 'refused', code: 'interview-unassigned' },
          { outcome: 'done' },
          { outcome: 'refused', code: 'job-kept-to-team', sent: 0, leftOut: [{ userId: colleague }] },
        ],
      },
    ]);
  });

  it('given a rule that schedules a training, when a hire has joined, then the training is theirs, once', async () => {
    const { programId } = await openTraining(app, [[lessonStep('Read')]]);
    const training = await ruleOf({ event: 'hire-joined', actions: [{ kind: 'schedule-training', programId }] });
    const followed = await followRule(app, training);
    const { candidateId } = await (await openStory(app)).applicant('ada');
    const [id, userId] = [derivedId('hire of ada'), derivedId('ada at work')];
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    const data = {
      ...pendingHire.defaults,
      candidateId,
      jobTitle: 'Dock host',
      startsOn: '2026-04-01',
      pendingHireId: id,
    };
    const as = { roles: ['Recruiter' as const], type: 'regular' as const, teams: [] };
    const { pendingHire: send } = app.commands;
    await send(id, { type: 'CreatePendingHire', data, metadata });
    await send(id, { type: 'ApprovePendingHire', data: {}, metadata });
    await send(id, { type: 'HirePendingHire', data: as, metadata });
    await send(id, { type: 'JoinPendingHire', data: { userId }, metadata });
    const dry = { event: 'hire-joined', actions: training.actions, filters: [], delayTime: 0, delayUnit: 'minutes' };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', { ...dry, isOnce: true, since: START });
    expect(tried.body.counts).toMatchObject({ done: 1, failed: 0 });
    for (const at of [1, 2]) await followed.until(`2026-03-0${at + 2}T09:00:00.000Z`);
    expect((await followed.runs()).map(({ results }) => results)).toEqual([[{ outcome: 'done', code: null }]]);
    const [, scheduled, ...more] = await told('TrainingScheduleCreated');
    expect(scheduled).toMatchObject({ programId, programVersion: 1, users: [userId], teams: [], roles: [] });
    expect(more).toEqual([]);
  });

  it('given rules that assign, when an interview is opened and a hire is begun, then these are theirs; trying it assigns nothing (AUT-61)', async () => {
    const membership = { userId: exampleUserId, roles: ['Recruiter' as const] };
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: membership, metadata });
    const step = { kind: 'assign', assignee: 'user', userId: exampleUserId };
    const opened = await ruleOf({ event: 'interview-opened', actions: [step] });
    const begun = await ruleOf({ event: 'hire-started', actions: [step] });
    const [ofInterviews, ofHires] = [await followRule(app, opened), await followRule(app, begun)];
    const { candidateId, interviewId } = await (await openStory(app)).applicant('ada');
    const { event, actions, filters, delayTime, delayUnit } = opened;
    const dry = { event, actions, filters, delayTime, delayUnit, isOnce: true, since: START };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', dry);
    expect(tried.body.counts).toMatchObject({ done: 1, failed: 0 });
    expect(await told('InterviewAssigned')).toEqual([]);
    const pendingHireId = derivedId('hire of ada');
    const data = { ...pendingHire.defaults, candidateId, jobTitle: 'Dock host', pendingHireId };
    await app.commands.pendingHire(pendingHireId, { type: 'CreatePendingHire', data, metadata });
    for (const followed of [ofInterviews, ofHires]) {
      await followed.until('2026-03-03T09:00:00.000Z');
      expect((await followed.runs()).map(({ results }) => results)).toEqual([[{ outcome: 'done', code: null }]]);
    }
    expect(await told('InterviewAssigned')).toMatchObject([{ interviewId, assigneeId: exampleUserId, teamId: null }]);
    expect(await told('PendingHireChanged')).toMatchObject([{ pendingHireId, to: { managerId: exampleUserId } }]);
  });

  it('given rules that assign candidates, when interviews are opened, then these are theirs, and rules about the assignment follow; trying one assigns nobody (AUT-73)', async () => {
    const membership = { userId: exampleUserId, roles: ['Recruiter' as const] };
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: membership, metadata });
    const teamId = (await app.owner('post', '/api/tenant/teams', { name: 'Dock', userIds: [exampleUserId] })).body.id;
    const free = [{ field: 'candidate.assigned', operator: 'is', values: ['no'] }];
    const toTeam = [{ kind: 'assign-candidate', assignee: 'team', teamId }];
    const opened = await ruleOf({ event: 'interview-opened', filters: free, actions: toTeam });
    const ofTeam = [{ field: 'candidate.team', operator: 'is', values: [teamId] }];
    const task = { kind: 'create-task', title: 'Show them the yard', assignee: 'team', teamId };
    const given = await ruleOf({ event: 'candidate-assigned', filters: ofTeam, actions: [task] });
    const [ofInterviews, ofAssigned] = [await followRule(app, opened), await followRule(app, given)];
    const { candidateId } = await (await openStory(app)).applicant('ada');
    const { event, actions, filters, delayTime, delayUnit } = opened;
    const dry = { event, actions, filters, delayTime, delayUnit, isOnce: true, since: START };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', dry);
    expect(tried.body.counts).toMatchObject({ done: 1, failed: 0 });
    expect(await told('CandidateAssigned')).toEqual([]);
    for (const followed of [ofInterviews, ofAssigned]) {
      await followed.until('2026-03-03T09:00:00.000Z');
      expect((await followed.runs()).map(({ results }) => results)).toEqual([[{ outcome: 'done', code: null }]]);
    }
    expect(await told('CandidateAssigned')).toEqual([{ candidateId, assigneeId: null, teamId }]);
    expect(await told('TaskCreated')).toMatchObject([{ candidateId, teamId }]);
  });

  it('given a rule that assigns to the hiring manager, when the job has none, then that is refused; what is no user or team of the company neither is saved (AUT-73)', async () => {
    const toManager = { kind: 'assign-candidate', assignee: 'hiring-manager' };
    const followed = await followRule(app, await ruleOf({ event: 'interview-opened', actions: [toManager] }));
    await (await openStory(app)).applicant('ada');
    await followed.until('2026-03-03T09:00:00.000Z');
    expect((await followed.runs()).map(({ results }) => results)).toEqual([
      [{ outcome: 'refused', code: 'task-no-hiring-manager' }],
    ]);
    const errorsOf = async (event: string, step: object) =>
      (await app.owner('post', '/api/tenant/event-actions', { ...rule, event, actions: [step] })).body.errors;
    expect(await errorsOf('candidate-added', toManager)).toEqual({
      'actions.0.assignee': ['event-action-target-wrong'],
    });
    const toTeam = { kind: 'assign-candidate', assignee: 'team', teamId: derivedId('no team') };
    expect(await errorsOf('candidate-added', toTeam)).toEqual({ 'actions.0.teamId': ['team-unknown'] });
    expect(await errorsOf('candidate-added', { ...toTeam, teamId: null })).toEqual({
      'actions.0.teamId': ['field-required'],
    });
    expect(await errorsOf('job-published', { ...toTeam, teamId: null })).toEqual({
      'actions.0.kind': ['event-action-kind-wrong'],
    });
  });

  it('given a record that is merged into another, when something happens to it, then rules ask and say who looks after the person where they are shown, as the dry run does (AUT-73)', async () => {
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    const membership = { userId: exampleUserId, roles: ['Recruiter' as const] };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: membership, metadata });
    const made = async (of: string, body: object) => {
      const { status, body: answer } = await app.owner('post', `/api/tenant/${of}`, body);
      expect([status, answer.errors]).toEqual([201, undefined]);
      return answer.id;
    };
    const teamId = await made('teams', { name: 'Dock', userIds: [exampleUserId] });
    const jobId = await made('jobs', { title: 'Cook', team: [{ userId: exampleUserId, isMailed: false }] });
    const person = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    const [shown, other] = [await made('candidates', person), await made('candidates', person)];
    const merged = await app.owner('post', `/api/tenant/candidates/${shown}/merge`, { otherId: other, take: [] });
    expect(merged.status).toBe(200);
    const free = [{ field: 'candidate.assigned', operator: 'is', values: ['no'] }];
    const toTeam = [{ kind: 'assign-candidate', assignee: 'team', teamId }];
    const event = 'interview-opened';
    const followed = await followRule(app, await ruleOf({ event, filters: free, actions: toTeam }));
    const toManager = [{ kind: 'assign-candidate', assignee: 'hiring-manager' }];
    const ofManager = await followRule(app, await ruleOf({ event, actions: toManager }));
    await made('interviews', { candidateId: other, jobId });
    const dry = {
      event,
      filters: free,
      actions: toTeam,
      delayTime: 0,
      delayUnit: 'minutes',
      isOnce: true,
      since: START,
    };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', dry);
    expect(tried.body).toMatchObject({ happened: 1, counts: { done: 1, failed: 0 } });
    await followed.until('2026-03-03T09:00:00.000Z');
    await ofManager.until('2026-03-03T09:00:00.000Z');
    const secondJob = await made('jobs', { title: 'Baker' });
    await made('interviews', { candidateId: other, jobId: secondJob });
    await followed.until('2026-03-03T09:00:00.000Z');
    expect((await followed.runs()).map(({ results }) => results)).toEqual([[{ outcome: 'done', code: null }]]);
    expect(await told('CandidateAssigned')).toEqual([
      { candidateId: shown, assigneeId: null, teamId },
      { candidateId: shown, assigneeId: exampleUserId, teamId: null },
    ]);
  });

  it('given rules about live interviews, when one is planned and its candidate declines, then they are about its interview, and mails say when and where (AUT-18, AUT-83)', async () => {
    const membership = { userId: exampleUserId, roles: ['Recruiter' as const] };
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    await app.commands.membership(exampleUserId, { type: 'GrantMembership', data: membership, metadata });
    const step = { kind: 'change-status', status: 'considered' };
    const filters = [{ field: 'interview.status', operator: 'is', values: ['created'] }];
    const declined = await ruleOf({ event: 'live-declined', filters, actions: [step] });
    const content = '{{ interview.title }}, {{ interview.time }}, {{ interview.place }}';
    const words = { name: 'Planned', subject: 'Planned', content };
    const templateId = (await app.owner('post', '/api/tenant/email-templates', words)).body.id;
    const mails = [
      { kind: 'mail', templateId, to: 'candidate' },
      { kind: 'mail', templateId, to: 'address', address: 'dock@harbor.example' },
    ];
    const telling = await followRule(app, await ruleOf({ event: 'live-planned', actions: mails }));
    const followed = await followRule(app, declined);
    const ada = await (await openStory(app)).applicant('ada');
    const planned = await app.recruiter('post', '/api/tenant/live-interviews', {
      ...{ interviewId: ada.interviewId, title: 'First conversation', minutes: 45, timeZone: 'UTC', slots: [] },
      ...{ startsAt: '2026-03-09T15:00:00.000Z', interviewerIds: [exampleUserId], place: 'Dock 4' },
    });
    expect(planned.status, JSON.stringify(planned.body)).toBe(201);
    const answer = `/api/candidate/interviews/${ada.interviewId}/live/${planned.body.id}/answer`;
    expect((await app.asPerson(ada.userId)('post', answer, { answer: 'no' })).status).toBe(200);
    for (const one of [followed, telling]) await one.until('2026-03-03T09:00:00.000Z');
    const said = 'First conversation, Monday, March 9, 2026 at 3:00 PM (UTC), Dock 4';
    for (const type of ['CandidateMailWritten', 'EventActionMailWritten'])
      expect((await told(type)).map(({ content }) => String(content).replaceAll('\\', ''))).toEqual([said]);
    const runs = await followed.runs();
    expect(runs.map(({ results }) => results)).toEqual([[{ outcome: 'done', code: null }]]);
    expect(runs[0]).toMatchObject({
      ...{ recordId: planned.body.id, interviewId: ada.interviewId, candidateId: ada.candidateId },
    });
    expect(await told('InterviewStatusChanged')).toMatchObject([{ interviewId: ada.interviewId, to: 'considered' }]);
  });

  it('given a rule that calls a webhook, when interviews are opened, then it is called once for each, until it is off; trying it calls nobody', async () => {
    const webhook = { name: 'Payroll', event: 'job.published', url: 'https://payroll.example/hooks' };
    const { id: webhookId } = (await app.owner('post', '/api/tenant/webhooks', webhook)).body;
    const calling = await ruleOf({ event: 'interview-opened', actions: [{ kind: 'call-webhook', webhookId }] });
    const story = await openStory(app);
    const followed = await followRule(app, calling);
    const ada = await story.applicant('ada');
    const { event, actions, filters, delayTime, delayUnit } = calling;
    const dry = { event, actions, filters, delayTime, delayUnit, isOnce: true, since: START };
    const tried = await app.owner('post', '/api/tenant/event-actions/dry-run', dry);
    expect(tried.body.counts).toMatchObject({ done: 1, failed: 0 });
    await followed.until('2026-03-03T09:00:00.000Z');
    await followed.until('2026-03-03T09:00:00.000Z');
    await app.owner('patch', `/api/tenant/webhooks/${webhookId}`, { active: false });
    await story.applicant('bo');
    await followed.until('2026-03-04T09:00:00.000Z');
    const runs = await followed.runs();
    expect(runs.map(({ results }) => results)).toEqual([
      [{ outcome: 'done', code: null }],
      [{ outcome: 'refused', code: 'webhook-switched-off' }],
    ]);
    const called = { eventActionRunId: runs[0]?.id, eventActionId: calling.id, trigger: 'interview-opened' };
    expect(await told('WebhookCalled')).toMatchObject([{ webhookId, ...called, interviewId: ada.interviewId }]);
  });

  it('given a rule that starts a process, when somebody has applied, then one run begins about them, as the process was published (AUT-18, HBK-11)', async () => {
    await app.commands.membership(exampleUserId, {
      type: 'GrantMembership',
      data: { userId: exampleUserId, roles: ['Owner'] },
      metadata: { ...exampleCause, tenantId: exampleTenantId },
    });
    const documents = '/api/tenant/handbook-documents';
    const steps = [{ id: derivedId('welcome step'), name: 'Welcome them' }];
    const { body: sop } = await app.owner('post', documents, { kind: 'sop', name: 'Welcome', steps });
    const starting = {
      kind: 'start-process',
      documentId: sop.id,
      title: 'Welcome somebody',
      userId: exampleUserId,
      dueDays: 3,
    };
    const of = { event: 'interview-opened', actions: [starting] };
    const draft = await app.owner('post', '/api/tenant/event-actions', { ...rule, ...of });
    expect(draft.body.errors).toEqual({ 'actions.0.documentId': ['process-not-published'] });
    await app.owner('post', `${documents}/${sop.id}/publish`, {});
    const followed = await followRule(app, await ruleOf(of));
    const ada = await (await openStory(app)).applicant('ada');
    await followed.until('2026-03-03T09:00:00.000Z');
    await followed.until('2026-03-03T09:00:00.000Z');
    expect((await followed.runs()).map(({ results }) => results)).toEqual([[{ outcome: 'done', code: null }]]);
    expect(await told('ProcessRunCreated')).toMatchObject([
      {
        name: 'Welcome somebody',
        candidateId: ada.candidateId,
        userId: exampleUserId,
        handbookVersion: 1,
        outline: { name: 'Welcome' },
      },
    ]);
    const writer = { permissions: ['tenant.events.create'] } as unknown as TenantAuth;
    expect(
      rightFaults(writer, { event: 'applied', actions: [EventActionStep.parse({ kind: 'start-process' })] }),
    ).toMatchObject([{ field: 'actions.0.kind', code: 'event-action-right-missing' }]);
  });

  it('given an action that does not fit, that is not there, or that its author may not do by hand, when it is written, then its field says so', async () => {
    const post = async (path: string, body: object) => (await app.owner('post', `/api/tenant/${path}`, body)).body.id;
    const lessonIds = [await post('training-lessons', { name: 'Lesson', steps: [lessonStep('Read')] })];
    const unpublished = await post('training-programs', { name: 'Draft', lessonIds });
    const errorsOf = async (event: string, action: object) =>
      (await app.owner('post', '/api/tenant/event-actions', { ...rule, event, actions: [action] })).body.errors;
    const training = { kind: 'schedule-training', programId: unpublished };
    expect(await errorsOf('candidate-added', { kind: 'invite' })).toEqual({
      'actions.0.kind': ['event-action-kind-wrong'],
    });
    expect(await errorsOf('hire-joined', training)).toEqual({ 'actions.0.programId': ['program-not-published'] });
    const none = { ...training, programId: null };
    expect(await errorsOf('hired', none)).toEqual({ 'actions.0.kind': ['event-action-kind-wrong'] });
    expect(await errorsOf('hire-joined', none)).toEqual({ 'actions.0.programId': ['field-required'] });
    const call = { kind: 'call-webhook', webhookId: derivedId('no webhook') };
    expect(await errorsOf('job-published', call)).toEqual({ 'actions.0.webhookId': ['webhook-not-found'] });
    expect(await errorsOf('hired', { ...call, webhookId: null })).toEqual({
      'actions.0.webhookId': ['field-required'],
    });
    const writer = { permissions: ['tenant.events.create'] } as unknown as TenantAuth;
    const actions = actionKinds.map((kind) => EventActionStep.parse({ kind }));
    expect(rightFaults(writer, { event: 'applied', actions }).map(({ field }) => field)).toEqual(
      actions.map((_, at) => `actions.${at}.kind`),
    );
  });
});
