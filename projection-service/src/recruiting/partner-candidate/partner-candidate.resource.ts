import { restrictedJobs } from 'access/recruiting/hidden-jobs';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import { searchWords } from 'contracts/kernel/search-words';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import {
  listPartnerCandidates,
  listSharingCompanies,
} from 'contracts/recruiting/partner-candidate/partner-candidate.endpoints';
import type {
  PartnerCandidateView,
  SharingCompanyView,
} from 'contracts/recruiting/partner-candidate/partner-candidate.views';
import type { IRouter } from 'express';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { createFind } from '#projection-service/engine/list-find';
import { askAs, type ReadContext, rangeHeaders } from '#projection-service/engine/list-resource';
import { projected, type Via } from '#projection-service/engine/list-source';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';

/** It takes both: the company agreed, and the group still asks for it. */
const SHARING = `
  select t.tenant_id as id, t.name
  from access.partner p join access.sub_account_group g on g.group_id = p.group_id
    join access.tenant t on t.tenant_id = p.partner_id
  where p.parent_id = $1 and p.shares_candidates and g.share_candidates
    and t.suspended_at is null order by t.name, t.tenant_id`;

const NEWEST = `
  select distinct on (candidate_id) candidate_id, job_title, status from read.interview
  where tenant_id = $1 and candidate_id = any ($2::uuid[]) and (job_id is null or job_id <> all ($3::uuid[]))
  order by candidate_id, updated_at desc`;

const FIELDS = ['id', 'firstName', 'lastName', 'updatedAt'];
/** By names alone: what else the search knows of a candidate is not shared. */
const isCalled: Via = {
  table: candidateProjection.table,
  row: 'id',
  asks: (typed) => [
    searchWords(String(typed)).map((word) => ({
      ...{ column: 'plain_name', type: 'text', operator: '~~' },
      value: `%${word}%`,
    })),
  ],
};
const source = { ...projected(candidateProjection), via: { isCalled } };
const nothing = { rows: [], total: 0, first: 0 };

type Context = ReadContext & { access: pg.Pool };

/**
 * Candidates of a partner. Rows are read as that company's reader, under its own row-level security, once the access tables say
 * that it shares them with who asks.
 */
export const partnerCandidateResource = (router: IRouter, context: Context): void => {
  const ask = askAs(context.reader);
  const find = createFind(
    { resource: candidate.list, source, fields: FIELDS, tieBreaker: 'id', sameWithin: {}, usual: { isMerged: false } },
    ask,
  );
  /** Sharing does not go on: an admin of the parent's own parent sees nothing here. */
  const sharing = async (auth: TenantAuth): Promise<SharingCompanyView[]> => {
    if ('partnerOf' in auth && auth.partnerOf) return [];
    return (await context.access.query<SharingCompanyView>(SHARING, [auth.tenantId])).rows;
  };

  const withInterviews = async (company: SharingCompanyView, rows: unknown[][]): Promise<PartnerCandidateView[]> => {
    const ids = rows.map(([id]) => String(id));
    const values = [company.id, ids, await restrictedJobs(context.access, company.id)];
    const newest = { ...prepared(NEWEST), values, rowMode: 'array' as const };
    const [interviews = []] = ids.length > 0 ? await ask(company.id, [newest]) : [];
    const byCandidate = new Map(interviews.map(([id, jobTitle, status]) => [id, { jobTitle, status }]));
    return rows.map(
      ([id, firstName, lastName, updatedAt]) =>
        ({
          ...{ id, companyId: company.id, company: company.name, firstName, lastName, updatedAt },
          ...(byCandidate.get(id) ?? { jobTitle: null, status: null }),
        }) as PartnerCandidateView,
    );
  };

  mount(router, listSharingCompanies, async ({ auth }) => ({ body: await sharing(auth) }), context.http);
  mount(
    router,
    listPartnerCandidates,
    async ({ auth, query: listed, minPosition }) => {
      await reachMinPosition(context, minPosition, [candidateProjection.name, interviewProjection.name]);
      const query = listed as ListQuery;
      const { companyId, q, ...asked } = query.filter;
      const filter = { ...asked, ...(q ? { q, isCalled: q } : {}) };
      const company = (await sharing(auth)).find(({ id }) => companyId === undefined || id === companyId);
      const found = company ? await find(company.id, { ...query, filter }) : nothing;
      return {
        body: company ? await withInterviews(company, found.rows) : [],
        headers: rangeHeaders('partner-candidates', found),
      };
    },
    context.http,
  );
};
