import { postgresStoredDocuments, type StoredDocuments } from 'access/library/stored-documents';
import { type ContractAddresses, postgresContractAddresses } from 'access/recruiting/contract-addresses';
import type { ContractEvent, contract } from 'contracts/recruiting/contract/contract.entity';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection } from '#command-service/identity/access/access-projection';
import { contractDecider } from './contract.decider.ts';

type Written = { state: StateOf<typeof contract>; version: number };
export type ContractTables = { documents: Pick<StoredDocuments, 'put'>; addresses: Pick<ContractAddresses, 'put'> };

/** What the documents of a contract take up in the company's storage, and under which addresses it is signed. */
export const contractAccess = accessProjection({
  types: [
    'ContractCreated',
    'ContractSigned',
    'ContractForwarded',
    'ContractFinished',
    'ContractErased',
  ] satisfies ContractEvent['type'][],
  decider: contractDecider,
  open: (pool, _, work) =>
    work({ documents: postgresStoredDocuments(pool), addresses: postgresContractAddresses(pool) }),
  save: async (
    { documents, addresses }: ContractTables,
    { state, version }: Written,
    of: { id: string; tenantId: string },
  ) => {
    if (state.status === 'absent') return;
    const { storedBytes, signers } = state.record;
    await documents.put(of, storedBytes, version);
    const emails = (signers ?? []).map(({ email }) => email);
    await addresses.put({ tenantId: of.tenantId, contractId: of.id }, emails, version);
  },
});
