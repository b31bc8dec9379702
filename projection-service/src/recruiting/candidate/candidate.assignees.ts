import type { TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { CandidateOwner } from 'contracts/recruiting/candidate/candidate.owners';
import { askAs, type ListOptions, type ReadContext } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { teamsOf, thereOf } from '#projection-service/identity/membership/assignees';

/** In the place of an id where nobody looks after somebody: the index finds these as it finds all others. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
/** What no row holds. */
const NONE = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Each user and each team that looks after anybody, by as many steps through the index. */
const HELD = `with recursive held (id) as (
    (select c.looked_after_by from read.candidate c
      where c.tenant_id = $1 and c.is_merged = false and c.looked_after_by > '${NOBODY}' order by c.looked_after_by limit 1)
    union all
    select (select c.looked_after_by from read.candidate c
      where c.tenant_id = $1 and c.is_merged = false and c.looked_after_by > h.id order by c.looked_after_by limit 1)
    from held h where h.id is not null
  )
  select id from held where id is not null`;

type Reading = Pick<ReadContext, 'reader' | 'access'>;

/** Nobody at all, and whoever works here no more. */
const nobodyIn = async (tenantId: string, { reader, access }: Reading): Promise<string[]> => {
  const asked = { ...prepared(HELD), values: [tenantId], rowMode: 'array' as const };
  const [rows = []] = await askAs(reader)(tenantId, [asked]);
  const held = rows.map(([id]) => String(id));
  const there = await thereOf(tenantId, held, { access });
  return [NOBODY, ...held.filter((id) => !there.has(id))];
};

const ownersOf = async (whose: CandidateOwner, auth: TenantAuth, context: Reading) => {
  if (whose === 'nobody') return nobodyIn(auth.tenantId, context);
  // A program has no candidates of its own.
  if (!('userId' in auth)) return [];
  return whose === 'mine' ? [auth.userId] : teamsOf(auth, context);
};

const idsIn = (value: unknown): string[][] => (value === undefined ? [] : [[value].flat().map(String)]);

/** Whoever looks after candidates is one column, whether it is a user, a team or nobody (docs/product.md REC-271). */
export const assigneesAsked = async (
  { assigneeId, teamId, whose, ...filter }: ListQuery['filter'],
  auth: TenantAuth,
  context: Reading,
): Promise<ListQuery['filter']> => {
  const wanted = [...idsIn(assigneeId), ...idsIn(teamId)];
  if (whose !== undefined) wanted.push(await ownersOf(whose as CandidateOwner, auth, context));
  const [first, ...others] = wanted;
  if (!first) return filter;
  const ids = first.filter((id) => others.every((some) => some.includes(id)));
  // One value is found in the order of the index, and has a counter.
  return { ...filter, lookedAfterBy: ids.length > 1 ? ids : (ids[0] ?? NONE) };
};

/** Whether those who are to look after the candidates of a page still may. */
export const withOwners: NonNullable<ListOptions['complete']> = async (records, context, company) => {
  const candidates = records as (Record<string, unknown> & CandidateView)[];
  const ownerOf = ({ assigneeId, teamId }: CandidateView): string | null => assigneeId ?? teamId;
  const owners = candidates.flatMap((candidate) => ownerOf(candidate) ?? []);
  const there = await thereOf(company, owners, context);
  return candidates.map((candidate) => {
    const owner = ownerOf(candidate);
    return { ...candidate, isUnowned: owner !== null && !there.has(owner) };
  });
};
