import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';
import { processRunDecider } from './process-run.decider.ts';

const path = '/api/tenant/process-runs';
const documents = '/api/tenant/handbook-documents';
const [tomasz, rosa, priya] = [derivedId('run tomasz'), derivedId('run rosa'), derivedId('run priya')];
const [ropes, lights] = [derivedId('run step ropes'), derivedId('run step lights')];
const [knot, end] = [derivedId('run check knot'), derivedId('run check end')];
const steps = [
  {
    id: ropes,
    name: 'Ropes',
    checks: [
      { id: knot, text: 'Knot' },
      { id: end, text: 'End' },
    ],
  },
  { id: lights, name: 'Lights' },
];

describe('runs of a process', () => {
  let app: SpecApp;
  let documentId = '';
  const told = async (type: string) => (await app.events.feed.read(0n, 1_000, new Set([type]))).events;
  const published = async (more: object = {}) => {
    const { body } = await app.owner('post', documents, { kind: 'process', name: 'Open the docks', steps, ...more });
    await app.owner('post', `${documents}/${body.id}/publish`, {});
    return body.id as string;
  };
  const trainer = (...asked: Parameters<SpecApp['owner']>) => app.asColleague('Trainer', tomasz)(...asked);
  const recruiter = (...asked: Parameters<SpecApp['owner']>) => app.asColleague('Recruiter', rosa)(...asked);
  const auditor = (...asked: Parameters<SpecApp['owner']>) => app.asColleague('Auditor', priya)(...asked);
  const start = (more: object = {}) =>
    trainer('post', path, { documentId, name: 'North shore', userId: tomasz, startsOn: '2026-03-02', ...more });
  const tick = (id: string, stepId: string, as = trainer) => as('post', `${path}/${id}/steps/done`, { stepId });
  const tickItem = (id: string, checkId: string, as = trainer) =>
    as('post', `${path}/${id}/items/tick`, { stepId: ropes, checkId });

  beforeEach(async () => {
    app = specApp();
    const member = {
      ...{ roles: [], permissions: [], labelIds: [] },
      ...({ type: 'regular', status: 'active', since: null, version: 1 } as const),
    };
    for (const [userId, role] of [
      [exampleUserId, 'Owner'],
      [tomasz, 'Trainer'],
      [rosa, 'Recruiter'],
      [priya, 'Auditor'],
    ] as const) {
      await app.commands.membership(userId, {
        type: 'GrantMembership',
        data: { userId, roles: [role] },
        metadata: { ...exampleCause, tenantId: exampleTenantId },
      });
      await app.members.store.change(exampleTenantId, (tables) => tables.saveMember(userId, { ...member, userId }));
    }
    documentId = await published();
  });

  it('given a published process, when a run is started, then its version is bound and days are counted from the start (HBK-11)', async () => {
    const { status, body } = await start({
      dueOn: '2026-03-20',
      steps: [{ stepId: lights, userId: rosa, dueDays: 3 }],
    });
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ status: 'running', handbookVersion: 1, stepCount: 2, doneCount: 0, creatorId: tomasz },
        ...{ dueAt: '2026-03-21T00:00:00.000Z', nextDueAt: '2026-03-06T00:00:00.000Z' },
        steps: [
          { stepId: ropes, userId: null, dueOn: null, dueAt: '2026-03-21T00:00:00.000Z' },
          { stepId: lights, userId: rosa, dueOn: '2026-03-05', dueAt: '2026-03-06T00:00:00.000Z' },
        ],
      },
    ]);
    await app.owner('patch', `${documents}/${documentId}`, { steps: [{ id: lights, name: 'Other lights' }] });
    await app.owner('post', `${documents}/${documentId}/publish`, {});
    const commented = await trainer('post', `${path}/${body.id}/comments`, { text: 'Begun' });
    expect(commented.body).not.toHaveProperty('comments');
    expect(commented.body).toMatchObject({
      commentCount: 1,
      handbookVersion: 1,
      outline: { steps: [{ name: 'Ropes' }, { name: 'Lights' }] },
    });
  });

  it('given a checklist, when its step is done, then all of it was ticked before; with the last step the run is complete (HBK-12)', async () => {
    const { id } = (await start()).body;
    expect((await tick(id, ropes)).body.code).toBe('run-items-open');
    await tickItem(id, knot);
    await tickItem(id, end);
    await tickItem(id, end);
    expect(await told('RunItemTicked')).toHaveLength(2);
    const done = await tick(id, ropes);
    const at = '2026-03-02T09:00:00.000Z';
    expect(done.body).toMatchObject({ doneCount: 1, progress: { [ropes]: { done: { at, by: tomasz } } } });
    expect((await tick(id, ropes)).body.version).toBe(done.body.version);
    const untick = { stepId: ropes, checkId: knot };
    expect((await trainer('post', `${path}/${id}/items/untick`, untick)).body.code).toBe('run-step-done');
    expect((await tick(id, lights)).body).toMatchObject({ status: 'completed', endedBy: tomasz, nextDueAt: null });
    expect((await trainer('post', `${path}/${id}/steps/reopen`, { stepId: ropes })).body.code).toBe('run-ended');
    expect((await trainer('post', `${path}/${id}/reopen`)).body).toMatchObject({ status: 'running', endedAt: null });
    expect((await trainer('post', `${path}/${id}/steps/reopen`, { stepId: ropes })).body.doneCount).toBe(1);
    expect((await trainer('post', `${path}/${id}/cancel`, { reason: 'Ice' })).body.status).toBe('cancelled');
    expect((await trainer('post', `${path}/${id}/complete`)).body.code).toBe('run-ended');
  });

  it('given a run, when people come to it, then those with a part see it, do what is theirs, and others need a permission (HBK-13)', async () => {
    const { id } = (await start({ steps: [{ stepId: lights, userId: rosa }] })).body;
    expect((await tick(id, lights, recruiter)).body.progress[lights].done.by).toBe(rosa);
    const theirs = await tickItem(id, knot, recruiter);
    expect([theirs.status, theirs.body.code]).toEqual([403, 'run-not-yours']);
    expect((await recruiter('post', `${path}/${id}/cancel`, {})).status).toBe(403);
    expect((await recruiter('patch', `${path}/${id}`, { name: 'Mine' })).status).toBe(403);
    expect((await recruiter('post', `${path}/${id}/comments`, { stepId: ropes, text: 'Where?' })).status).toBe(200);
    expect((await auditor('post', `${path}/${id}/comments`, { text: 'Seen' })).status).toBe(403);
    expect((await tickItem(id, knot, auditor)).status).toBe(403);
    expect((await app.owner('post', `${path}/${id}/complete`)).body.endedBy).toBe(exampleUserId);
    const own = (await start()).body.id;
    for (const ask of [tick(own, lights, recruiter), recruiter('post', `${path}/${own}/comments`, { text: 'x' })])
      expect((await ask).status).toBe(404);
    expect(
      (await recruiter('post', path, { documentId, name: 'a', userId: rosa, startsOn: '2026-03-02' })).status,
    ).toBe(403);
    const stranger = await app.as('Owner', otherTenantId)('post', `${path}/${own}/complete`);
    expect(stranger.status).toBe(404);
  });

  it.each([
    ['a process of nobody', { documentId: derivedId('none') }, 'documentId', 'run-process-unknown'],
    ['a leader who works elsewhere', { userId: derivedId('gone') }, 'userId', 'user-unknown'],
    ['a step of another process', { steps: [{ stepId: derivedId('none') }] }, 'steps.0.stepId', 'run-step-unknown'],
    ['a step twice', { steps: [{ stepId: ropes }, { stepId: ropes }] }, 'steps.1.stepId', 'run-step-unknown'],
    [
      'a doer who works elsewhere',
      { steps: [{ stepId: ropes, userId: derivedId('gone') }] },
      'steps.0.userId',
      'user-unknown',
    ],
    [
      'a day and days',
      { steps: [{ stepId: ropes, dueOn: '2026-03-03', dueDays: 1 }] },
      'steps.0.dueDays',
      'run-due-twice',
    ],
    ['a day and days of the whole', { dueOn: '2026-03-03', dueDays: 1 }, 'dueDays', 'run-due-twice'],
    ['days beyond the calendar', { startsOn: '9998-12-31', dueDays: 1 }, 'dueDays', 'date-invalid'],
    ['a person who is no candidate', { candidateId: derivedId('none') }, 'candidateId', 'candidate-not-found'],
  ])('given %s, when a run is started, then the fault names its field', async (_, more, field, code) => {
    const as = 'candidateId' in more ? app.owner : trainer;
    const { status, body } = await as('post', path, {
      ...{ documentId, name: 'North shore', userId: tomasz, startsOn: '2026-03-02' },
      ...more,
    });
    expect([status, body.errors]).toEqual([422, { [field]: [code] }]);
  });

  it('given a draft, a policy and a process that is one file, when a run is started, then there is nothing to run (HBK-11)', async () => {
    const draft = (await app.owner('post', documents, { kind: 'sop', name: 'Draft', steps })).body.id;
    const policy = await published({ kind: 'policy', name: 'Conduct' });
    for (const id of [draft, policy])
      expect((await start({ documentId: id })).body.errors).toEqual({ documentId: ['run-process-unknown'] });
  });

  it('given a run, when its plan changes, then open steps follow, what never changes is refused, and reminders move (HBK-11, HBK-14)', async () => {
    const { id } = (await start({ dueOn: '2026-03-20' })).body;
    const one = `${path}/${id}`;
    const moved = await trainer('patch', one, { userId: rosa, dueOn: '2026-03-10' });
    expect(moved.body).toMatchObject({
      userId: rosa,
      steps: [{ dueAt: '2026-03-11T00:00:00.000Z' }, { dueAt: '2026-03-11T00:00:00.000Z' }],
    });
    const [changed] = await told('ProcessRunChanged');
    expect(changed?.data).toMatchObject({ to: { remindAt: '2026-03-10T09:00:00.000Z' } });
    expect((await trainer('patch', one, { startsOn: '2026-03-01' })).body.errors).toEqual({ startsOn: ['run-fixed'] });
    expect((await trainer('patch', one, { documentId: derivedId('x') })).body.errors).toEqual({
      documentId: ['run-fixed'],
    });
    const same = (await trainer('patch', one, { dueOn: '2026-03-10' })).body.version;
    expect(same).toBe(moved.body.version);
  });

  it('given steps of two days, when each day comes, then they are told of once, and the next day is what waits (HBK-14)', async () => {
    const given = [
      { stepId: ropes, dueOn: '2026-03-04' },
      { stepId: lights, dueOn: '2026-03-06' },
    ];
    const { id } = (await start({ steps: given })).body;
    const remind = (dueAt: string) =>
      app.commands.processRun(id, {
        ...{ type: 'RemindOfProcessRun', data: { dueAt } },
        metadata: { ...exampleCause, tenantId: exampleTenantId, actor: { type: 'system', id: 'due' } },
      });
    const [first, second] = ['2026-03-04T09:00:00.000Z', '2026-03-06T09:00:00.000Z'] as const;
    expect((await remind(second)).version).toBe(1);
    await remind(first);
    await remind(first);
    await remind(second);
    const { events } = await app.events.store.readStream(streamName('processRun', exampleTenantId, id));
    expect(events.slice(1).map(({ data }) => data)).toMatchObject([
      { stepIds: [ropes], remindAt: second },
      { stepIds: [lights], remindAt: null },
    ]);
  });

  it('given a step of a team, when its people come to it, then one takes it, the others see who, and nobody outside does it (HBK-15)', async () => {
    const [teamId, otherTeam] = [derivedId('run team'), derivedId('run team of others')];
    const makeTeam = async (id: string, userIds: string[]) => {
      const metadata = { ...exampleCause, tenantId: exampleTenantId };
      await app.commands.team(id, { type: 'CreateTeam', data: { teamId: id, name: id, userIds }, metadata });
      await app.members.store.change(exampleTenantId, (tables) => tables.saveTeam({ teamId: id, userIds, version: 1 }));
    };
    await makeTeam(teamId, [rosa, priya]);
    await makeTeam(otherTeam, [priya]);
    const step = (action: string, as = recruiter) => as('post', `${path}/${id}/steps/${action}`, { stepId: lights });
    const recorded = async (type: string) => {
      const { events } = await app.events.store.readStream(streamName('processRun', exampleTenantId, id));
      return events.filter((event) => event.type === type);
    };
    const { id } = (await start({ steps: [{ stepId: lights, teamId }] })).body;
    expect((await tick(id, lights, recruiter)).body.code).toBe('run-step-free');
    expect((await step('take', trainer)).body.code).toBe('run-not-yours');
    const mine = await step('take');
    expect(mine.body.steps[1]).toMatchObject({ stepId: lights, teamId, userId: rosa });
    expect((await step('take')).body.version).toBe(mine.body.version);
    expect(await recorded('RunStepTaken')).toHaveLength(1);
    expect((await step('take', auditor)).body.code).toBe('run-step-taken');
    expect((await tick(id, lights, auditor)).body.code).toBe('run-not-yours');
    expect((await step('give-back', auditor)).body.code).toBe('run-not-yours');
    expect((await auditor('post', `${path}/${id}/comments`, { text: 'Rosa has the lamps' })).status).toBe(200);
    // A plan that is sent as it is leaves the step with whoever has taken it.
    const same = await trainer('patch', `${path}/${id}`, { steps: mine.body.steps });
    expect(same.body.steps[1]).toMatchObject({ teamId, userId: rosa });
    // So does one that was seen before: only who leads the run, or has the step, gives it back, and says so.
    const stale = await trainer('patch', `${path}/${id}`, { steps: [{ stepId: lights, teamId, dueOn: '2026-03-09' }] });
    expect(stale.body.steps[1]).toMatchObject({ teamId, userId: rosa, dueOn: '2026-03-09' });
    // … and one that was made while the step was being taken.
    const { events } = await app.events.store.readStream(streamName('processRun', exampleTenantId, id));
    const taken = events.reduce(
      (state, event) => processRunDecider.evolve(state, event as never),
      processRunDecider.initialState(),
    );
    const planned = [{ ...mine.body.steps[0] }, { ...stale.body.steps[1], userId: null, dueOn: '2026-03-10' }];
    const metadata = { ...exampleCause, tenantId: exampleTenantId };
    const change = { type: 'ChangeProcessRun' as const, data: { steps: planned }, metadata };
    expect(processRunDecider.decide(change, taken)).toMatchObject([
      { data: { to: { steps: [{}, { teamId, userId: rosa, dueOn: '2026-03-10' }] } } },
    ]);
    expect((await step('give-back')).body.steps[1]).toMatchObject({ teamId, userId: null });
    expect((await step('give-back', trainer)).body.steps[1].userId).toBeNull();
    expect(await recorded('RunStepGivenBack')).toHaveLength(1);
    const late = await trainer('patch', `${path}/${id}`, { steps: stale.body.steps });
    expect(late.body.steps[1]).toMatchObject({ teamId, userId: null, dueOn: '2026-03-09' });
    const moved = await trainer('patch', `${path}/${id}`, { steps: [{ stepId: lights, teamId: otherTeam }] });
    expect(moved.body.steps[1]).toMatchObject({ teamId: otherTeam, userId: null });
    expect((await step('take')).status).toBe(404);
    await step('take', auditor);
    expect((await tick(id, lights, auditor)).body.doneCount).toBe(1);
    expect((await step('give-back', auditor)).body.code).toBe('run-step-done');
    for (const [given, code] of [
      [{ stepId: lights, teamId: derivedId('no team') }, 'team-unknown'],
      [{ stepId: lights, teamId, userId: tomasz }, 'run-doer-twice'],
    ] as const)
      expect((await start({ steps: [given] })).body.errors).toEqual({ 'steps.0.teamId': [code] });
    const own = (await start()).body.id;
    expect((await trainer('post', `${path}/${own}/steps/take`, { stepId: ropes })).body.code).toBe(
      'run-step-not-of-team',
    );
  });
});
