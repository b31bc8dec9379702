import { inCompany } from 'contracts/client/company-link';
import type { Id } from 'contracts/kernel/id';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';

/** Membership `m` of who has assignment `r` in its company, if they work there; whoever joined from outside is written to as well. */
export const LEARNS_THERE = `left join access.membership m on m.tenant_id = r.tenant_id and m.user_id = r.user_id`;
export const IS_LEARNER = `(m.user_id is not null or r.source is not null)`;
/** They do not work in the company. */
export const IS_OUTSIDE = 'm.user_id is null';

type Of = { scheduleId: string; programId: string; isOutside: boolean };

/** Where somebody learns: in their company, or among the trainings that they have joined from outside. */
export const learnerPage = (
  { scheduleId, programId, isOutside }: Of,
  { publicUrl, tenantId }: { publicUrl: string; tenantId: Id },
): string =>
  isOutside
    ? publicUrl + outsideTrainingPath(scheduleId)
    : inCompany(`${publicUrl}/t/employee/schedule/${scheduleId}/training/${programId}`, tenantId);
