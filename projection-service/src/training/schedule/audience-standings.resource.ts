import { latestFirst } from 'access/training/latest-assignment';
import { AMONG_SCHEDULED, scheduledValues } from 'access/training/scheduled-people';
import { countAudienceStandings } from 'contracts/training/schedule/schedule.endpoints';
import { mount } from 'platform/http/route';
import type { ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { rowsAs } from '#projection-service/training/matrix/people-page';

/** Of whom a schedule would be for: how many learn its program now, and how many have completed it, each by what began last. */
const STANDINGS = `select count(*) filter (where standing in ('begun', 'not-started', 'overdue')),
    count(*) filter (where standing in ('done', 'done-late')) from (
  select distinct on (r.user_id) r.standing from read.training_assignment r
  where r.tenant_id = $1 and r.program_id = $6 and r.standing is not null and r.user_id in (select m.user_id ${AMONG_SCHEDULED})
  order by r.user_id, ${latestFirst('r')}) latest`;

const idsIn = (joined: string): string[] => joined.split(',').filter((id) => id !== '');

/** What people have already, before they are given more (docs/product.md TRA-90). */
export const audienceStandingsResource: ReadResource = (router, context) => {
  const ask = rowsAs(context);
  mount(
    router,
    countAudienceStandings,
    async ({ auth: { tenantId }, query: { program, ...named }, minPosition }) => {
      await reachMinPosition(context, minPosition, [assignmentProjection.name], tenantId);
      const { users, teams, roles, labels } = named;
      const audience = { users: idsIn(users), teams: idsIn(teams), roles: idsIn(roles), labels: idsIn(labels) };
      const [, ...values] = scheduledValues(tenantId, audience);
      const [[haveNow, completed] = []] = await ask(STANDINGS, [tenantId, ...values, program]);
      return { body: { haveNow: Number(haveNow ?? 0), completed: Number(completed ?? 0) } };
    },
    context.http,
  );
};
