import { exampleCause, exampleUserId, exampleTenantId as tenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { acknowledgement, acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityState } from '#command-service/entity/entity.state';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const userId = derivedId('who is hired');
const email = `${userId}@harbor.example`;
const choices = ['yes', 'no'].map((text) => ({ id: derivedId('choice', text), text, isRight: text === 'yes' }));
const question = {
  ...questionDefaults,
  ...{ id: derivedId('question'), text: 'Who may stop work?', responseType: 'multiple-choice', choices },
};
const right = [{ questionId: question.id, choiceIds: [derivedId('choice', 'yes')] }];
const wrong = [{ questionId: question.id, choiceIds: [derivedId('choice', 'no')] }];

describe('a policy that somebody who is hired confirms (docs/product.md REC-261)', () => {
  let app: SpecApp;
  let policyId: string;
  let hireId: string;
  beforeEach(async () => {
    app = specApp();
    const member = {
      ...{ roles: [], permissions: [], labelIds: [] },
      ...({ type: 'regular', status: 'active', since: null, version: 1 } as const),
    };
    const author = { ...member, userId: exampleUserId };
    await app.members.store.change(tenantId, (tables) => tables.saveMember(exampleUserId, author));
    const documents = '/api/tenant/handbook-documents';
    const policy = await app.owner('post', documents, {
      ...{
        kind: 'policy',
        name: 'Conduct',
        steps: [{ id: derivedId('step'), name: 'Respect' }],
        questions: [question],
      },
      ...{ asksAcknowledgement: true, repeatMonths: 12 },
    });
    expect(policy.body).toMatchObject({ name: 'Conduct' });
    policyId = policy.body.id;
    expect((await app.owner('post', `${documents}/${policyId}/publish`, {})).status).toBe(200);
    const candidate = await app.recruiter('post', '/api/tenant/candidates', {
      firstName: 'Ada',
      lastName: 'Berg',
      email,
    });
    const link = { type: 'LinkCandidate' as const, data: { userId }, metadata: exampleCause, exampleUserId };
    await app.commands.candidate(candidate.body.id, link);
    app.haveAccount(userId);
    const hire = await app.recruiter('post', '/api/tenant/pending-hires', {
      ...{ candidateId: candidate.body.id, jobTitle: 'Dock host', startsOn: '2026-04-01' },
    });
    hireId = hire.body.id;
  });
  const items = () => `/api/tenant/pending-hires/${hireId}/items`;
  const add = (more: object = {}) =>
    app.recruiter('post', items(), { title: 'Conduct', kind: 'policy', assignee: 'candidate', policyId, ...more });
  const asked = async () => {
    const { body } = await add();
    await app.recruiter('post', `/api/tenant/pending-hires/${hireId}/ask`, {});
    return body.items[0].id as string;
  };
  const as = (who: string) => (itemId: string, path: string, body: object) =>
    app.asPerson(who)('post', `/api/candidate/hires/${hireId}/items/${itemId}${path}`, body);
  const mine = as(userId);

  it('given an item, when its policy is missing, unknown, asks nobody, or is for somebody else, then it is refused at its field', async () => {
    const quiet = await app.owner('post', '/api/tenant/handbook-documents', {
      ...{ kind: 'policy', name: 'Draft', steps: [{ id: derivedId('step'), name: 'Respect' }] },
    });
    for (const [more, field, code] of [
      [{ policyId: null }, 'policyId', 'pending-hire-policy-required'],
      [{ policyId: derivedId('none') }, 'policyId', 'pending-hire-policy-unknown'],
      [{ policyId: quiet.body.id }, 'policyId', 'pending-hire-policy-unknown'],
      [{ assignee: 'manager' }, 'assignee', 'pending-hire-policy-not-theirs'],
      [
        { kind: 'contract', contractTemplateId: derivedId('none') },
        'contractTemplateId',
        'pending-hire-contract-template-unknown',
      ],
    ] as const) {
      const { status, body } = await add(more);
      expect([status, body.errors]).toEqual([422, { [field]: [code] }]);
    }
    const item = {
      id: derivedId('item'),
      title: 'Conduct',
      kind: 'policy',
      assignee: 'candidate',
      policyId: quiet.body.id,
    };
    const list = await app.owner('post', '/api/tenant/hiring-checklists', { name: 'First day', items: [item] });
    expect([list.status, list.body.errors]).toEqual([422, { items: ['pending-hire-policy-unknown'] }]);
  });

  it('given another kind of document, or a policy of a team, when an item names it, then only a policy counts, and of a team’s only for who is in it; whoever changes the rest of the item need not be', async () => {
    const ola = derivedId('Ola');
    for (const userId of [exampleUserId, ola]) {
      const data = { userId, roles: ['Recruiter' as const] };
      const metadata = { ...exampleCause, tenantId };
      await app.commands.membership(userId, { type: 'GrantMembership', data, metadata });
    }
    const teamOf = async (name: string, userIds: string[]) =>
      (await app.owner('post', '/api/tenant/teams', { name, userIds })).body.id as string;
    const [theirs, mineToo] = [await teamOf('Board', [ola]), await teamOf('Yard', [exampleUserId, ola])];
    const published = async (more: object) => {
      const document = { name: 'Pay', steps: [{ id: derivedId('step'), name: 'Respect' }], asksAcknowledgement: true };
      const { body } = await app.owner('post', '/api/tenant/handbook-documents', {
        ...document,
        kind: 'policy',
        ...more,
      });
      expect((await app.owner('post', `/api/tenant/handbook-documents/${body.id}/publish`, {})).status).toBe(200);
      return body.id as string;
    };
    for (const [more, status] of [
      [{ kind: 'sop' }, 422],
      [{ teamId: theirs }, 422],
      [{ teamId: mineToo }, 200],
      [{}, 200],
    ] as const)
      expect([more, (await add({ policyId: await published(more) })).status]).toEqual([more, status]);
    const policyId = await published({ teamId: theirs });
    const named = await app.asColleague('Recruiter', ola)('post', items(), {
      ...{ title: 'Pay', kind: 'policy', assignee: 'candidate', policyId },
    });
    const item = named.body.items.at(-1);
    expect(item).toMatchObject({ policyId });
    const change = { title: 'Our pay', kind: 'policy', assignee: 'candidate', policyId };
    expect((await app.recruiter('patch', `${items()}/${item.id}`, change)).status).toBe(200);
  });

  it('given a policy that they were asked for, when they confirm it with its test, then the item is done and their account has confirmed it, once', async () => {
    const itemId = await asked();
    const body = { companyId: tenantId, handbookVersion: 1, answers: right };
    expect((await mine(itemId, '', { companyId: tenantId })).body.errors).toEqual({
      itemId: ['pending-hire-policy-unread'],
    });
    expect((await mine(itemId, '/confirm', { ...body, answers: wrong })).body.code).toBe('test-not-passed');
    expect((await mine(itemId, '/confirm', { ...body, handbookVersion: 2 })).body.code).toBe(
      'handbook-version-changed',
    );
    expect((await mine(itemId, '/confirm', body)).status).toBe(200);
    const hire = await app.recruiter('post', `/api/tenant/pending-hires/${hireId}/notes`, { notes: 'x' });
    expect(hire.body.items[0]).toMatchObject({ doneBy: userId, doneAt: expect.any(String) });
    const id = acknowledgementIdOf(policyId, userId);
    const state = await entityState(app.events.store, acknowledgement, { tenantId, id });
    expect(state).toMatchObject({ status: 'kept', record: { status: 'acknowledged', acknowledgedVersion: 1 } });
    expect((await mine(itemId, '/confirm', { ...body, answers: [] })).status).toBe(200);
  });

  it('given a confirmed policy whose item is reopened after a second version, when they confirm that, then their account has confirmed the second', async () => {
    const itemId = await asked();
    const body = { companyId: tenantId, handbookVersion: 1, answers: right };
    expect((await mine(itemId, '/confirm', body)).status).toBe(200);
    const policy = `/api/tenant/handbook-documents/${policyId}`;
    expect((await app.owner('patch', policy, { name: 'Conduct at work' })).status).toBe(200);
    expect((await app.owner('post', `${policy}/publish`, {})).body).toMatchObject({ publishedVersion: 2 });
    expect((await app.recruiter('post', `${items()}/${itemId}/reopen`, {})).status).toBe(200);
    expect((await mine(itemId, '/confirm', { ...body, handbookVersion: 2 })).status).toBe(200);
    const id = acknowledgementIdOf(policyId, userId);
    const state = await entityState(app.events.store, acknowledgement, { tenantId, id });
    expect(state).toMatchObject({ record: { status: 'acknowledged', acknowledgedVersion: 2 } });
  });

  it('given another person, or one who was not asked, when they confirm it or open its files, then there is nothing', async () => {
    const body = { companyId: tenantId, handbookVersion: 1, answers: right };
    const { body: hire } = await add();
    expect((await mine(hire.items[0].id, '/confirm', body)).status).toBe(404);
    await app.recruiter('post', `/api/tenant/pending-hires/${hireId}/ask`, {});
    const stranger = as(derivedId('a stranger'));
    expect((await stranger(hire.items[0].id, '/confirm', body)).status).toBe(404);
    expect((await mine(hire.items[0].id, `/files/${derivedId('file')}/ticket`, { companyId: tenantId })).status).toBe(
      404,
    );
    expect((await mine(hire.items[0].id, '/confirm', { ...body, companyId: derivedId('another') })).status).toBe(404);
  });
});
