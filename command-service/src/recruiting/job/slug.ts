import { RESERVED_SLUGS } from 'contracts/recruiting/job/job.commands';
import { slugText } from '#command-service/slug-text';

/** Room for a suffix within the 100 characters of a slug. */
const MAX_BASE = 80;
/** Numbered suffixes that are tried before a part of the id. */
const NUMBERED = 5;

export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.includes(slug);

/** Slugs for a job without one of its own, best first; the last is the job's alone. */
export const slugsFor = (title: string, jobId: string): string[] => {
  const tail = jobId.replaceAll('-', '').slice(-12);
  const base = slugText(title, MAX_BASE);
  if (base.length < 3) return [`job-${tail}`];
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`);
  return [base, ...numbered, `${base}-${tail}`].filter((slug) => !isReservedSlug(slug));
};
