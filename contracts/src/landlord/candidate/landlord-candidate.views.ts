import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** A candidate of whichever company. Names and contact are null once `erased`. */
export const LandlordCandidateView = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phoneE164: z.string().nullable(),
  erased: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export type LandlordCandidateView = z.infer<typeof LandlordCandidateView>;
