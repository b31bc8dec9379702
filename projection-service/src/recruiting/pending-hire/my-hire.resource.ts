import { hirePolicy } from 'access/recruiting/hire-policy';
import { recordIn } from 'access/recruiting/record-in';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { dueDayOf } from 'contracts/recruiting/pending-hire/pending-hire.days';
import { listMyHires, readMyHirePolicy } from 'contracts/recruiting/pending-hire/pending-hire.endpoints';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { MyHireItem, MyHireView } from 'contracts/recruiting/pending-hire/pending-hire.views';
import { acknowledgement, acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAsPerson } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { testOf } from '#projection-service/training/handbook/reader.resource';
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

export const myHireResource = (router: IRouter, context: ProjectionContext): void => {
  mount(
    router,
    listMyHires,
    async ({ auth, minPosition }) => {
      await reachMinPosition(context, minPosition, [myHireProjection.name]);
      return { body: await readMyHires(context.reader, auth.userId) };
    },
    context.http,
  );
  mount(
    router,
    readMyHirePolicy,
    async ({ auth: { userId }, params: { id: hireId, itemId }, query: { companyId: tenantId } }) => {
      const found = await hirePolicy(context.store)({ tenantId, hireId, itemId, userId });
      if (!found) throw new Rejection('not-found', 404);
      const { record, content, isDone } = found;
      const id = acknowledgementIdOf(record.id, userId);
      const mine = await recordIn(context.store, acknowledgement, { tenantId, id });
      const isConfirmed = mine?.status === 'acknowledged' && mine.acknowledgedVersion === record.publishedVersion;
      const { publishedAt, publishedVersion: handbookVersion } = record;
      const body = {
        ...{ ...content, id: record.id, handbookVersion, publishedAt, questions: testOf(content) },
        isOpen: !isDone,
        confirmedAt: isConfirmed ? mine.acknowledgedAt : null,
      };
      return { body: readMyHirePolicy.answer.parse(body) };
    },
    context.http,
  );
};
