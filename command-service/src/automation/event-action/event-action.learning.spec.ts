import { type EventActionRecord, eventAction } from 'contracts/automation/event-action/event-action.entity';
import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { exampleCause, exampleGlobalCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { choiceQuestion, lessonQuestion, lessonStep } from '#command-service/test/lesson.fixture';
import { followRule } from '#command-service/test/rules.fixture';
import { hoursLater, hoursOn, openTraining } from '#command-service/test/training.fixture';

const START = hoursOn(0);
const LATER = hoursOn(48);
const rule = { name: 'Rule', delayTime: 0, delayUnit: 'minutes', isOn: true, isOnce: false, filters: [] };
const question = choiceQuestion('Which?', 4);
const lesson = [lessonStep('Read', { questions: [question] })];
const answer = (word: 'right' | 'wrong') => ({
  ...{ questionId: question.id, choiceIds: [derivedId('choice', 'Which?', word)] },
});
const done = { outcome: 'done', code: null };

describe('rules about what people learn and read', () => {
  let app: SpecApp;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    const data = { userId: exampleUserId, name: 'Ana Lima', email: 'ana@harbor.example', locale: 'en-us' as const };
    await app.commands.user(exampleUserId, { type: 'RegisterUser', data, metadata: { ...exampleGlobalCause } });
    await app.commands.membership(exampleUserId, {
      type: 'GrantMembership',
      data: { userId: exampleUserId, roles: ['Owner'] },
      metadata: { ...exampleCause, tenantId: exampleTenantId },
    });
  });
  const made = async (path: string, body: object): Promise<string> =>
    (await app.owner('post', `/api/tenant/${path}`, body)).body.id;
  const ruleOf = async (body: object): Promise<EventActionRecord> => {
    const answered = await app.owner('post', '/api/tenant/event-actions', { ...rule, ...body });
    expect(answered.status, JSON.stringify(answered.body)).toBe(201);
    const found = await entityState(app.events.store, eventAction, { tenantId: exampleTenantId, id: answered.body.id });
    if (found.status !== 'kept') throw new Error('There is no such rule.');
    return found.record;
  };
  const tried = async ({ event, actions, filters }: Pick<EventActionRecord, 'event' | 'actions' | 'filters'>) => {
    const asked = { event, actions, filters, delayTime: 0, delayUnit: 'minutes', isOnce: false, since: START };
    const { status, body } = await app.owner('post', '/api/tenant/event-actions/dry-run', asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const told = async (type: string) =>
    (await app.events.feed.read(0n, 1_000, new Set([type]))).events.map(({ data }) => data);
  const is = (field: string, ...values: string[]) => ({ field, operator: 'is', values });
  const pass = async (does: Awaited<ReturnType<typeof openTraining>>['does'], word: 'right' | 'wrong') => {
    await does('start');
    await does('answer', answer(word));
    expect((await does('finish')).body.training.status).toBe('completed');
  };

  it('given a rule for those who pass, when somebody does, then they are written to, given a task, the next training and a label, as the dry run says (AUT-72)', async () => {
    const { programId, does } = await openTraining(app, [lesson], { hasCertificate: true, passPercent: 80 });
    const next = await openTraining(app, [lesson]);
    const teamId = await made('teams', { name: 'Kitchen', userIds: [exampleUserId] });
    const templateId = await made('email-templates', {
      ...{ name: 'Passed', subject: 'Well done, {{ user.name }}' },
      content: '{{ training.name }}: {{ training.score_percent }}, {{ training.link }}',
    });
    const labelId = await made('labels', { name: 'Passed', scopeId: systemLabelScopes.user });
    const passed = await ruleOf({
      event: 'training-passed',
      filters: [
        ...[is('program', programId), is('user.team', teamId), is('user', exampleUserId), is('late', 'no')],
        { field: 'score', operator: 'at-least', values: ['80'] },
      ],
      actions: [
        { kind: 'mail', templateId, to: 'person' },
        { kind: 'create-task', assignee: 'person', title: 'Hang up the certificate' },
        { kind: 'schedule-training', programId: next.programId },
        { kind: 'add-label', labelId },
      ],
    });
    const failed = await ruleOf({
      event: 'training-not-passed',
      actions: [{ kind: 'mail', templateId, to: 'person' }],
    });
    const [ofPassed, ofFailed] = [await followRule(app, passed), await followRule(app, failed)];
    await pass(does, 'right');
    await ofPassed.until(LATER);
    await ofFailed.until(LATER);
    expect(await ofFailed.runs()).toEqual([]);
    const [run, ...more] = await ofPassed.runs();
    expect(more).toEqual([]);
    expect(run).toMatchObject({ status: 'done', userId: exampleUserId, candidateId: null, recordName: 'First week' });
    expect(run?.asked.map(({ field, found }) => [field, found])).toContainEqual(['score', ['100']]);
    expect(run?.results).toEqual([done, done, done, done]);
    expect(await told('MembershipLabelled')).toEqual([{ userId: exampleUserId, labelId }]);
    const [mail] = await told('EventActionMailWritten');
    expect(mail).toMatchObject({
      ...{
        to: 'ana@harbor.example',
        subject: 'Well done, Ana Lima',
        subjectId: exampleUserId,
        readerId: exampleUserId,
      },
      content: expect.stringMatching(/^First week: 100\\%, https:\/\/onrecord\.example\/t\/employee\/schedule\//),
    });
    expect(await told('TaskCreated')).toMatchObject([{ userId: exampleUserId, memberId: exampleUserId }]);
    expect((await told('TrainingScheduleCreated')).at(-1)).toMatchObject({
      ...{ programId: next.programId, users: [exampleUserId] },
    });
    const dry = await tried(passed);
    expect(dry).toMatchObject({ happened: 1, counts: { done: 1, failed: 0 } });
    expect(dry.runs).toMatchObject([
      { userName: 'Ana Lima', recordName: 'First week', results: [done, done, done, done] },
    ]);
    expect((await tried(failed)).happened).toBe(0);
  });

  it('given somebody who does not reach what the program asks for, when they finish, then it is not passed; lessons after the first begin nothing anew', async () => {
    const { does } = await openTraining(
      app,
      [lesson, [lessonStep('More', { questions: [lessonQuestion('Why?', { isRequired: false })] })]],
      {
        ...{ hasCertificate: true, passPercent: 80 },
      },
    );
    const actions = [{ kind: 'create-task', assignee: 'user', userId: exampleUserId, title: 'Talk to them' }];
    const rules = await Promise.all(
      ['training-started', 'training-completed', 'training-passed', 'training-not-passed'].map((event) =>
        ruleOf({ name: event, event, actions }),
      ),
    );
    const followed = await Promise.all(rules.map((one) => followRule(app, one)));
    await does('start');
    await does('answer', answer('wrong'));
    await does('finish');
    app.advance(60_000);
    await does('start', {}, 1);
    expect((await does('finish', {}, 1)).body.training.status).toBe('completed');
    const counts: number[] = [];
    for (const one of followed) {
      await one.until(LATER);
      counts.push((await one.runs()).length);
    }
    expect(counts).toEqual([1, 1, 0, 1]);
    expect((await Promise.all(rules.map(tried))).map(({ happened }) => happened)).toEqual([1, 1, 0, 1]);
  });

  it('given a certificate, a missed deadline and a document, when these end or are acknowledged, then rules of each follow with what they ask', async () => {
    const { assignmentId, programId, scheduleId } = await openTraining(app, [lesson]);
    const documentId = await made('handbook-documents', {
      kind: 'sop',
      name: 'Safety',
      steps: [{ id: derivedId('safety'), name: 'Read' }],
    });
    const actions = [{ kind: 'create-task', assignee: 'user', userId: exampleUserId, title: 'Look at it' }];
    const of = async (event: string, filters: object[]) => followRule(app, await ruleOf({ event, filters, actions }));
    const rules = [
      await of('training-expired', [is('program', programId)]),
      await of('certificate-issued', [{ field: 'score', operator: 'at-most', values: ['80'] }]),
      await of('certificate-expiring', [is('joined', 'no')]),
      await of('certificate-expired', [is('program', programId)]),
      await of('handbook-acknowledged', [is('document', documentId), is('late', 'yes')]),
      await of('handbook-overdue', [is('user', exampleUserId)]),
    ];
    const id = certificateIdOf(assignmentId);
    const said = {
      ...{
        trainingCertificateId: id,
        assignmentId,
        userId: exampleUserId,
        userName: 'Ana Lima',
        companyName: 'Harbor',
      },
      ...{ programId, programVersion: 1, programName: 'First week', earned: 4, possible: 5, completedOn: '2026-03-02' },
      ...{ validUntil: '2026-03-03', noticeAt: hoursOn(10), expiresAt: hoursOn(39) },
    };
    const { trainingCertificate, acknowledgement, trainingAssignment } = app.commands;
    const sendDue = (type: 'AnnounceCertificateExpiry' | 'ExpireTrainingCertificate', dueAt: string, hours: number) =>
      trainingCertificate(id, { type, data: { dueAt }, metadata: hoursLater(hours) });
    await trainingCertificate(id, { type: 'CreateTrainingCertificate', data: said, metadata: exampleCause } as never);
    await sendDue('AnnounceCertificateExpiry', hoursOn(10), 10);
    await sendDue('ExpireTrainingCertificate', hoursOn(39), 39);
    const expiry = { type: 'ExpireTraining' as const, data: { dueAt: hoursOn(24) }, metadata: hoursLater(24) };
    await trainingAssignment(assignmentId, expiry);
    const readingId = acknowledgementIdOf(documentId, exampleUserId);
    const asked = {
      ...{ acknowledgementId: readingId, documentId, userId: exampleUserId, kind: 'policy', roundId: scheduleId },
      ...{ name: 'Safety', handbookVersion: 1, askedAt: START, dueAt: hoursOn(2), reminders: [], acknowledgeDays: 1 },
      ...{ reminderDays: [], repeatMonths: null },
    };
    await acknowledgement(readingId, { type: 'CreateAcknowledgement', data: asked, metadata: exampleCause } as never);
    const overdue = { type: 'ExpireAcknowledgement' as const, data: { dueAt: hoursOn(2) }, metadata: hoursLater(2) };
    await acknowledgement(readingId, overdue);
    const read = { handbookVersion: 1, rightAnswers: null };
    await acknowledgement(readingId, { type: 'AcknowledgeDocument', data: read, metadata: hoursLater(3) });
    const found: unknown[] = [];
    for (const one of rules) {
      await one.until(LATER);
      found.push((await one.runs()).map(({ recordId, results }) => [recordId, results]));
    }
    const once = (recordId: string) => [[recordId, [done]]];
    expect(found).toEqual([
      once(assignmentId),
      ...[once(id), once(id), once(id)],
      ...[once(readingId), once(readingId)],
    ]);
  });

  it('given somebody who was erased meanwhile, when a rule waits for its moment, then it does nothing and says so', async () => {
    const { does } = await openTraining(app, [lesson]);
    const actions = [{ kind: 'create-task', assignee: 'user', userId: exampleUserId, title: 'Talk to them' }];
    const followed = await followRule(
      app,
      await ruleOf({ event: 'training-started', delayTime: 1, delayUnit: 'hours', actions }),
    );
    await does('start');
    await followed.until(START);
    await app.commands.user(exampleUserId, { type: 'EraseUser', data: {}, metadata: exampleGlobalCause } as never);
    await followed.until(LATER);
    expect(await followed.runs()).toMatchObject([{ status: 'skipped', reason: 'erased' }]);
  });

  it('given what does not fit somebody who learns, or is another company’s, when a rule is written, then it is refused by the field', async () => {
    const { programId } = await openTraining(app, [lesson]);
    const errorsOf = async (body: object, as = app.owner) =>
      (await as('post', '/api/tenant/event-actions', { ...rule, event: 'training-passed', ...body })).body.errors;
    const task = { kind: 'create-task', assignee: 'person', title: 'Do it' };
    const action = (more: object) => errorsOf({ actions: [more] });
    expect(await action({ kind: 'change-status', status: 'approved' })).toEqual({
      ...{ 'actions.0.kind': ['event-action-kind-wrong'] },
    });
    const labelId = await made('labels', { name: 'Of candidates' });
    expect(await action({ kind: 'add-label', labelId })).toEqual({ 'actions.0.labelId': ['label-not-found'] });
    const mail = { kind: 'mail', to: 'candidate' };
    expect(await action(mail)).toEqual({ 'actions.0.to': ['event-action-target-wrong'] });
    expect(await action({ ...task, assignee: 'hiring-manager' })).toEqual({
      ...{ 'actions.0.assignee': ['event-action-target-wrong'] },
    });
    expect(await errorsOf({ event: 'applied', actions: [task] })).toEqual({
      ...{ 'actions.0.assignee': ['event-action-target-wrong'] },
    });
    const leading = { kind: 'start-process', title: 'Talk', assignee: 'team' };
    expect(await action(leading)).toEqual({ 'actions.0.assignee': ['event-action-target-wrong'] });
    expect(await action({ ...leading, assignee: null, documentId: null })).toEqual({
      ...{ 'actions.0.documentId': ['field-required'], 'actions.0.assignee': ['field-required'] },
    });
    const filter = (more: object, as = app.owner) => errorsOf({ filters: [more], actions: [task] }, as);
    const wrong = { 'filters.0.values': ['event-filter-value-wrong'] };
    expect(await filter({ field: 'score', operator: 'at-least', values: ['many'] })).toEqual(wrong);
    expect(await filter({ field: 'score', operator: 'at-least', values: ['1', '2'] })).toEqual(wrong);
    expect(await filter(is('late', 'maybe'))).toEqual(wrong);
    expect(await filter(is('candidate.city', 'Santos'))).toEqual({ 'filters.0.field': ['event-filter-field-wrong'] });
    const others = app.as('Owner', otherTenantId);
    expect(await filter(is('program', programId))).toBeUndefined();
    expect(await filter(is('program', programId), others)).toEqual({ 'filters.0.values': ['program-not-found'] });
    expect(await filter(is('user', exampleUserId), others)).toEqual({ 'filters.0.values': ['user-unknown'] });
    expect(await filter(is('user.team', derivedId('team')))).toEqual({ 'filters.0.values': ['team-unknown'] });
    const dry = { event: 'training-assigned', actions: [task], filters: [], delayTime: 0, delayUnit: 'minutes' };
    const asked = { ...dry, isOnce: true, since: START };
    const tryAs = async (as: typeof others) => (await as('post', '/api/tenant/event-actions/dry-run', asked)).body;
    expect((await tryAs(app.owner)).happened).toBe(1);
    expect((await tryAs(others)).happened).toBe(0);
  });
});
