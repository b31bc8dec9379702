import { z } from 'zod';
import { Subdomain } from '#contracts/identity/tenant/tenant.events';
import { Id } from '#contracts/kernel/id';
import { LogoView } from '#contracts/kernel/stored-image';
import { CompanyProfile } from './company.events.ts';

/** The company as its staff edit it. */
export const CompanyView = z.object({
  id: Id,
  subdomain: Subdomain,
  /** The product's first, then those of its own that are verified. */
  domains: z.array(z.string()),
  ...CompanyProfile.shape,
  logo: LogoView.nullable(),
  /** null: it has said nothing of itself yet. */
  updatedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type CompanyView = z.infer<typeof CompanyView>;
