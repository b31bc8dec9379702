import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/hiring-checklists';
const item = (assigneeId: string) => ({
  id: derivedId('item', assigneeId),
  title: 'Badge',
  assignee: 'user',
  assigneeId,
});

describe('whom a checklist names', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });

  it('given somebody who is not of the company, when a checklist names them, then it is refused by its field, new or changed', async () => {
    const items = [item(derivedId('a stranger'))];
    const { status, body } = await app.owner('post', path, { name: 'First day', items });
    expect([status, body.errors]).toEqual([422, { items: ['pending-hire-user-unknown'] }]);
    const made = await app.owner('post', path, { name: 'First day' });
    expect(made.status).toBe(201);
    const changed = await app.owner('patch', `${path}/${made.body.id}`, { items });
    expect([changed.status, changed.body.errors]).toEqual([422, { items: ['pending-hire-user-unknown'] }]);
  });
});
