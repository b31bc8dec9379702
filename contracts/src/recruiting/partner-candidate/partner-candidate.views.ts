import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { InterviewStatus } from '#contracts/recruiting/interview/interview.entity';

/** A company that shares its candidates with its parent. */
export const SharingCompanyView = z.object({ id: Id, name: z.string() });
export type SharingCompanyView = z.infer<typeof SharingCompanyView>;

/** A candidate of a partner as the parent sees them: no contact, no labels, nothing to change. Names are null once erased. */
export const PartnerCandidateView = z.object({
  id: Id,
  companyId: Id,
  company: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Of their newest interview; null: they have none. */
  jobTitle: z.string().nullable(),
  status: InterviewStatus.nullable(),
  updatedAt: z.iso.datetime(),
});
export type PartnerCandidateView = z.infer<typeof PartnerCandidateView>;
