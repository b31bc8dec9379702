import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { dueDayOf, endOfDay } from 'contracts/recruiting/pending-hire/pending-hire.days';
import { listHireTasks } from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { HireTaskView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { hireTaskProjection } from './hire-task.projection.ts';

/** What is due first comes first. */
const LIST = `select id, pending_hire_id, item, candidate_name, job_title, starts_on, time_zone
  from read.hire_task where tenant_id = $1 and assignee_id = $2 and is_open
  order by coalesce((item ->> 'dueOn')::date, starts_on::date - (item ->> 'daysBefore')::int) nulls last, id
  limit ${MAX_PAGE_ROWS}`;

const viewOf = ([id, pendingHireId, item, candidateName, jobTitle, startsOn, timeZone]: unknown[]): HireTaskView => {
  const dueDay = dueDayOf(item as HireItem, { startsOn: startsOn as string | null });
  const dueAt = dueDay === null ? null : endOfDay(dueDay, String(timeZone));
  const task = { id, pendingHireId, candidateName, jobTitle, startsOn, dueDay, dueAt };
  return HireTaskView.parse({ ...(item as object), ...task });
};

/** What somebody of the company has to do for people who are being hired. */
export const hireTaskResource: ReadResource = (router, context) => {
  const { reader, http } = context;
  mount(
    router,
    listHireTasks,
    async ({ auth: { tenantId, userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [hireTaskProjection.name], tenantId);
      const query = { ...prepared(LIST), values: [tenantId, userId], rowMode: 'array' as const };
      const [rows = []] = await askAs(reader)(tenantId, [query]);
      return { body: rows.map(viewOf) };
    },
    http,
  );
};
