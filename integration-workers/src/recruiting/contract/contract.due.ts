import type { ContractEvent } from 'contracts/recruiting/contract/contract.entity';
import { due } from '#integration-workers/engine/due';

type Ending = { data: { contractId: string } };
const never = ({ data: { contractId } }: Ending) => [{ subject: contractId, at: null }];

/** A contract that not all have signed by its last moment expires (docs/product.md SIG-12). */
export const contractExpiry = due<ContractEvent>({
  name: 'recruiting.contract.expiry',
  on: {
    ContractCreated: ({ data: { contractId, expiresAt } }) => [{ subject: contractId, at: expiresAt }],
    ContractSigned: (event) => (event.data.isLast ? never(event) : []),
    ContractDeclined: never,
    ContractVoided: never,
    ContractErased: never,
  },
  command: ({ subject, at }) => ({ aggregate: 'contract', id: subject, type: 'ExpireContract', data: { dueAt: at } }),
});

/** Whoever is to sign and has not is written to again, every so many days. */
export const contractReminder = due<ContractEvent>({
  name: 'recruiting.contract.reminder',
  on: {
    ContractSignersAsked: ({ data: { contractId, remindAt } }) => [{ subject: contractId, at: remindAt }],
    ContractSigned: (event) => (event.data.isLast ? never(event) : []),
    ContractDeclined: never,
    ContractVoided: never,
    ContractExpired: never,
    ContractErased: never,
  },
  command: ({ subject, at }) => ({
    ...{ aggregate: 'contract', id: subject },
    ...{ type: 'RemindContractOnTime', data: { dueAt: at } },
  }),
});
