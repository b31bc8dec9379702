import type { StoredDocuments } from 'access/library/stored-documents';
import { postgresStoredDocuments } from 'access/library/stored-documents';
import type { ContractEvent, contract } from 'contracts/recruiting/contract/contract.entity';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection } from '#command-service/identity/access/access-projection';
import { contractDecider } from './contract.decider.ts';

type Written = { state: StateOf<typeof contract>; version: number };

/** What the documents of a contract take up in the company's storage. */
export const contractAccess = accessProjection({
  types: ['ContractCreated', 'ContractSigned', 'ContractFinished', 'ContractErased'] satisfies ContractEvent['type'][],
  decider: contractDecider,
  open: (pool, _, work) => work(postgresStoredDocuments(pool)),
  save: async (
    documents: Pick<StoredDocuments, 'put'>,
    { state, version }: Written,
    of: { id: string; tenantId: string },
  ) => {
    if (state.status !== 'absent') await documents.put(of, state.record.storedBytes, version);
  },
});
