import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { memoryProjection } from '#projection-service/engine/memory-projection';
import { history } from '#projection-service/test/history.fixture';
import { myContractProjection } from './my-contract.projection.ts';

const [contractId, signerId] = [derivedId('contract'), derivedId('signer')];
const sha256 = '0'.repeat(64);

const told = () => {
  const { record } = history();
  const memory = memoryProjection(myContractProjection);
  const contract = (type: string, data: object) =>
    memory.apply([record({ aggregate: 'contract', id: contractId, type, data: { contractId, ...data } })]);
  const recognized = (as: object) =>
    contract('ContractSignerRecognized', {
      ...{ signerId, userId: exampleUserId, title: 'Mooring', expiresAt: '2026-03-09T09:00:00.000Z', ...as },
    });
  const row = () => memory.row(exampleTenantId, signerId);
  const erase = () => {
    const data = { userId: exampleUserId };
    memory.apply([record({ aggregate: 'user', id: exampleUserId, type: 'UserErased', data, tenantId: GLOBAL })]);
  };
  return { contract, recognized, row, erase };
};

describe('my contracts', () => {
  it('given a contract that has ended, when its signer is recognized, then the row says what became of it, and what comes after (docs/product.md SIG-35)', () => {
    const { contract, recognized, row, erase } = told();
    recognized({ status: 'signed', isSigned: true, isFinished: false });
    expect(row()).toMatchObject({ status: 'signed', isSigned: true, isFinished: false, title: 'Mooring' });
    contract('ContractFinished', { path: 'p', sha256, bytes: 1, certificate: sha256, signerIds: [signerId] });
    expect(row()).toMatchObject({ status: 'signed', isFinished: true });
    erase();
    expect(row()).toBeUndefined();
  });

  it('given a contract that waits, when another account has the address, then the row is that one’s and says the same', () => {
    const { contract, recognized, row } = told();
    const open = { status: 'sent', isSigned: false, isFinished: false };
    recognized(open);
    contract('ContractViewed', { signerId, sha256, address: null });
    recognized({ ...open, status: 'viewed', userId: derivedId('another') });
    expect(row()).toMatchObject({ userId: derivedId('another'), status: 'viewed' });
  });
});
