import { type OwnHourlyActions, ownHourlyActionsOf } from 'contracts/automation/event-action/event-action.limits';
import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { landlordCompanies } from 'contracts/landlord/company/tenant-overview.endpoints';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { askAsLandlord, rangeHeaders } from '#projection-service/engine/list-resource';
import { assertNear } from '#projection-service/engine/too-deep';
import type { StorageContext } from '#projection-service/library/storage/storage-usage.routes';
import { companiesQuery, companiesTotal, countsQuery } from './companies.query.ts';

type Counts = Map<unknown, number[]>;

const viewOf = (cells: unknown[], counts: Counts, usualQuotaBytes: number): TenantOverview => {
  const [id, name, subdomain, createdAt, suspendedAt, suspensionReason, owners, users, limits, stored, quota] = cells;
  const [candidates = 0, jobs = 0, interviews = 0] = counts.get(id) ?? [];
  const state = suspendedAt === null ? 'active' : 'suspended';
  const told = { id, name, subdomain, createdAt, state, suspendedAt, suspensionReason, owners };
  const eventActionLimits = ownHourlyActionsOf(limits as Partial<OwnHourlyActions>);
  const storage = {
    ...{ storedBytes: Number(stored), usualQuotaBytes },
    quotaBytes: quota === null ? null : Number(quota),
  };
  return {
    ...told,
    users: Number(users),
    candidates,
    jobs,
    interviews,
    eventActionLimits,
    ...storage,
  } as TenantOverview;
};

/** GET /api/landlord/companies and one of them. */
export const landlordCompanyResource = (router: IRouter, context: StorageContext): void => {
  const ask = askAsLandlord(context.reader);

  const overviews = async (rows: unknown[][]): Promise<TenantOverview[]> => {
    if (rows.length === 0) return [];
    const [counted = []] = await ask('', [countsQuery(rows.map(([id]) => String(id)))]);
    const counts: Counts = new Map(counted.map(([id, ...numbers]) => [id, numbers.map(Number)]));
    return rows.map((cells) => viewOf(cells, counts, context.storageQuota));
  };

  mount(
    router,
    landlordCompanies.list,
    async ({ query: asked }) => {
      const query = asked as ListQuery;
      const [first] = query.range;
      assertNear(first);
      const [rows = [], totals] = await ask('', [companiesQuery(query), companiesTotal(query)]);
      const total = Number(totals?.[0]?.[0] ?? 0);
      return {
        body: await overviews(rows),
        headers: rangeHeaders('companies', { first, rows, total }),
      };
    },
    context.http,
  );
  mount(
    router,
    landlordCompanies.show,
    async ({ params: { id } }) => {
      const [rows = []] = await ask('', [companiesQuery({ filter: { id: [id] }, range: [0, 0] })]);
      const [company] = await overviews(rows);
      if (!company) throw new Rejection('not-found', 404);
      return { body: company };
    },
    context.http,
  );
};
