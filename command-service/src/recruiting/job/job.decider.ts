import { Rejection } from 'contracts/kernel/problem';
import { type JobFields, type JobRejection, job } from 'contracts/recruiting/job/job.entity';
import { entityDecider } from '#command-service/entity/entity.decider';

/** An amount says something with its currency and its interval alone, and two amounts are a range. All that is wrong is told at once. */
const checkSalary = ({ salaryMin, salaryMax, currency, interval }: JobFields): void => {
  const faults: [keyof JobFields, JobRejection][] = [];
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
    faults.push(['salaryMin', 'job-salary-range-invalid']);
  }
  const hasAmount = salaryMin !== null || salaryMax !== null;
  if (hasAmount && !currency) faults.push(['currency', 'job-salary-currency-required']);
  if (hasAmount && !interval) faults.push(['interval', 'job-salary-currency-required']);
  const [first] = faults;
  if (!first) return;
  const errors = Object.fromEntries(faults.map(([field, code]) => [field, [code]]));
  throw new Rejection<JobRejection>(first[1], 422, { errors });
};

export const jobDecider = entityDecider(job, { check: checkSalary });
