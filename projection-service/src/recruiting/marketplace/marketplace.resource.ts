import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { marketplaceCandidates } from 'contracts/recruiting/marketplace/marketplace.endpoints';
import { shownNames } from 'contracts/recruiting/marketplace/marketplace.facts';
import type { MarketplaceCandidateView } from 'contracts/recruiting/marketplace/marketplace.views';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { createFind } from '#projection-service/engine/list-find';
import { askAs, askAsMarket, type ReadContext, rangeHeaders } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { ALL_COMPANIES } from '#projection-service/engine/projection';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { marketplaceCandidateProjection } from './marketplace-candidate.projection.ts';
import { marketplacePurchaseProjection } from './marketplace-purchase.projection.ts';
import { marketplaceShortlistProjection } from './marketplace-shortlist.projection.ts';
import { marketplaceTagProjection, taggedVia } from './marketplace-tag.projection.ts';

const FIELDS = ['id', ...shownNames, 'listedAt'];
const rows = projected(marketplaceCandidateProjection);
const source = {
  ...rows,
  // Beside `id`, by which whoever names records gets all of them whatever the page.
  columns: { ...rows.columns, listing: { name: 'id', type: 'uuid' as const } },
  via: { skill: taggedVia('skill'), language: taggedVia('language'), city: taggedVia('city') },
};
const projections = [
  marketplaceCandidateProjection,
  marketplaceTagProjection,
  marketplacePurchaseProjection,
  marketplaceShortlistProjection,
  candidateProjection,
].map(({ name }) => name);

const STAFF = `select user_id from access.membership where tenant_id = $1
  union all select user_id from access.inactive_membership where tenant_id = $1`;
const OF_STAFF = 'select id from read.marketplace_candidate where user_id = any($1::uuid[])';
const BOUGHT = `select p.id, p.bought_at, p.candidate_id, p.candidate_id is not null and (c.id is null or c.erased)
  from read.marketplace_purchase p left join read.candidate c on c.tenant_id = $1 and c.id = p.candidate_id where p.tenant_id = $1`;
const SHORTLISTED = 'select id from read.marketplace_shortlist where tenant_id = $1';

const nothing = { rows: [], total: 0, first: 0 };

const query = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });

/** What a company has to do with those in the marketplace. */
type Relations = {
  bought: ReadonlyMap<string, { boughtAt: string; candidateId: string | null; isRecordGone: boolean }>;
  shortlisted: ReadonlySet<string>;
  /** Who works there and is looking for something else: never shown to their own company. */
  staff: readonly string[];
};

type Context = ReadContext & { access: pg.Pool };

/** The marketplace as one company sees it: what is hidden of its people is in none of these tables (docs/product.md MKT-2). */
export const marketplaceResource = (router: IRouter, context: Context): void => {
  const askMarket = askAsMarket(context.reader);
  const ask = askAs(context.reader);
  const find = createFind(
    { resource: marketplaceCandidates, source, fields: FIELDS, tieBreaker: 'id', sameWithin: {} },
    askMarket,
  );

  const relationsOf = async (tenantId: string): Promise<Relations> => {
    const [own, staff] = await Promise.all([
      ask(tenantId, [query(BOUGHT, [tenantId]), query(SHORTLISTED, [tenantId])]),
      context.access.query<{ user_id: string }>(STAFF, [tenantId]),
    ]);
    const users = staff.rows.map(({ user_id: id }) => id);
    const [ofStaff = []] = await askMarket(ALL_COMPANIES, [query(OF_STAFF, [users])]);
    const [bought = [], shortlisted = []] = own;
    const purchase = ([id, boughtAt, candidateId, isRecordGone]: unknown[]) =>
      [id, { boughtAt, candidateId, isRecordGone }] as const;
    return {
      bought: new Map(bought.map(purchase)) as Relations['bought'],
      shortlisted: new Set(shortlisted.map(([id]) => String(id))),
      staff: ofStaff.map(([id]) => String(id)),
    };
  };

  const viewOf = (cells: unknown[], { bought, shortlisted }: Relations): MarketplaceCandidateView => {
    const shown = Object.fromEntries(FIELDS.map((field, index) => [field, cells[index]]));
    const { boughtAt = null, candidateId = null, isRecordGone = false } = bought.get(String(shown.id)) ?? {};
    const salary = shown.expectedSalary;
    return {
      ...shown,
      expectedSalary: salary == null ? null : Number(salary),
      ...{ isShortlisted: shortlisted.has(String(shown.id)), boughtAt, candidateId, isRecordGone },
    } as MarketplaceCandidateView;
  };

  /** Whoever names records gets those that were bought too, as long as their person stays. */
  const narrowed = ({ isShortlisted, ...filter }: ListQuery['filter'], relations: Relations) => {
    const { bought, shortlisted, staff } = relations;
    const isNamed = filter.id !== undefined;
    const left = isNamed ? staff : [...staff, ...bought.keys()];
    const unwanted = isShortlisted === false ? [...left, ...shortlisted] : left;
    return {
      ...filter,
      ...(unwanted.length > 0 && { listing_not: unwanted }),
      ...(isShortlisted === true && { listing: [...shortlisted] }),
    };
  };

  mount(
    router,
    marketplaceCandidates.list,
    async ({ auth, query: asked, minPosition }) => {
      await reachMinPosition(context, minPosition, projections);
      const { tenantId } = auth as { tenantId: string };
      const relations = await relationsOf(tenantId);
      const listed = asked as ListQuery;
      const filter = narrowed(listed.filter, relations);
      const isEmpty = filter.listing?.length === 0;
      const found = isEmpty ? nothing : await find(ALL_COMPANIES, { ...listed, filter });
      const body = found.rows.map((cells) => viewOf(cells, relations));
      return { body, headers: rangeHeaders(marketplaceCandidates.name, found) };
    },
    context.http,
  );
  mount(
    router,
    marketplaceCandidates.show,
    async ({ auth, params, minPosition }) => {
      await reachMinPosition(context, minPosition, projections);
      const { tenantId } = auth as { tenantId: string };
      const relations = await relationsOf(tenantId);
      const id = String(params.id);
      const found = await find(ALL_COMPANIES, { range: [0, 0], filter: narrowed({ id: [id] }, relations) });
      const [cells] = found.rows;
      if (!cells) throw new Rejection('not-found', 404);
      return { body: viewOf(cells, relations) };
    },
    context.http,
  );
};
