import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

export type PartnershipCommand =
  | Command<
      'AcceptPartnership',
      { partnershipId: Id; parentName: string; groupId: Id; groupName: string; sharesCandidates: boolean }
    >
  | Command<'EndPartnership', { partnershipId: Id; endedBy: 'company' | 'parent' }>;

/** Every way that joining and leaving a parent may refuse. */
export type PartnershipRejection =
  | 'sub-account-registration-failed' // the link is unknown or closed, or the group takes nobody in (docs/product.md PAR-3)
  | 'partnership-terms-changed' // what was agreed to is not what the group asks for now: read it again
  | 'partnership-with-itself' // a company is not its own parent, nor the parent of its parent
  | 'already-partner'; // it is in another group of the same parent
