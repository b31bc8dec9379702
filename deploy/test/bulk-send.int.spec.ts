import type { Client } from 'contracts/client/client';
import { derivedId } from 'contracts/kernel/id';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import type { LeftOutPerson } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { pino } from 'pino';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoProduct, type RunningProduct } from './product.harness.ts';
import { until } from './until.ts';

const ROLE = derivedId('role of the bulk send');
let product: RunningProduct;
let owner: Client;
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await product.clientOf('admin@harbor.example', 'harbor');
}, 120_000);
afterAll(() => product?.close());

const made = async (path: string, body: object): Promise<string> =>
  ((await owner.request('POST', `/api/tenant/${path}`, { body })).data as { id: string }).id;
const person = (name: string) =>
  made('candidates', { firstName: name, lastName: 'Spec', email: `${name.toLowerCase()}.bulk@mail.example` });
const template = () =>
  made('contract-templates', {
    name: `Bulk ${Math.random()}`,
    content: 'Confidential, {{ candidate.full_name }}.',
    signers: [{ id: ROLE, name: 'Person' }],
  });
const batchOf = async (id: string, client = owner) =>
  (await client.request('GET', `/api/tenant/contract-batches/${id}`)).data as ContractBatchView;
const ended = async (id: string, status: string) => {
  await until(async () => (await batchOf(id)).status === status);
  return batchOf(id);
};
const contractsOf = async (batchId: string, client = owner) => {
  const query = { filter: JSON.stringify({ batchId }), range: '[0,49]', sort: '["createdAt","ASC"]' };
  return (await client.request('GET', '/api/tenant/contracts', { query })).data as ContractView[];
};
/** Contracts are listed a moment after their bulk send says what became of them. */
const listed = async (batchId: string, isWhole: (found: ContractView[]) => boolean) => {
  await until(async () => isWhole(await contractsOf(batchId)));
  return contractsOf(batchId);
};

describe('a bulk send', () => {
  it('given users and candidates, when sent, then each gets one contract and one mail, who cannot is in the report, and another company sees none of it', async () => {
    const [ada, eva] = [await person('Ada'), await person('Eva')];
    const query = { filter: JSON.stringify({ status: 'active' }), range: '[0,1]', sort: '["name","ASC"]' };
    const users = (await owner.request('GET', '/api/tenant/users', { query })).data as { id: string; name: string }[];
    await owner.request('POST', `/api/tenant/candidates/${eva}/erase`, { body: {} });
    const body = {
      templateId: await template(),
      roleId: ROLE,
      candidates: [ada, eva],
      users: users.map(({ id }) => id),
    };
    const id = await made('contract-batches', body);
    const batch = await ended(id, 'finished');
    expect([batch.recipientCount, batch.sentCount, batch.leftOutCount]).toEqual([4, 3, 1]);
    const sent = await listed(id, ({ length }) => length === batch.sentCount);
    expect(sent.map(({ signers }) => signers?.[0]?.name).sort()).toEqual(
      ['Ada Spec', ...users.map(({ name }) => name)].sort(),
    );
    const { data } = await owner.request('GET', `/api/tenant/contract-batches/${id}/report`);
    expect((data as LeftOutPerson[]).map(({ id: who, name, code }) => [who, name, code])).toEqual([
      [eva, null, 'erased'],
    ]);
    const summit = await product.clientOf('admin@summit.example', 'summit');
    await expect(batchOf(id, summit)).rejects.toMatchObject({ status: 404 });
    await expect(summit.request('GET', `/api/tenant/contract-batches/${id}/report`)).rejects.toMatchObject({
      status: 404,
    });
    expect(await contractsOf(id, summit)).toEqual([]);
    // The links go out, one to each.
    const pool = openPool(product.database.urls.WORKER_DATABASE_URL, 1, pino({ enabled: false }));
    const written = async () => {
      const text = 'select subject_id from work.mail where subject_id = any($1)';
      const { rows } = await pool.query<{ subject_id: string }>(text, [sent.map((one) => one.id)]);
      return rows.map(({ subject_id }) => subject_id).sort();
    };
    await until(async () => (await written()).length >= sent.length);
    expect(await written()).toEqual(sent.map((one) => one.id).sort());
    await pool.end();
  });

  it('given a bulk send, when all of it is voided and a recipient erased, then nothing of it can be signed, and nothing of them can be read', async () => {
    const [bo, max] = [await person('Bo'), await person('Max')];
    const id = await made('contract-batches', { templateId: await template(), roleId: ROLE, candidates: [bo, max] });
    await ended(id, 'finished');
    await owner.request('POST', `/api/tenant/candidates/${bo}/erase`, { body: {} });
    await until(async () => (await contractsOf(id)).some(({ erased }) => erased));
    await owner.request('POST', `/api/tenant/contract-batches/${id}/void`, { body: { reason: 'Wrong text' } });
    expect(await ended(id, 'voided')).toMatchObject({ voidedCount: 1 });
    const found = await listed(id, (all) => all.every(({ status }) => status === 'voided'));
    expect(found).toHaveLength(2);
    expect(found.filter(({ erased }) => erased).map(({ candidateName, signers }) => [candidateName, signers])).toEqual([
      [null, null],
    ]);
  });

  it('given a user who is deactivated, when the report is read, then it names them', async () => {
    const query = { filter: JSON.stringify({ status: 'active' }), range: '[0,9]', sort: '["name","ASC"]' };
    const { data } = await owner.request('GET', '/api/tenant/users', { query });
    const gone = (data as { id: string; name: string; email: string }[]).find(
      ({ email }) => email !== 'admin@harbor.example',
    );
    await owner.request('POST', `/api/tenant/users/${gone?.id}/deactivate`, { body: {} });
    const id = await made('contract-batches', { templateId: await template(), roleId: ROLE, users: [gone?.id] });
    await ended(id, 'finished');
    const report = await owner.request('GET', `/api/tenant/contract-batches/${id}/report`);
    expect(report.data).toMatchObject([{ id: gone?.id, name: gone?.name, code: 'contract-recipient-deactivated' }]);
  });
});
