import { showEventActionLimits } from 'contracts/automation/event-action/event-action.endpoints';
import { eventAction } from 'contracts/automation/event-action/event-action.entity';
import {
  hourlyActionsOf,
  LIMIT_REACHED,
  type OwnHourlyActions,
} from 'contracts/automation/event-action/event-action.limits';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { eventActionRunProjection } from './event-action-run.projection.ts';

const HOUR = 3_600_000;
/** Event actions that are named. */
const NAMED = 100;
const SHOWN = [entityProjection(eventAction).name, eventActionRunProjection.name];

const OWN = 'select event_action_limits from access.tenant where tenant_id = $1';
const REFUSED = `select r.event_action_id, a.name, count(*)
  from read.event_action_run r
  join read.event_action a on a.tenant_id = r.tenant_id and a.id = r.event_action_id
  cross join jsonb_array_elements(r.results) as result
  where r.tenant_id = $1 and r.status = 'failed' and r.updated_at > $2 and result ->> 'code' = '${LIMIT_REACHED}'
  group by 1, 2 order by 3 desc, 2, 1 limit ${NAMED}`;

/** GET /api/tenant/event-action-limits */
export const eventActionLimitsResource: ReadResource = (router, context) => {
  const ask = askAs(context.reader);
  mount(
    router,
    showEventActionLimits,
    async ({ auth: { tenantId }, minPosition }) => {
      await reachMinPosition(context, minPosition, SHOWN, tenantId);
      const hourAgo = new Date(context.http.clock().getTime() - HOUR);
      const [own, refused = []] = await ask(tenantId, [
        { ...prepared(OWN), values: [tenantId], rowMode: 'array' },
        { ...prepared(REFUSED), values: [tenantId, hourAgo], rowMode: 'array' },
      ]);
      return {
        body: {
          limits: hourlyActionsOf((own?.[0]?.[0] ?? {}) as Partial<OwnHourlyActions>),
          refused: refused.map(([eventActionId, name, actions]) => ({
            eventActionId: String(eventActionId),
            name: String(name),
            actions: Number(actions),
          })),
        },
      };
    },
    context.http,
  );
};
