import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { dueDayOf } from 'contracts/recruiting/pending-hire/pending-hire.days';
import { listMyHires } from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { MyHireItem, MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { askAsPerson, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { myHireProjection } from './my-hire.projection.ts';

/** Withdrawn and declined ones ask for nothing. */
const LIST = `select company_id, coalesce(profile_name, tenant_name), hire from read.my_hire
  where user_id = $1 and hire ->> 'status' in ('preparing', 'approved', 'hired') order by id desc limit ${MAX_PAGE_ROWS}`;

const viewOf = ([companyId, companyName, hire]: unknown[]): MyHireView => {
  const known = hire as { startsOn: string | null; items: HireItem[] };
  const items = known.items
    .filter(({ assignee }) => assignee === 'candidate')
    .map((item) => MyHireItem.parse({ ...item, dueDay: dueDayOf(item, known) }));
  return MyHireView.parse({ ...known, companyId, companyName, items });
};

/** Hires of one person across companies, newest first. */
export const readMyHires = async (reader: pg.Pool, userId: string): Promise<MyHireView[]> => {
  const query = { ...prepared(LIST), values: [userId], rowMode: 'array' as const };
  const [rows = []] = await askAsPerson(reader)(userId, [query]);
  return rows.map(viewOf);
};

export const myHireResource: ReadResource = (router, context) => {
  mount(
    router,
    listMyHires,
    async ({ auth, minPosition }) => {
      await reachMinPosition(context, minPosition, [myHireProjection.name]);
      return { body: await readMyHires(context.reader, auth.userId) };
    },
    context.http,
  );
};
