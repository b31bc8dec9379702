import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import { handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { refuseHire } from './pending-hire.rules.ts';

type Named = { contractTemplateId?: string | null | undefined; policyId?: string | null | undefined };

/** Contract templates and policies that items name are the company's; a policy asks people to confirm it. */
export const hirePapers = (store: EventStore) => {
  const isTemplate = async (tenantId: string, id: string): Promise<boolean> =>
    (await entityState(store, contractTemplate, { tenantId, id })).status === 'kept';
  const isPolicy = async (tenantId: string, id: string): Promise<boolean> => {
    const state = await entityState(store, handbookDocument, { tenantId, id });
    return state.status === 'kept' && isReadable(state.record) && state.record.asksAcknowledgement;
  };

  return {
    isTemplate,
    /** Refuses what is unknown at its field, or at the one that holds all items. */
    check: async (tenantId: string, { contractTemplateId, policyId }: Named, field?: string): Promise<void> => {
      if (contractTemplateId && !(await isTemplate(tenantId, contractTemplateId)))
        throw refuseHire('pending-hire-contract-template-unknown', { field: field ?? 'contractTemplateId' });
      if (policyId && !(await isPolicy(tenantId, policyId)))
        throw refuseHire('pending-hire-policy-unknown', { field: field ?? 'policyId' });
    },
  };
};
