/** Source of those who applied on a public page of the company. */
export const COMPANY_PAGE = 'company-page';
/** Source of those whom the company bought in the marketplace. */
export const MARKETPLACE = 'marketplace';

/** Sources that every company has; the product calls them in the language of whoever reads. */
export const usualSources = [
  COMPANY_PAGE,
  MARKETPLACE,
  'referral',
  'agency',
  'event',
  'linkedin',
  'indeed',
  'ziprecruiter',
  'careerbuilder',
] as const;

/** Characters. */
export const MAX_SOURCE_CODE = 60;
/** Sources of their own that a company is offered: more than any chooses from. */
export const MAX_OFFERED_SOURCES = 200;
