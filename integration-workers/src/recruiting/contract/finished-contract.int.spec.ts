import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import type { Service } from 'platform/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const [contractId, hireId, itemId] = ['contract', 'hire', 'item'].map((name) => derivedId('a finished', name)) as [
  string,
  string,
  string,
];

let harness: Harness;
let commandService: Consumer;
let workers: Service;
beforeAll(async () => {
  harness = await openHarness();
  commandService = await openConsumer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: newId(new Date()), position: '1' }));
  });
  const { admin } = harness;
  await admin.query(
    `insert into access.account (user_id, email, name, locale, password_hash, version)
      values ($1, 'nils@harbor.example', 'Nils Dahl', 'en-us', '', 1)`,
    [exampleUserId],
  );
  await admin.query(
    `insert into access.membership (tenant_id, user_id, type, roles, permissions, version)
      values ($1, $2, 'regular', '{Recruiter}', '{}', 1)`,
    [exampleTenantId, exampleUserId],
  );
  const items = [{ id: itemId, kind: 'contract', doneAt: null }];
  const hire = { id: hireId, status: 'preparing', items: JSON.stringify(items), candidate_id: derivedId('hired') };
  await givenRow(admin, 'pending_hire', { tenant_id: exampleTenantId, ...hire });
  await givenRow(admin, 'contract', {
    ...{ tenant_id: exampleTenantId, id: contractId, pending_hire_id: hireId, status: 'signed' },
    ...{ title: 'Employment', sent_by: exampleUserId, template_id: derivedId('template') },
  });
  workers = await harness.startWorkers({ API_URL: `http://127.0.0.1:${commandService.port}` });
});
afterAll(async () => {
  await workers.close();
  await commandService.close();
  await harness.close();
});

describe('a contract that all have signed', () => {
  it('given a hire that waits for it, when its file is finished, then whoever sent it is told, and the hire waits for it no more (SIG-10, SIG-17)', async () => {
    const file = { path: 'contracts/file', sha256: '0'.repeat(64), bytes: 1, certificate: '1'.repeat(64) };
    await harness.append('contract', contractId, {
      type: 'ContractFinished',
      data: { contractId, signerIds: [derivedId('signer')], ...file },
    });
    await harness.project();
    await eventually(async () =>
      (await harness.mails()).some(
        ({ to, subject }) =>
          to === 'nils@harbor.example' && subject === 'Your contract is signed by everybody: Employment',
      ),
    );
    const ticked = () =>
      commandService.received
        .filter(({ body }) => body.includes('CompletePendingHireItem'))
        .map(({ body }) => JSON.parse(body) as SystemCommand);
    await eventually(async () => ticked().length > 0);
    expect(ticked()).toMatchObject([{ aggregate: 'pendingHire', id: hireId, data: { itemId } }]);
  });
});
