import { Rejection } from 'contracts/kernel/problem';
import { type JobFields, type JobRejection, job } from 'contracts/recruiting/job/job.entity';
import { entityDecider } from '#command-service/entity/entity.decider';

const refuse = (code: JobRejection, fields: readonly (keyof JobFields)[]) =>
  new Rejection(code, 422, { errors: Object.fromEntries(fields.map((name) => [name, [code]])) });

/** An amount says something with its currency and its interval alone, and two amounts are a range. */
const checkSalary = ({ salaryMin, salaryMax, currency, interval }: JobFields): void => {
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
    throw refuse('job-salary-range-invalid', ['salaryMin']);
  }
  if (salaryMin === null && salaryMax === null) return;
  const missing = [...(currency ? [] : ['currency' as const]), ...(interval ? [] : ['interval' as const])];
  if (missing.length > 0) throw refuse('job-salary-currency-required', missing);
};

export const jobDecider = entityDecider(job, { check: checkSalary });
