import { scopesNotFor } from 'contracts/automation/label/label.choices';
import { OFFERED_FOR_SCHEDULE } from 'contracts/training/schedule/schedule.choices';
import * as endpoints from 'contracts/training/schedule/schedule.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { rowsAs } from '#projection-service/training/matrix/people-page';

/** Of company $1: those whose name holds $2, or those of ids $3. */
const offered = (id: string, name: string): string => `($2::text is null or position(lower($2) in lower(${name})) > 0)
  and ($3::uuid[] is null or ${id} = any($3)) order by ${name}, ${id}
  limit coalesce(cardinality($3), ${OFFERED_FOR_SCHEDULE})`;
const PEOPLE = `select m.user_id, a.name from access.membership m join access.account a on a.user_id = m.user_id
  where m.tenant_id = $1 and ${offered('m.user_id', 'a.name')}`;
const LABELS = `select id, name from read.label where tenant_id = $1 and scope_id <> all($4::uuid[])
  and ${offered('id', 'name')}`;
const named = (table: string): string =>
  `select id, name from ${table} where tenant_id = $1 and ${offered('id', 'name')}`;

/** For whom a training can be scheduled, by name (docs/product.md TRA-72). */
export const scheduleAudienceResource = (router: IRouter, context: ProjectionContext): void => {
  const ask = rowsAs(context);
  const offer = (
    endpoint: typeof endpoints.listSchedulePeople,
    sql: string,
    { projections = [], more = [] }: { projections?: string[]; more?: unknown[] } = {},
  ): void =>
    mount(
      router,
      endpoint,
      async ({ auth: { tenantId }, query: { q, ids }, minPosition }) => {
        await reachMinPosition(context, minPosition, projections, tenantId);
        const found = await ask(sql, [tenantId, q || null, ids?.split(',') ?? null, ...more]);
        return { body: endpoint.answer.parse(found.map(([id, name]) => ({ id, name }))) };
      },
      context.http,
    );
  offer(endpoints.listSchedulePeople, PEOPLE);
  offer(endpoints.listScheduleTeams, named('read.team'), { projections: ['identity.team'] });
  offer(endpoints.listScheduleRoles, named('read.role'), { projections: ['identity.role'] });
  offer(endpoints.listScheduleLabels, LABELS, { projections: ['automation.label'], more: [scopesNotFor('user')] });
};
