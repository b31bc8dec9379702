import type { StoredDocuments } from 'access/library/stored-documents';
import { postgresStoredDocuments } from 'access/library/stored-documents';
import type { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import type { StateOf } from '#command-service/entity/entity.decider';
import { accessProjection } from '#command-service/identity/access/access-projection';
import { contractTemplateDecider } from './contract-template.decider.ts';

type Written = { state: StateOf<typeof contractTemplate>; version: number };

/** What the PDF of a template takes up in the company's storage. Of one that was removed nothing is left. */
export const contractTemplateAccess = accessProjection({
  types: [
    'ContractTemplatePdfTaken',
    'ContractTemplatePdfRemoved',
    'ContractTemplateRemoved',
  ] satisfies (typeof contractTemplate.types.event)['type'][],
  decider: contractTemplateDecider,
  open: (pool, _, work) => work(postgresStoredDocuments(pool)),
  save: async (
    documents: Pick<StoredDocuments, 'put'>,
    { state, version }: Written,
    of: { id: string; tenantId: string },
  ) => documents.put(of, state.status === 'kept' ? (state.record.document?.bytes ?? 0) : 0, version),
});
