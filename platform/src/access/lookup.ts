import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import type { Pool } from 'pg';
import { gather } from '#platform/gather';

/** What one request asks of the access tables: its session, and the membership in the company it names. */
export type AccessQuestion = {
  sid: string;
  /** Uuid or subdomain; null: the only one there is; undefined: none is needed. */
  tenant: string | null | undefined;
};

export type Membership = { tenantId: string; roles: RoleRef[]; permissions: Permission[] };

/** A session that has not ended. `memberships` has two where the question did not tell which. */
export type AccessFacts = { userId: string; gen: number; previousUntil: string | null; memberships: Membership[] };

export type AccessLookup = (question: AccessQuestion) => Promise<AccessFacts | null>;

/** Requests that one query may serve. */
const MAX_BATCH = 256;

const ASK = {
  name: 'access',
  text: `
    select k.ordinal, s.user_id, s.gen, s.previous_until, m.tenant_id, m.roles, m.permissions
    from unnest($1::uuid[], $2::text[], $3::boolean[]) with ordinality as k(sid, tenant, wanted, ordinal)
    join access.session s on s.sid = k.sid and s.ended_at is null
    left join lateral (
      select m.tenant_id, m.roles, m.permissions
      from access.membership m join access.tenant t on t.tenant_id = m.tenant_id
      where m.user_id = s.user_id and (k.tenant is null or k.tenant = t.tenant_id::text or k.tenant = t.subdomain)
      limit 2
    ) m on k.wanted`,
};

type Row = {
  ordinal: bigint;
  user_id: string;
  gen: number;
  previous_until: string | null;
  tenant_id: string | null;
  roles: RoleRef[];
  permissions: Permission[];
};

const factsOf = (rows: Row[]): AccessFacts | null => {
  const [session] = rows;
  if (!session) return null;
  const memberships = rows.flatMap(({ tenant_id: tenantId, roles, permissions }) =>
    tenantId === null ? [] : [{ tenantId, roles, permissions }],
  );
  return { userId: session.user_id, gen: session.gen, previousUntil: session.previous_until, memberships };
};

/** Asks the access tables, never a cache: a revocation holds from the next request on. Concurrent requests share one query. */
export const accessLookup = (pool: Pool): AccessLookup =>
  gather(
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
      const answers = new Map(
        [...distinct.keys()].map((name, index) => [name, factsOf(byOrdinal.get(index + 1) ?? [])]),
      );
      return questions.map((question) => answers.get(nameOf(question)) ?? null);
    },
    { maxBatch: MAX_BATCH, concurrency: 2 },
  );

const nameOf = ({ sid, tenant }: AccessQuestion): string => `${sid} ${tenant}`;
