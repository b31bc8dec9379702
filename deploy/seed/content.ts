import { readFile } from 'node:fs/promises';
import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.events';
import type { JobDetails } from 'contracts/recruiting/job/job.events';

/** Kind of work: who is invited for which job, and what is said about them. */
export type Field = 'workshop' | 'house' | 'office';

export type Person = { name: string; email: string; role: BuiltInRole };

/** Days are counted back from the moment of the seed. */
export type JobContent = Omit<JobDetails, 'description'> & {
  fields: readonly Field[];
  createdDaysAgo: number;
  publishedDaysAgo?: number;
  unpublishedDaysAgo?: number;
  /** What was corrected later, and when. */
  changed?: { daysAgo: number; to: Partial<JobDetails> };
};

/** First name, last name, country of the telephone number, field. */
export type CandidateContent = readonly [first: string, last: string, country: string, field: Field];

export type Stage = StaffInterviewStatus | 'alone';
export type Comments = Record<Stage, Record<Field, readonly string[]>>;

export type CompanyContent = {
  name: string;
  subdomain: string;
  people: readonly Person[];
  jobs: readonly JobContent[];
  candidates: readonly CandidateContent[];
  comments: Comments;
  interviews: number;
};

/** The text of a job, from the file named like its slug in the company's folder. */
export const describeJob = async (subdomain: string, slug: string): Promise<string> =>
  (await readFile(new URL(`./${subdomain}/${slug}.md`, import.meta.url), 'utf8')).trim();
