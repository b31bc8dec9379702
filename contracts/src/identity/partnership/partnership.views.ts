import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** A parent of this company: `id` is the parent's. */
export const PartnershipView = z.object({
  id: Id,
  company: z.string(),
  groupId: Id,
  group: z.string(),
  since: z.iso.datetime(),
  sharesCandidates: z.boolean(),
});
export type PartnershipView = z.infer<typeof PartnershipView>;
