import type { Locale } from 'contracts/kernel/locales';
import type { EmploymentType, SalaryInterval } from 'contracts/recruiting/job/job.choices';
import { pagesEnUs } from './pages.en-us.ts';
import { pagesPtBr } from './pages.pt-br.ts';

/** Texts that stand in a template as they are. */
type Label =
  | 'skip'
  | 'otherLanguage'
  | 'poweredBy'
  | 'apply'
  | 'aboutJob'
  | 'facts'
  | 'location'
  | 'employmentType'
  | 'salary'
  | 'published'
  | 'noDescription'
  | 'allJobs'
  | 'openJobs'
  | 'headquarters'
  | 'contact'
  | 'email'
  | 'phone'
  | 'website'
  | 'search'
  | 'searchHint'
  | 'find'
  | 'clear'
  | 'noneOpen'
  | 'noneFound'
  | 'pages'
  | 'previous'
  | 'next'
  | 'notFound'
  | 'notFoundLead'
  | 'closed'
  | 'home';

export type PageTexts = Record<Label, string> & {
  jobsFound(count: string, isOne: boolean): string;
  page(page: string, of: string): string;
  jobsAt(company: string): string;
  jobAt(title: string, company: string): string;
  openJobsOf(company: string): string;
  closedLead(company: string): string;
  otherJobsOf(company: string): string;
  employment: Record<EmploymentType, string>;
  interval: Record<SalaryInterval, string>;
  from(amount: string): string;
  upTo(amount: string): string;
};

export const pageTexts: Record<Locale, PageTexts> = { 'en-us': pagesEnUs, 'pt-br': pagesPtBr };
