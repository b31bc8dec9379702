import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, newId } from 'contracts/kernel/id';
import type { SystemCommand } from 'contracts/kernel/system-command';
import type { Service } from 'platform/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, openConsumer } from '#integration-workers/test/consumer.harness';
import { givenRow } from '#integration-workers/test/read-models.fixture';
import { eventually, type Harness, openHarness } from '#integration-workers/test/workers.harness';

const idOf = (name: string): string => derivedId('a finished', name);
const [contractId, hireId, itemId] = [idOf('contract'), idOf('hire'), idOf('item')];
const [policyId, policyItemId] = [idOf('policy'), idOf('policy item')];

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
  const contractItem = (id: string, template: string | null) => ({
    ...{ id, kind: 'contract', doneAt: null },
    contractTemplateId: template && derivedId(template),
  });
  // Any contract would do the first, this one the third.
  const items = [
    contractItem(derivedId('any'), null),
    contractItem(derivedId('another'), 'another template'),
    contractItem(itemId, 'template'),
    { id: policyItemId, kind: 'policy', doneAt: null, policyId },
  ];
  const hire = {
    id: hireId,
    status: 'preparing',
    items: JSON.stringify(items),
    candidate_id: derivedId('hired'),
    asked_user_id: exampleUserId,
  };
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
  it('given a hire that waits for it, when its file is finished, then whoever sent it is told, and the hire waits for it no more (SIG-10, REC-260)', async () => {
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

  it('given a policy that they were asked for, when they confirm the version that holds, then the hire waits for that no more either; an earlier one does not do (REC-261)', async () => {
    const { admin } = harness;
    const of = { tenant_id: exampleTenantId, user_id: exampleUserId, document_id: policyId, round_id: idOf('round') };
    const acknowledgementId = idOf('acknowledgement');
    await givenRow(admin, 'handbook_document', { tenant_id: exampleTenantId, id: policyId, material_version: 2 });
    await givenRow(admin, 'acknowledgement', {
      ...of,
      id: acknowledgementId,
      status: 'acknowledged',
      acknowledged_version: 1,
    });
    const confirm = async (handbookVersion: number) => {
      const said = { userId: exampleUserId, handbookVersion, rightAnswers: null, repeatsAt: null };
      await harness.append('acknowledgement', acknowledgementId, {
        type: 'DocumentAcknowledged',
        data: { acknowledgementId, ...said },
      });
      await harness.project();
    };
    const ticked = () =>
      commandService.received.filter(
        ({ body }) => body.includes(policyItemId) && body.includes('CompletePendingHireItem'),
      );
    await confirm(1);
    await eventually(async () => (await harness.handled('recruiting.pending-hire')) > 0);
    expect(ticked()).toEqual([]);
    await admin.query('update read.acknowledgement set acknowledged_version = 2 where id = $1', [acknowledgementId]);
    await confirm(2);
    await eventually(async () => ticked().length > 0);
  });
});
