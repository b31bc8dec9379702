import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { ERASED } from 'contracts/kernel/personal';
import { hireItemId } from 'contracts/recruiting/pending-hire/pending-hire.fold';
import { ChecklistItem, NewHireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const otherTenantId = derivedId('other company');
const colleagueId = derivedId('colleague');
const query = (filter: object): string => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const papers = ChecklistItem.parse({
  id: derivedId('papers'),
  title: 'Papers',
  kind: 'document',
  assignee: 'candidate',
  daysBefore: 7,
});
const laptop = ChecklistItem.parse({ id: derivedId('laptop'), title: 'Laptop', assignee: 'manager', daysBefore: 1 });
const badge = NewHireItem.parse({
  title: 'Badge',
  assignee: 'user',
  assigneeId: colleagueId,
  dueOn: '2026-05-01',
  isRequired: false,
});

let service: Harness;
beforeAll(async () => {
  service = await openHarness();
  await storyOf(service).user(exampleUserId, 'Rita Recruiter');
  const company = { tenantId: exampleTenantId, name: 'Firm', subdomain: 'firm' };
  await service.append('tenant', exampleTenantId, [{ type: 'TenantRegistered', data: company }], GLOBAL);
});
afterAll(() => service.close());

type GivenEvent = { type: string; data: Record<string, unknown> };
/** A hire of somebody new, with a checklist and an item beside it; whatever else happened to it. */
const hire = async (firstName: string, { tenantId = exampleTenantId, more = () => [] as GivenEvent[] } = {}) => {
  const { id: candidateId } = await storyOf(service, tenantId).candidate(firstName, 'Berg');
  const pendingHireId = derivedId('hire', candidateId);
  const of = { pendingHireId, candidateId };
  const created = {
    ...of,
    ...{ jobId: null, interviewId: null, jobTitle: `Pilot ${firstName}`, startsOn: '2026-06-01', timeZone: 'UTC' },
    ...{ managerId: exampleUserId, teamId: null, checklistId: null, checklist: [papers, laptop] },
  };
  const itemId = hireItemId(pendingHireId, 2);
  const events = [
    { type: 'PendingHireCreated', data: created },
    { type: 'PendingHireItemAdded', data: { ...of, itemId, item: badge } },
    { type: 'PendingHireNoted', data: { ...of, notes: 'Between us' } },
    ...more().map(({ type, data }) => ({ type, data: { ...of, ...data } })),
  ];
  const minPosition = await service.append('pendingHire', pendingHireId, events, tenantId);
  return { pendingHireId, candidateId, minPosition };
};
const list = async (minPosition: string, filter: object, tenantId = exampleTenantId) =>
  (await service.get(`/api/tenant/pending-hires${query(filter)}`, { minPosition, tenantId })).body;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('pending hires as they are read', () => {
  it('given a hire, when it is listed, then it says what is missing, who does it and what is due next', async () => {
    const { candidateId, minPosition } = await hire('Ada');
    const [row] = await list(minPosition, { candidateId });
    expect(row).toMatchObject({
      ...{ candidateName: 'Ada Berg', managerName: 'Rita Recruiter', status: 'preparing', notes: 'Between us' },
      ...{ itemCount: 3, doneCount: 0, requiredOpen: 2, nextDueAt: '2026-05-02T00:00:00.000Z' },
      startsAt: '2026-06-01T00:00:00.000Z',
    });
    expect(row.items.map(({ title }: { title: string }) => title)).toEqual(['Papers', 'Laptop', 'Badge']);
    expect(Object.keys(row)).not.toContain('checklist');
  });

  it('given filters by who does it, by what is late and by the first day, when listed, then those alone are found', async () => {
    const one = await hire('Grace');
    const { minPosition } = await hire('Ken', { more: () => [{ type: 'PendingHireWithdrawn', data: { reason: '' } }] });
    const found = async (filter: object) => ids(await list(minPosition, filter));
    expect(await found({ assigneeId: colleagueId })).toContain(one.pendingHireId);
    expect(await found({ assigneeId: derivedId('nobody') })).toEqual([]);
    expect(await found({ nextDueAt_lte: '2026-05-02T00:00:00.000Z' })).toContain(one.pendingHireId);
    expect(await found({ nextDueAt_lte: '2026-05-01T00:00:00.000Z' })).toEqual([]);
    expect(await found({ startsAt_gte: '2026-06-02T00:00:00.000Z' })).toEqual([]);
    expect(await found({ status: ['withdrawn'], q: 'Ken' })).toHaveLength(1);
    expect(ids(await list(minPosition, { assigneeId: colleagueId, status: 'withdrawn' }))).toEqual([]);
  });

  it('given items for a colleague and for somebody who is not of the company, when their hire is listed, then the colleague alone is named', async () => {
    const stranger = derivedId('stranger to the company');
    const admin = new pg.Client(service.database.superuserUrl);
    await admin.connect();
    const account = `insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)`;
    await admin.query(account, [colleagueId, 'carl@firm.example', 'Carl']);
    await admin.query(account, [stranger, 'sam@mail.example', 'Sam']);
    const membership = `insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)`;
    await admin.query(membership, [colleagueId, exampleTenantId]);
    await admin.end();
    const item = NewHireItem.parse({ title: 'Desk', assignee: 'user', assigneeId: stranger });
    const more = () => [{ type: 'PendingHireItemAdded', data: { itemId: derivedId('desk'), item } }];
    const { candidateId, minPosition } = await hire('Nan', { more });
    const [row] = await list(minPosition, { candidateId });
    expect(row.people).toEqual([{ id: colleagueId, name: 'Carl' }]);
  });

  it('given another company, when it lists or opens a hire, then there is none', async () => {
    const { pendingHireId, minPosition } = await hire('Mary');
    expect(await list(minPosition, {}, otherTenantId)).toEqual([]);
    const answer = await service.get(`/api/tenant/pending-hires/${pendingHireId}`, {
      minPosition,
      tenantId: otherTenantId,
    });
    expect(answer.status).toBe(404);
  });

  it('given tasks of a manager, when they ask for theirs, then those of open hires are there until they are done', async () => {
    const { pendingHireId, minPosition } = await hire('Edith');
    const tasks = async (position: string) =>
      (await service.get('/api/tenant/hire-tasks', { minPosition: position })).body.filter(
        (task: { pendingHireId: string }) => task.pendingHireId === pendingHireId,
      );
    expect(await tasks(minPosition)).toMatchObject([
      { title: 'Laptop', candidateName: 'Edith Berg', jobTitle: 'Pilot Edith', dueDay: '2026-05-31' },
    ]);
    const done = { pendingHireId, itemId: hireItemId(pendingHireId, 1), by: exampleUserId };
    const given = { candidateId: derivedId('whom'), answer: null, documentId: null, documentName: null };
    const told = [{ type: 'PendingHireItemCompleted', data: { ...done, ...given } }];
    expect(await tasks(await service.append('pendingHire', pendingHireId, told))).toEqual([]);
  });

  it('given a person, when nobody has asked them yet, then their portal shows nothing; once asked, what is theirs alone', async () => {
    const more = () => [{ type: 'PendingHireCandidateAsked', data: { userId: exampleUserId } }];
    const before = await hire('Joan');
    const mine = async (minPosition: string) => (await service.get('/api/candidate/hires', { minPosition })).body;
    expect(await mine(before.minPosition)).toEqual([]);
    const asked = await hire('Hedy', { more });
    const [shown, ...others] = await mine(asked.minPosition);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ id: asked.pendingHireId, companyName: 'Firm', jobTitle: 'Pilot Hedy' });
    expect(shown.items).toMatchObject([{ title: 'Papers', dueDay: '2026-05-25' }]);
    expect(JSON.stringify(shown)).not.toContain('Between us');
  });

  it('given a candidate who is erased, when hires are read, then an open one is gone, and of one that had ended nothing personal is left', async () => {
    const open = await hire('Alan');
    const ended = await hire('Rosa', {
      more: () => [{ type: 'PendingHireDeclined', data: { reason: 'Too far away' } }],
    });
    const erase = ({ candidateId }: { candidateId: string }) =>
      service.append('candidate', candidateId, [{ type: 'CandidateErased', data: { candidateId } }]);
    await erase(open);
    await erase(ended);
    const came = await hire('Ruth', {
      more: () => [
        { type: 'PendingHireHired', data: { by: exampleUserId, roles: ['Recruiter'] } },
        { type: 'PendingHireJoined', data: { userId: colleagueId } },
      ],
    });
    const [joined] = await list(came.minPosition, { candidateId: came.candidateId });
    expect([joined.userId, ids(joined.people)]).toEqual([colleagueId, [colleagueId]]);
    const minPosition = await erase(came);
    const [unnamed] = await list(minPosition, { candidateId: came.candidateId });
    expect([unnamed.userId, ids(unnamed.people)]).toEqual([null, []]);
    expect(await list(minPosition, { candidateId: open.candidateId })).toEqual([]);
    const [left] = await list(minPosition, { candidateId: ended.candidateId });
    expect(left).toMatchObject({ candidateName: null, status: 'declined', reason: '', notes: '', items: [] });
    expect(JSON.stringify(left)).not.toContain(JSON.stringify(ERASED));
  });
});
