import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import type { Pool } from 'pg';
import { batchLoader } from 'platform/batch-loader';
import type { Membership } from '#access/identity/membership/membership';
import { askPartners } from '#access/identity/partnership/partner.lookup';

/** What one request asks of the access tables: its session, and the membership in the company it names. */
export type AccessQuestion = {
  sid: string;
  /** Uuid or subdomain, also one that the company has left; null: the only one there is; undefined: none is needed. */
  tenant: string | null | undefined;
};

/** A session that has not ended. `memberships` has two where the question did not tell which. */
export type AccessFacts = {
  userId: string;
  gen: number;
  previousUntil: string | null;
  /** Only of a session of the landlord area: whether its person is still a platform admin. */
  isPlatformAdmin?: boolean;
  memberships: Membership[];
};

export type AccessLookup = (question: AccessQuestion) => Promise<AccessFacts | null>;

/** Of the permissions of a membership `m` those that no change under way takes. */
export const PERMISSIONS = `case when not exists (select from access.withheld w where w.tenant_id = m.tenant_id) then m.permissions
  else array(select p from unnest(m.permissions) as p where not exists (select from access.withheld w
    where w.tenant_id = m.tenant_id and (w.user_id = m.user_id or w.role_id = any (m.roles)) and p = any (w.permissions)))
  end`;

/** That no change under way takes a membership `m` whole. */
export const IS_KEPT = `not exists (select from access.withheld w
  where w.tenant_id = m.tenant_id and w.user_id = m.user_id and w.permissions is null)`;

/** Requests that one query may serve. */
const MAX_BATCH = 256;

const ASK = {
  name: 'access',
  text: `
    select k.ordinal, s.user_id, s.gen, s.previous_until,
      case when s.area = 'landlord' then exists (
        select from access.platform_admin l where l.user_id = s.user_id and l.granted_at is not null
      ) end as is_platform_admin,
      m.tenant_id, m.roles, m.permissions, m.is_suspended
    from unnest($1::uuid[], $2::text[], $3::boolean[]) with ordinality as k(sid, tenant, wanted, ordinal)
    join access.session s on s.sid = k.sid and s.ended_at is null
    left join lateral (
      select m.tenant_id, m.roles, ${PERMISSIONS} as permissions, t.suspended_at is not null as is_suspended
      from access.membership m join access.tenant t on t.tenant_id = m.tenant_id
      where m.user_id = s.user_id and (k.tenant is null or k.tenant = t.tenant_id::text or k.tenant = t.subdomain
          or k.tenant = any (t.former_subdomains))
        and ${IS_KEPT}
      limit 2
    ) m on k.wanted`,
};

type Row = {
  ordinal: bigint;
  user_id: string;
  gen: number;
  previous_until: string | null;
  is_platform_admin: boolean | null;
  tenant_id: string | null;
  roles: RoleRef[];
  permissions: Permission[];
  is_suspended: boolean;
};

const membershipOf = ({ tenant_id: tenantId, roles, permissions, is_suspended }: Row): Membership[] => {
  if (tenantId === null) return [];
  return is_suspended ? [{ tenantId, roles, permissions: [], isSuspended: true }] : [{ tenantId, roles, permissions }];
};

const factsOf = (rows: Row[]): AccessFacts | null => {
  const [session] = rows;
  if (!session) return null;
  const memberships = rows.flatMap(membershipOf);
  const { user_id: userId, gen, previous_until: previousUntil, is_platform_admin: isPlatformAdmin } = session;
  return { userId, gen, previousUntil, ...(isPlatformAdmin !== null && { isPlatformAdmin }), memberships };
};

/** Whoever named a company that they are no member of may be an admin of its parent. */
const letPartnersIn = async (
  pool: Pool,
  asked: readonly AccessQuestion[],
  answers: readonly (AccessFacts | null)[],
): Promise<void> => {
  const outsiders = asked.flatMap(({ tenant }, index) => {
    const facts = answers[index];
    return tenant && facts?.memberships.length === 0 ? [{ tenant, facts, userId: facts.userId }] : [];
  });
  if (outsiders.length === 0) return;
  const partnerships = await askPartners(pool, outsiders);
  partnerships.forEach((membership, index) => {
    if (membership) outsiders[index]?.facts.memberships.push(membership);
  });
};

/** Asks the access tables, never a cache: a revocation holds from the next request on. Concurrent requests share one query. */
export const accessLookup = (pool: Pool): AccessLookup =>
  batchLoader(
    async (questions: AccessQuestion[]) => {
      const distinct = new Map(questions.map((question) => [nameOf(question), question]));
      const asked = [...distinct.values()];
      const { rows } = await pool.query<Row>({
        ...ASK,
        values: [
          asked.map(({ sid }) => sid),
          asked.map(({ tenant }) => tenant ?? null),
          asked.map(({ tenant }) => tenant !== undefined),
        ],
      });
      const byOrdinal = Map.groupBy(rows, ({ ordinal }) => Number(ordinal));
      const facts = asked.map((_, index) => factsOf(byOrdinal.get(index + 1) ?? []));
      await letPartnersIn(pool, asked, facts);
      const answers = new Map([...distinct.keys()].map((name, index) => [name, facts[index]]));
      return questions.map((question) => answers.get(nameOf(question)) ?? null);
    },
    { maxBatch: MAX_BATCH, concurrency: 2 },
  );

const nameOf = ({ sid, tenant }: AccessQuestion): string => `${sid} ${tenant}`;
