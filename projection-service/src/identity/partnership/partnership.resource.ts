import { findPartnersOf } from 'access/identity/session/me';
import type { PartnershipRejection } from 'contracts/identity/partnership/partnership.commands';
import { findPartners, listPartnerships } from 'contracts/identity/partnership/partnership.endpoints';
import type { PartnershipView } from 'contracts/identity/partnership/partnership.views';
import { showSignUpLink, showSubAccountOffer } from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import type { SubAccountOfferView } from 'contracts/identity/sub-account-group/sub-account-group.views';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { AccessReads } from '#projection-service/engine/access-resource';
import { isoOf } from '#projection-service/engine/iso-of';

const PARENTS = `
  select p.parent_id as id, t.name as company, p.group_id as "groupId", g.name as "group", ${isoOf('p.since')} as since,
    p.shares_candidates and g.share_candidates as "sharesCandidates"
  from access.partner p join access.tenant t on t.tenant_id = p.parent_id
    join access.sub_account_group g on g.group_id = p.group_id
  where p.partner_id = $1 order by t.name, p.parent_id`;

const LINK = 'select link_token as token from access.sub_account_group where tenant_id = $1 and group_id = $2';

const OFFER = `
  select t.tenant_id as "parentId", g.group_id as "groupId", t.name as company, g.name as "group", g.bypass_billing as "bypassBilling", g.bypass_plugin as "bypassPlugin",
    g.share_candidates as "shareCandidates"
  from access.sub_account_group g join access.tenant t using (tenant_id)
  where g.link_token = $1 and t.suspended_at is null`;

/** What is asked of groups beside their list: their links, as staff and as strangers meet them; and a company's own parents. */
export const partnershipResource = (router: IRouter, { access, http }: AccessReads): void => {
  mount(
    router,
    showSignUpLink,
    async ({ auth, params }) => {
      const { rows } = await access.query<{ token: string | null }>(LINK, [auth.tenantId, params.id]);
      if (!rows[0]) throw new Rejection('not-found', 404);
      return { body: rows[0] };
    },
    http,
  );
  mount(
    router,
    showSubAccountOffer,
    async ({ params }) => {
      const { rows } = await access.query<SubAccountOfferView>(OFFER, [params.token]);
      if (!rows[0]) throw new Rejection<PartnershipRejection>('sub-account-registration-failed', 404);
      return { body: rows[0] };
    },
    http,
  );
  mount(
    router,
    findPartners,
    async ({ auth, query: { q = '' } }) => ({ body: await findPartnersOf(access, auth.userId, q) }),
    http,
  );
  mount(
    router,
    listPartnerships,
    async ({ auth }) => ({ body: (await access.query<PartnershipView>(PARENTS, [auth.tenantId])).rows }),
    http,
  );
};
