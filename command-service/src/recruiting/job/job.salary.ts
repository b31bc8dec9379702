import { Rejection } from 'contracts/kernel/problem';
import type { JobContent } from 'contracts/recruiting/job/job.content';
import type { JobFields, JobRejection } from 'contracts/recruiting/job/job.entity';

export type JobFault = [field: keyof JobFields, code: JobRejection];

/** All that is wrong is told at once. */
export const refuseFaults = (faults: readonly JobFault[]): void => {
  const [first] = faults;
  if (!first) return;
  const errors = Object.fromEntries(faults.map(([field, code]) => [field, [code]]));
  throw new Rejection<JobRejection>(first[1], 422, { errors });
};

/** An amount says something with its currency and its interval alone, and two amounts are a range. */
export const salaryFaults = ({ salaryMin, salaryMax, currency, interval }: JobContent): JobFault[] => {
  const hasAmount = salaryMin !== null || salaryMax !== null;
  const faults: JobFault[] = [];
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax)
    faults.push(['salaryMin', 'job-salary-range-invalid']);
  if (hasAmount && !currency) faults.push(['currency', 'job-salary-currency-required']);
  if (hasAmount && !interval) faults.push(['interval', 'job-salary-currency-required']);
  return faults;
};

export const refuseSalary = (content: JobContent): void => refuseFaults(salaryFaults(content));
