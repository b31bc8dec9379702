import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSuperuser } from '#projection-service/test/database.harness';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('own memberships int spec', name);
const [userId, labelId, exportId] = [id('Wilma'), id('First aider'), id('copy')];
let service: Harness;
let last: string;

beforeAll(async () => {
  service = await openHarness();
  await storyOf(service).user(userId, 'Wilma');
  const look = { description: '', backgroundColor: '#e3f1ec', fontColor: '#0c4a3d', scopeId: id('scope') };
  await service.append('label', labelId, [{ type: 'LabelCreated', data: { labelId, name: 'First aider', ...look } }]);
  const admin = openSuperuser(service);
  await admin.query(
    "insert into access.tenant (tenant_id, name, subdomain, version) values ($1, 'Harbor & Pine', 'harbor', 1) on conflict do nothing",
    [exampleTenantId],
  );
  await admin.query(
    `insert into access.membership (user_id, tenant_id, roles, permissions, version, label_ids)
     values ($1, $2, '{Trainer}', '{}', 1, $3)`,
    [userId, exampleTenantId, [labelId, id('a label that is gone')]],
  );
  await admin.end();
  last = await service.append('user', userId, [{ type: 'UserExported', data: { userId, exportId } }], GLOBAL);
});
afterAll(() => service.close());

it('given somebody who works in a company, when a copy of their data is fetched, then it tells their roles and the labels that they have there, by name (POR-8)', async () => {
  const { status, body } = await service.get(`/api/candidate/exports/${exportId}`, { userId, minPosition: last });
  expect([status, body.memberships]).toEqual([
    200,
    [{ company: 'Harbor & Pine', roles: ['Trainer'], labels: ['First aider'] }],
  ]);
});
