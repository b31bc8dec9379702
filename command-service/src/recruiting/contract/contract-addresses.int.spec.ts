import { postgresContractAddresses } from 'access/recruiting/contract-addresses';
import { exampleCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#command-service/test/service.harness';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());

const ADDRESS = 'ada@mail.example';
const all: { after: string | null; limit: number } = { after: null, limit: 10 };
const idOf = (name: string) => derivedId('contract addresses spec', name);

/** By commands of a process that writes no access tables. */
const send = async (name: string, email: string, tenantId = exampleTenantId) => {
  const contractId = idOf(name);
  const now = harness.clock();
  const signer = { id: idOf(`${name} signer`), roleId: idOf('role'), role: 'Employee', name: 'Ada', email };
  const data = {
    ...{ contractId, templateId: idOf('template'), candidateId: null, jobId: null, pendingHireId: null, batchId: null },
    ...{ title: name, message: '', locale: 'en-us' as const, isOrdered: true, signers: [signer] },
    ...{ signerIds: [signer.id], codes: [], fields: [], sentBy: exampleUserId, remindEveryDays: null },
    document: { path: 'p', sha256: '0'.repeat(64), bytes: 1, pages: 1 },
    expiresAt: new Date(now.getTime() + 86_400_000).toISOString(),
  };
  const metadata = { ...exampleCause, tenantId, now, occurredAt: now.toISOString() };
  await harness.commands.contract(contractId, { type: 'CreateContract', data, metadata });
  return { contractId, tenantId, signerId: signer.id, metadata };
};

describe('under which addresses contracts are signed (docs/product.md SIG-35)', () => {
  it('given contracts of two companies, when the reconciler has come by, then both are found by the address, until it is another’s or erased', async () => {
    const addresses = postgresContractAddresses(harness.pool);
    const found = async (email = ADDRESS, page = all) =>
      (await addresses.under(email, page)).map(({ contractId }) => contractId);
    const one = await send('one', ADDRESS);
    const other = await send('other', ADDRESS, idOf('another company'));
    await send('somebody else’s', 'bo@mail.example');
    const both = [one.contractId, other.contractId].toSorted();
    await expect.poll(() => found()).toEqual(both);
    expect(await found(ADDRESS, { after: both[0] ?? null, limit: 10 })).toEqual([both[1]]);
    expect(await found(ADDRESS, { after: null, limit: 1 })).toEqual([both[0]]);
    const { contractId, signerId, metadata } = one;
    const to = { signerId, name: 'Cy', email: 'cy@mail.example' };
    await harness.commands.contract(contractId, { type: 'ForwardContract', data: to, metadata });
    await harness.commands.contract(other.contractId, { type: 'EraseContract', data: {}, metadata: other.metadata });
    await expect.poll(() => found()).toEqual([]);
    expect(await found('cy@mail.example')).toEqual([contractId]);
  });

  it('given what is written late, when something newer is there, then that stays', async () => {
    const addresses = postgresContractAddresses(harness.pool);
    const contract = { tenantId: exampleTenantId, contractId: idOf('late') };
    await addresses.put(contract, ['new@mail.example'], 3);
    await addresses.put(contract, ['old@mail.example'], 2);
    expect(await addresses.under('old@mail.example', all)).toEqual([]);
    expect(await addresses.under('new@mail.example', all)).toEqual([contract]);
  });
});
