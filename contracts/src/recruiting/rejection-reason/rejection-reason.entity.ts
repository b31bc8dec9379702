import { entity } from '#contracts/kernel/entity';
import { requiredText } from '#contracts/kernel/text';

/** Why a company rejects people, in its own words. Interviews hold the id: a reason may be renamed, and is known after it was removed. */
export const rejectionReason = entity({
  name: 'rejectionReason',
  context: 'recruiting',
  plural: 'rejection-reasons',
  permissions: 'tenant.rejection.reasons',
  fields: { name: requiredText(80) },
  unique: { name: { within: 'tenant' } },
  sorts: ['name', 'updatedAt', 'createdAt'],
  search: ['name'],
});
export type RejectionReasonView = typeof rejectionReason.types.view;
export type RejectionReasonEvent = typeof rejectionReason.types.event;

/** Every way a reason may refuse beyond those of any entity. */
export type RejectionReasonRejection = 'rejection-reason-name-taken'; // another one is called so
