import { team } from 'contracts/identity/team/team.entity';
import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import { handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { refuseHire } from './pending-hire.rules.ts';

type Named = { contractTemplateId?: string | null | undefined; policyId?: string | null | undefined };
type By = { tenantId: string; userId: string };

/** Contract templates and policies that items name are the company's; a policy asks people to confirm it, and whoever names it may read it: it is handed to somebody from outside. */
export const hirePapers = (store: EventStore) => {
  const isTemplate = async (tenantId: string, id: string): Promise<boolean> =>
    (await entityState(store, contractTemplate, { tenantId, id })).status === 'kept';
  const isIn = async (id: string, { tenantId, userId }: By): Promise<boolean> => {
    const state = await entityState(store, team, { tenantId, id });
    return state.status === 'kept' && state.record.userIds.includes(userId);
  };
  const isPolicy = async (id: string, by: By): Promise<boolean> => {
    const state = await entityState(store, handbookDocument, { tenantId: by.tenantId, id });
    if (state.status !== 'kept') return false;
    const { kind, asksAcknowledgement, teamId } = state.record;
    const isAsking = kind === 'policy' && isReadable(state.record) && asksAcknowledgement;
    return isAsking && (teamId === null || (await isIn(teamId, by)));
  };

  return {
    isTemplate,
    /** Refuses what is unknown at its field, or at the one that holds all items. */
    check: async (by: By, { contractTemplateId, policyId }: Named, field?: string): Promise<void> => {
      if (contractTemplateId && !(await isTemplate(by.tenantId, contractTemplateId)))
        throw refuseHire('pending-hire-contract-template-unknown', { field: field ?? 'contractTemplateId' });
      if (policyId && !(await isPolicy(policyId, by)))
        throw refuseHire('pending-hire-policy-unknown', { field: field ?? 'policyId' });
    },
  };
};
