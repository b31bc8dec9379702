import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const LeaveCompanies = z.strictObject({ userId: Id });
export type LeaveCompanies = z.infer<typeof LeaveCompanies>;

/** Takes an erased person out of the companies they applied to: about a day of trying. */
export const leaveCompanies = job({
  name: 'identity.user.leave-companies',
  payload: LeaveCompanies,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./leave-companies.handler.ts'),
});
