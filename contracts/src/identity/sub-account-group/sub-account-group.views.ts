import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** A company in one of the parent's groups: `id` is the company's. */
export const SubAccountCompanyView = z.object({
  id: Id,
  name: z.string(),
  subdomain: z.string(),
  groupId: Id,
  since: z.iso.datetime(),
  /** It agreed that the parent sees its candidates. */
  sharesCandidates: z.boolean(),
});
export type SubAccountCompanyView = z.infer<typeof SubAccountCompanyView>;

/** What the staff of the parent are shown of the link; null where there is none. */
export const SignUpLinkView = z.object({ token: z.string().nullable() });
export type SignUpLinkView = z.infer<typeof SignUpLinkView>;

/** What somebody who opens the link is told before they agree. */
export const SubAccountOfferView = z.object({
  parentId: Id,
  groupId: Id,
  /** Of the parent, and of its group. */
  company: z.string(),
  group: z.string(),
  bypassBilling: z.boolean(),
  bypassPlugin: z.boolean(),
  shareCandidates: z.boolean(),
});
export type SubAccountOfferView = z.infer<typeof SubAccountOfferView>;
