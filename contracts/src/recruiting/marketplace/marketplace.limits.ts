/** Candidates that a company may buy in a month of its own time zone (docs/product.md MKT-5). */
export const MONTHLY_CREDITS = 100;
/** Entries of a company's shortlist. */
export const MAX_SHORTLISTED = 200;

/** Characters, entries and amounts of what people say of themselves, apart from its schema: pages that must stay small import these without zod. */
export const marketplaceLimits = {
  title: 100,
  skill: 60,
  skills: 30,
  language: 60,
  languages: 20,
  city: 100,
  summary: 2_000,
  experienceYears: 80,
  /** Minor units. */
  salary: 1_000_000_000_000,
} as const;
