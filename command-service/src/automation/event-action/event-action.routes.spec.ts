import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const rules = '/api/tenant/event-actions';
const gone = derivedId('gone');

describe('event actions', () => {
  let app: SpecApp;
  let label: string;
  beforeEach(async () => {
    app = specApp();
    app.haveAccount(exampleUserId);
    label = (await app.owner('post', '/api/tenant/labels', { name: 'Called' })).body.id;
  });
  const rule = (more: object = {}) => ({
    name: 'Tell them',
    event: 'label-added',
    delayTime: 0,
    delayUnit: 'minutes',
    actions: [{ kind: 'remove-label', labelId: label }],
    ...more,
  });
  const errorsOf = async (more: object) => {
    const { status, body } = await app.owner('post', rules, rule(more));
    return [status, body.errors];
  };

  it('given a rule, when it is made, then it is off and for each record once, until somebody says else', async () => {
    const { status, body } = await app.owner('post', rules, rule());
    expect(status).toBe(201);
    expect(body).toMatchObject({ isOn: false, isOnce: true, onSince: null, filters: [] });
    const on = await app.owner('patch', `${rules}/${body.id}`, { isOn: true });
    expect(on.body.onSince).toBe('2026-03-02T09:00:00.000Z');
    const renamed = await app.owner('patch', `${rules}/${body.id}`, { name: 'Thank them' });
    expect(renamed.body.onSince).toBe('2026-03-02T09:00:00.000Z');
  });

  it('given no delay, or more than a year, when it is saved, then it says so', async () => {
    const { delayTime: _, delayUnit: __, ...without } = rule();
    const { body } = await app.owner('post', rules, without);
    expect(body.errors).toEqual({ delayTime: ['event-delay-required'], delayUnit: ['event-delay-required'] });
    expect(await errorsOf({ delayTime: 366, delayUnit: 'days' })).toEqual([
      422,
      { delayTime: ['event-delay-too-long'] },
    ]);
    expect(await errorsOf({ actions: [] })).toEqual([422, { actions: ['event-action-required'] }]);
  });

  it('given what does not fit the event, when it is saved, then each fault names its field', async () => {
    const filters = [
      { field: 'status', operator: 'is', values: ['rejected'] },
      { field: 'candidate.labels', operator: 'contains', values: [label] },
      { field: 'candidate.city', operator: 'is', values: [] },
      { field: 'candidate.labels', operator: 'is', values: ["'; drop table"] },
    ];
    const actions = [
      { kind: 'change-status', status: 'rejected' },
      { kind: 'mail', to: 'user' },
    ];
    expect(await errorsOf({ filters, actions })).toEqual([422, expect.anything()]);
    expect(await errorsOf({ filters: filters.slice(0, 3), actions })).toEqual([
      422,
      {
        'filters.0.field': ['event-filter-field-wrong'],
        'filters.1.operator': ['event-filter-operator-wrong'],
        'filters.2.values': ['event-filter-value-wrong'],
        'actions.0.kind': ['event-action-kind-wrong'],
        'actions.1.templateId': ['field-required'],
        'actions.1.userId': ['field-required'],
      },
    ]);
    expect(await errorsOf({ event: 'job-published', actions: [{ kind: 'mail', to: 'candidate' }] })).toEqual([
      422,
      { 'actions.0.to': ['event-action-target-wrong'] },
    ]);
  });

  it('given an action that creates a task, when it is saved, then it says what and for whom, and its author may give tasks to others', async () => {
    const task = { kind: 'create-task', title: 'Call them', assignee: 'user' };
    const actions = [{ kind: 'create-task' }, task, { ...task, assignee: 'hiring-manager' }];
    expect(await errorsOf({ actions })).toEqual([
      422,
      {
        'actions.0.title': ['field-required'],
        'actions.0.assignee': ['field-required'],
        'actions.1.userId': ['field-required'],
        'actions.2.assignee': ['event-action-target-wrong'],
      },
    ]);
    expect(await errorsOf({ actions: [{ ...task, userId: gone }] })).toEqual([
      422,
      { 'actions.0.userId': ['user-unknown'] },
    ]);
    const of = { event: 'status-changed', actions: [{ ...task, assignee: 'hiring-manager', dueDays: 1 }] };
    expect((await app.owner('post', rules, rule(of))).status).toBe(201);
  });

  it('given an action that assigns, when it is saved, then it says to whom, and for what there is something to assign (AUT-61)', async () => {
    const assign = { kind: 'assign' };
    const toManager = { ...assign, assignee: 'hiring-manager' };
    const on = (event: string, ...actions: object[]) => errorsOf({ event, actions });
    expect(await on('status-changed', assign)).toEqual([422, { 'actions.0.assignee': ['field-required'] }]);
    expect(await on('status-changed', { ...assign, assignee: 'team', teamId: gone })).toEqual([
      422,
      { 'actions.0.teamId': ['team-unknown'] },
    ]);
    for (const event of ['hire-started', 'hire-approved'])
      expect(await on(event, toManager)).toEqual([422, { 'actions.0.assignee': ['event-action-target-wrong'] }]);
    for (const event of ['hired', 'hire-declined', 'hire-withdrawn', 'hire-joined'])
      expect(await on(event, toManager)).toEqual([422, { 'actions.0.kind': ['event-action-kind-wrong'] }]);
    expect(await on('candidate-added', toManager)).toEqual([422, { 'actions.0.kind': ['event-action-kind-wrong'] }]);
    const of = { event: 'status-changed', actions: [toManager] };
    expect((await app.owner('post', rules, rule(of))).status).toBe(201);
  });

  it('given what another company has or nobody, when a rule names it, then it is refused by the field', async () => {
    const mail = { kind: 'mail', templateId: gone };
    const actions = [
      { ...mail, to: 'candidate' },
      { ...mail, to: 'user', userId: gone },
      { ...mail, to: 'team', teamId: gone },
      { kind: 'add-label', labelId: gone },
    ];
    const filters = [{ field: 'candidate.labels', operator: 'is', values: [label, gone] }];
    expect(await errorsOf({ filters, actions })).toEqual([
      422,
      {
        'filters.0.values': ['label-not-found'],
        'actions.0.templateId': ['email-template-not-found'],
        'actions.1.templateId': ['email-template-not-found'],
        'actions.1.userId': ['user-unknown'],
        'actions.2.templateId': ['email-template-not-found'],
        'actions.2.teamId': ['team-unknown'],
        'actions.3.labelId': ['label-not-found'],
      },
    ]);
  });

  it('given an author whose address is not confirmed, when a rule that mails is saved or turned on, then that is refused; other rules are not (AUT-52)', async () => {
    const templateId = (
      await app.owner('post', '/api/tenant/email-templates', { name: 'N', subject: 'S', content: 'C' })
    ).body.id;
    const mails = rule({ actions: [{ kind: 'mail', templateId, to: 'candidate' }] });
    const { body } = await app.owner('post', rules, mails);
    app.haveAccount(exampleUserId, false);
    const made = await app.owner('post', rules, mails);
    expect([made.status, made.body.code]).toEqual([403, 'mail-sender-unverified']);
    const on = await app.owner('patch', `${rules}/${body.id}`, { isOn: true });
    expect([on.status, on.body.code]).toEqual([403, 'mail-sender-unverified']);
    expect((await app.owner('patch', `${rules}/${body.id}`, { name: 'Other' })).status).toBe(200);
    expect((await app.owner('post', rules, rule())).status).toBe(201);
  });

  it('given a rule that names what was removed since, when it is turned on, then the field says so (AUT-56)', async () => {
    const { body } = await app.owner('post', rules, rule());
    await app.owner('delete', `/api/tenant/labels/${label}`);
    const on = await app.owner('patch', `${rules}/${body.id}`, { isOn: true });
    expect([on.status, on.body.errors]).toEqual([422, { 'actions.0.labelId': ['label-not-found'] }]);
  });

  it('given a new status with a reason, when it is saved, then the reason is the company’s and for a rejection (AUT-57)', async () => {
    const status = { kind: 'change-status', status: 'rejected', reasonId: gone };
    const of = (action: object) => ({ event: 'response-unanswered', actions: [action] });
    expect(await errorsOf(of(status))).toEqual([422, { 'actions.0.reasonId': ['rejection-reason-not-found'] }]);
    const { body } = await app.owner('post', '/api/tenant/rejection-reasons', { name: 'No answer' });
    expect(await errorsOf(of({ ...status, reasonId: body.id, status: 'approved' }))).toEqual([
      422,
      { 'actions.0.reasonId': ['rejection-reason-only-rejected'] },
    ]);
  });

  it('given the switch of all rules, when somebody who may change rules uses it, then it takes no right over settings (AUT-24)', async () => {
    const { status, body } = await app.owner('post', `${rules}/stop`, { isStopped: true });
    expect([status, body.eventActionsStopped]).toEqual([200, true]);
    expect((await app.recruiter('post', `${rules}/stop`, { isStopped: false })).status).toBe(403);
  });
});
