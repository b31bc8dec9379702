import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { Id } from '#contracts/kernel/id';
import { CompanyProfile } from './company.events.ts';

/** The company as its staff edit it. */
export const CompanyView = z.object({
  id: Id,
  subdomain: Subdomain,
  ...CompanyProfile.shape,
  /** null: it has said nothing of itself yet. */
  updatedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type CompanyView = z.infer<typeof CompanyView>;
