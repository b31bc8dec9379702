import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { newId } from 'contracts/kernel/id';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { signSystemToken } from 'platform/http/system-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, registerCompany } from '#command-service/identity/registration/register';
import { lessonStep } from '#command-service/test/lesson.fixture';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const schedules = '/api/tenant/training-schedules';
const DAY = 86_400_000;

let harness: Harness;
let tenantId: string;
let owner: string;
let foreign: Record<'user' | 'team' | 'role' | 'label', string>;
let programId: string;
let unpublished: string;

const tokenFor = async (email: string): Promise<string> =>
  (await harness.call('post', '/api/auth/login').send({ email, password })).body.token;
const post = (path: string, body: object = {}, token = owner) => harness.call('post', path, token).send(body);
const made = async (path: string, body: object, token = owner): Promise<string> => {
  const answer = await post(`/api/tenant/${path}`, body, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
};
const forUsers = { scopeId: systemLabelScopes.user };
let joined = 0;
const join = async (labels: string[] = []): Promise<string> => {
  joined += 1;
  const person = { name: `Nora ${joined}`, email: `n${joined}@harbor.example`, password };
  const { userId } = await addUser(harness, { tenantId, person, roles: ['Recruiter'], now: harness.clock() });
  if (labels.length > 0) await post(`/api/tenant/users/${userId}/labels`, { add: labels });
  return userId;
};
const later = (days: number): string => new Date(harness.clock().getTime() + days * DAY).toISOString();
const schedule = (more: object) => post(schedules, { programId, startsAt: later(0), ...more });
const fault = async (asked: ReturnType<typeof post>) => {
  const { status, body } = await asked;
  return [status, body.errors];
};
/** What the workers send. */
const system = async (id: string, type: string, data: object) => {
  const token = await signSystemToken('workers', 'a secret of specs that is long enough', harness.clock());
  const cause = { eventId: newId(new Date()), policy: 'p', target: id, correlationId: 'c' };
  const sent = await post(
    '/api/system/commands',
    { tenantId, aggregate: 'trainingSchedule', id, type, data, cause },
    token,
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
};
const assign = (id: string, userIds: string[]) =>
  system(id, 'AssignTrainingPeople', { userIds, after: null, next: null });
const given = async (scheduleId: string, userId: string) =>
  (await harness.recorded())
    .filter(({ data }) => data.trainingAssignmentId === assignmentIdOf(scheduleId, userId))
    .map(({ type }) => type);

beforeAll(async () => {
  harness = await openHarness();
  const now = harness.clock();
  const boss = (email: string) => ({ name: 'Boss', email, password });
  ({ tenantId } = await registerCompany(harness, { name: 'Harbor', owner: boss('ola@harbor.example'), now }));
  owner = await tokenFor('ola@harbor.example');
  const other = await registerCompany(harness, { name: 'Summit', owner: boss('sam@summit.example'), now });
  const sam = await tokenFor('sam@summit.example');
  foreign = {
    user: other.ownerId,
    team: await made('teams', { name: 'Theirs', userIds: [other.ownerId] }, sam),
    role: await made('roles', { name: 'Theirs' }, sam),
    label: await made('labels', { name: 'Theirs', ...forUsers }, sam),
  };
  const lessonId = await made('training-lessons', { name: 'Knots', steps: [lessonStep('Read')] });
  programId = await made('training-programs', { name: 'Ropes', lessonIds: [lessonId], deadlineDays: 5 });
  unpublished = await made('training-programs', { name: 'Draft', lessonIds: [lessonId] });
  expect((await post(`/api/tenant/training-programs/${programId}/publish`)).status).toBe(200);
});
afterAll(() => harness.close());

describe('whom a schedule names', () => {
  it('given people, teams, roles and labels of another company, or that are gone, when scheduled or added, then each is refused by its field (TRA-101)', async () => {
    const gone = await made('labels', { name: 'Gone', ...forUsers });
    await harness.call('delete', `/api/tenant/labels/${gone}`, owner);
    const ofCandidates = await made('labels', { name: 'Urgent' });
    const { body: kept } = await schedule({ users: [await join()] });
    await assign(kept.id, []);
    for (const [field, id, code] of [
      ['users', foreign.user, 'schedule-user-unknown'],
      ['teams', foreign.team, 'team-unknown'],
      ['teams', newId(new Date()), 'team-unknown'],
      ['roles', foreign.role, 'role-unknown'],
      ['labels', foreign.label, 'label-not-found'],
      ['labels', gone, 'label-not-found'],
      ['labels', ofCandidates, 'label-scope-wrong'],
    ]) {
      const named = { [String(field)]: [id] };
      expect(await fault(schedule(named))).toEqual([422, { [String(field)]: [code] }]);
      expect(await fault(post(`${schedules}/${kept.id}/people`, named))).toEqual([422, { [String(field)]: [code] }]);
      const preview = await post(`${schedules}/preview`, named);
      expect([preview.status, preview.body.count]).toEqual([200, 0]);
    }
  });

  it('given nobody, no published program, or a deadline that is over, when scheduled, then the field says so', async () => {
    const users = [await join()];
    expect(await fault(schedule({}))).toEqual([422, { users: ['schedule-people-required'] }]);
    expect(await fault(schedule({ users, programId: unpublished }))).toEqual([
      422,
      { programId: ['program-not-published'] },
    ]);
    expect(await fault(schedule({ users, programId: newId(new Date()) }))).toEqual([
      422,
      { programId: ['program-not-found'] },
    ]);
    expect(await fault(schedule({ users, deadline: later(-1) }))).toEqual([422, { deadline: ['deadline-over'] }]);
    const ids = Array.from({ length: 51 }, () => newId(new Date()));
    expect((await schedule({ labels: ids })).status).toBe(422);
  });

  it('given a label, a team and a name that say the same people, when previewed and scheduled, then each is counted once; who is deactivated is not (TRA-100)', async () => {
    const label = await made('labels', { name: 'First aider', ...forUsers });
    const [ana, ben, out] = [await join([label]), await join([label]), await join([label])];
    const team = await made('teams', { name: 'Yard', userIds: [ana] });
    await post(`/api/tenant/users/${out}/deactivate`, {});
    const wanted = { users: [ana], teams: [team], labels: [label] };
    const preview = await post(`${schedules}/preview`, { ...wanted, programId, startsAt: later(1) });
    expect(preview.body.people.map(({ id }: { id: string }) => id).toSorted()).toEqual([ana, ben].toSorted());
    expect(preview.body).toMatchObject({ count: 2, training: { programName: 'Ropes', startsAt: later(1) } });
    const { status, body } = await schedule(wanted);
    expect([status, body.labels, body.expectedCount]).toEqual([201, [label], 2]);
    await assign(body.id, [ana]);
    const more = await post(`${schedules}/${body.id}/people/preview`, { labels: [label] });
    expect(more.body.people.map(({ id }: { id: string }) => id)).toEqual([ben]);
  });

  it('given a schedule, when a label is added to it, then it is named once, and what people it comes to is counted anew', async () => {
    const label = await made('labels', { name: 'Forklift', ...forUsers });
    const [ana, ben] = [await join(), await join([label])];
    const { body } = await schedule({ users: [ana] });
    expect((await post(`${schedules}/${body.id}/people`, { labels: [label] })).body.code).toBe('schedule-busy');
    await assign(body.id, [ana]);
    const added = await post(`${schedules}/${body.id}/people`, { labels: [label] });
    expect(added.body).toMatchObject({ labels: [label], users: [ana], expectedCount: 2, status: 'assigning' });
    await assign(body.id, [ben]);
    const again = await post(`${schedules}/${body.id}/people`, { labels: [label] });
    expect([again.status, again.body.labels, again.body.peopleCount]).toEqual([200, [label], 2]);
  });
});

describe('what becomes of a schedule', () => {
  it('given one that follows who comes, when somebody gets its label later, then they have it once; one that does not follow gives it to nobody (TRA-102)', async () => {
    const label = await made('labels', { name: 'Skipper', ...forUsers });
    const [ana, ben] = [await join([label]), await join()];
    const { body: follows } = await schedule({ labels: [label], followsMembership: true });
    const { body: stays } = await schedule({ labels: [label] });
    for (const { id } of [follows, stays]) await assign(id, [ana]);
    await post(`/api/tenant/users/${ben}/labels`, { add: [label] });
    for (const { id } of [follows, stays, follows]) await system(id, 'AssignTrainingNewcomers', { userIds: [ben] });
    expect(await given(follows.id, ben)).toEqual(['TrainingAssignmentCreated']);
    expect(await given(stays.id, ben)).toEqual([]);
    await post(`/api/tenant/users/${ben}/labels`, { remove: [label] });
    expect(await given(follows.id, ben)).toEqual(['TrainingAssignmentCreated']);
  });

  it('given one person, when their time is extended, then theirs alone moves; an earlier moment, and another company, are refused (TRA-78)', async () => {
    const [ana, ben] = [await join(), await join()];
    const { body } = await schedule({ users: [ana, ben], deadline: later(3) });
    await assign(body.id, [ana, ben]);
    const extend = (userId: string, deadline: string) =>
      post(`/api/tenant/training-assignments/${assignmentIdOf(body.id, userId)}/extend`, { deadline, reason: 'Ill' });
    expect((await extend(ana, later(9))).body).toMatchObject({ expiresAt: later(9), userId: ana });
    expect(await fault(extend(ana, later(2)))).toEqual([422, { deadline: ['deadline-over'] }]);
    expect(await given(body.id, ben)).toEqual(['TrainingAssignmentCreated']);
    const stranger = await tokenFor('sam@summit.example');
    const theirs = `/api/tenant/training-assignments/${assignmentIdOf(body.id, ana)}/extend`;
    expect((await post(theirs, { deadline: later(20) }, stranger)).status).toBe(404);
  });

  it('given one person, when their training is handed over, then a colleague has it in their place, a stranger never (TRA-85)', async () => {
    const [ana, ben] = [await join(), await join()];
    const { body } = await schedule({ users: [ana] });
    await assign(body.id, [ana]);
    const handOver = (toUserId: string) => post(`${schedules}/${body.id}/hand-over`, { userId: ana, toUserId });
    expect(await fault(handOver(foreign.user))).toEqual([422, { toUserId: ['schedule-user-unknown'] }]);
    expect((await handOver(ben)).body).toMatchObject({ peopleCount: 2 });
    expect((await handOver(ben)).status).toBe(200);
    expect(await given(body.id, ana)).toEqual([
      ...['TrainingAssignmentCreated', 'TrainingHandedOver', 'TrainingCancelled'],
    ]);
    expect(await given(body.id, ben)).toEqual(['TrainingAssignmentCreated']);
  });

  it('given a schedule, when it is cancelled, then whoever has it has it no more, nobody is added, and another company finds none of it (TRA-8)', async () => {
    const ana = await join();
    const { body } = await schedule({ users: [ana] });
    await assign(body.id, [ana]);
    const stranger = await tokenFor('sam@summit.example');
    expect((await post(`${schedules}/${body.id}/cancel`, {}, stranger)).status).toBe(404);
    expect((await post(`${schedules}/${body.id}/cancel`)).body.status).toBe('cancelled');
    await system(body.id, 'EndTrainingAssignments', { chunk: 0 });
    expect(await given(body.id, ana)).toEqual(['TrainingAssignmentCreated', 'TrainingCancelled']);
    const added = await post(`${schedules}/${body.id}/people`, { users: [await join()] });
    expect([added.status, added.body.code]).toEqual([409, 'training-cancelled']);
  });
});
