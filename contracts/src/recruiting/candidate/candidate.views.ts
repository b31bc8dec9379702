import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** A candidate of one company. Names and contact are null once `erased`. */
export const CandidateView = z.object({
  id: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  erased: z.boolean(),
  /** The person has an account of their own, with which they applied. */
  linked: z.boolean(),
  /** Labels that were put on them; none once erased. */
  labelIds: z.array(Id),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type CandidateView = z.infer<typeof CandidateView>;

/** "First Last", as lists and mails show it. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim();
