import type { OutsideLearners } from 'access/training/outside-learner';
import type { TenantStatuses } from '#command-service/landlord/company/tenant-statuses';
import { DAY_MS, type OutsideJoins, refuseJoins } from '#command-service/training/public-training/outside-joins';

type Noted = Parameters<OutsideJoins['put']>[0];

/** Who has joined public trainings, in the memory of a spec. */
export const memoryOutsideLearners = (tenantStatuses: Pick<TenantStatuses, 'isSuspended'>) => {
  const noted = new Map<string, Noted>();
  const keyOf = (scheduleId: string, userId: string) => `${scheduleId} ${userId}`;
  const put = async (one: Noted) => {
    const key = keyOf(one.scheduleId, one.userId);
    if (!noted.has(key)) noted.set(key, one);
  };
  const joins: OutsideJoins = {
    put,
    join: async (joining, work) => {
      const all = [...noted.values()];
      const since = joining.now.getTime() - DAY_MS;
      refuseJoins({
        ofDay: all.filter(({ tenantId, now }) => tenantId === joining.tenantId && now.getTime() > since).length,
        ofPerson: all.filter(({ userId }) => userId === joining.userId).length,
      });
      const done = await work();
      await put(joining);
      return done;
    },
    forget: async (tenantId, userId) => {
      for (const [key, one] of noted) if (one.tenantId === tenantId && one.userId === userId) noted.delete(key);
    },
  };
  const learners: OutsideLearners = {
    companyOf: async (scheduleId, userId) => {
      const tenantId = noted.get(keyOf(scheduleId, userId))?.tenantId;
      return tenantId === undefined || (await tenantStatuses.isSuspended(tenantId)) ? null : tenantId;
    },
    of: async (userId) => [...noted.values()].filter((one) => one.userId === userId),
  };
  return { joins, learners };
};
