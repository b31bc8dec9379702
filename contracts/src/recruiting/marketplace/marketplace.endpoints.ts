import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { text } from '#contracts/kernel/text';
import { jobLevels } from '#contracts/recruiting/candidate/candidate.choices';
import { marketplaceLimits } from './marketplace.limits.ts';
import { MarketplaceCandidateView, MarketplaceCreditsView, MarketplacePurchaseView } from './marketplace.views.ts';
import { Month } from './marketplace-credits.events.ts';

const whole = z.int().min(0);

/** Those who are in the marketplace now and whom this company has not bought; with `isShortlisted`, those of its shortlist. */
export const marketplaceCandidates = resource({
  name: 'marketplace-candidates',
  access: 'tenant.integrations.candidateMarketplace.read',
  view: MarketplaceCandidateView,
  filters: {
    q: text(200).optional(),
    isShortlisted: z.boolean().optional(),
    jobLevel: z.enum(jobLevels).optional(),
    skill: text(marketplaceLimits.skill).optional(),
    language: text(marketplaceLimits.language).optional(),
    city: text(marketplaceLimits.city).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'country-invalid')
      .optional(),
    experienceYears_gte: whole.max(marketplaceLimits.experienceYears).optional(),
    /** Minor units of `salaryCurrency`. */
    expectedSalary_lte: whole.max(marketplaceLimits.salary).optional(),
    salaryCurrency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'currency-invalid')
      .optional(),
  },
  sorts: ['listedAt', 'experienceYears', 'expectedSalary'],
});

export const showMarketplaceCredits = endpoint({
  method: 'GET',
  path: '/api/tenant/marketplace-credits',
  access: 'tenant.integrations.candidateMarketplace.read',
  summary: 'Get how many marketplace candidates the company has bought this month and may still buy',
  answer: MarketplaceCreditsView,
});

/** One credit of this month. A second purchase of the same person costs nothing and is answered like the first. */
export const buyMarketplaceCandidate = endpoint({
  method: 'POST',
  path: '/api/tenant/marketplace-candidates/:id/buy',
  access: 'tenant.integrations.candidateMarketplace.create',
  summary: 'Buy a marketplace candidate with one credit; the company’s record of them follows by itself',
  params: ById,
  answer: z.object({ id: Id, month: z.string(), used: z.int() }),
});
export const shortlistMarketplaceCandidate = endpoint({
  method: 'POST',
  path: '/api/tenant/marketplace-candidates/:id/shortlist',
  access: 'tenant.integrations.candidateMarketplace.create',
  summary: 'Put a marketplace candidate on the company’s shortlist',
  params: ById,
  answer: z.object({ id: Id, isShortlisted: z.boolean() }),
});
export const unshortlistMarketplaceCandidate = endpoint({
  method: 'POST',
  path: '/api/tenant/marketplace-candidates/:id/unshortlist',
  access: 'tenant.integrations.candidateMarketplace.delete',
  summary: 'Take a marketplace candidate off the company’s shortlist',
  params: ById,
  answer: z.object({ id: Id, isShortlisted: z.boolean() }),
});

export const marketplacePurchases = resource({
  name: 'marketplace-purchases',
  access: 'tenant.candidates.read',
  view: MarketplacePurchaseView,
  filters: { month: Month.optional() },
  sorts: ['boughtAt'],
});
