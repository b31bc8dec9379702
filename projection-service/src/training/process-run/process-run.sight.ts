import { isAmongIn } from 'access/training/readable-document';
import { hasRunPart } from 'access/training/run-part';
import type { MemberAuth, TenantAuth } from 'contracts/kernel/auth';
import { teamsOf } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import type pg from 'pg';
import { askAs, type ListOptions } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';

type Person = { id: string; name: string; isHere: boolean };

export const seesAllRuns = ({ permissions }: TenantAuth): boolean => permissions.includes('tenant.training.runs.read');

/** Those that somebody has a part in; all others only for those who may (docs/product.md HBK-13). */
const TEAMS = 'select team_id as id from access.team where tenant_id = $1 and $2::uuid = any(user_ids)';
/** Teams that somebody is in. */
export const teamsOfPerson = async (
  access: pg.Pool,
  { tenantId, userId }: Pick<MemberAuth, 'tenantId' | 'userId'>,
): Promise<string[]> => {
  const { rows } = await access.query<{ id: string }>(TEAMS, [tenantId, userId]);
  return rows.map(({ id }) => id);
};

export const askedRuns: NonNullable<ListOptions['asked']> = async ({ whose, ...filter }, auth, { access }) => {
  const { userId } = auth as MemberAuth;
  if (whose === undefined && seesAllRuns(auth)) return filter;
  return {
    ...filter,
    whose: { owner: whose ?? 'mine', userId, teams: await teamsOfPerson(access, auth as MemberAuth) } as never,
  };
};

export const isSeenRun: NonNullable<ListOptions['isSeen']> = async (record, auth, { access }) => {
  if (seesAllRuns(auth)) return true;
  const { tenantId, userId } = auth as MemberAuth;
  return hasRunPart(isAmongIn(access))(tenantId, record as ProcessRunView, userId);
};

/** Names of accounts that a run of the company names, and whether they work there today. */
const PEOPLE = `select a.user_id as id, a.name, m.user_id is not null as "isHere" from access.account a
  left join access.membership m on m.tenant_id = $2 and m.user_id = a.user_id where a.user_id = any($1::uuid[])`;

const TEAM_NAMES = 'select id, name from read.team where tenant_id = $1 and id = any($2::uuid[])';

const named = ({ userId, steps, progress, endedBy }: ProcessRunView): string[] => [
  userId,
  ...steps.flatMap((step) => step.userId ?? []),
  ...Object.values(progress).flatMap(({ done, checks }) => [
    ...(done ? [done.by] : []),
    ...Object.values(checks).map(({ by }) => by),
  ]),
  ...(endedBy === null ? [] : [endedBy]),
];

/** Runs with the names of their people, asked for all rows of one answer together. */
export const shownRuns: NonNullable<ListOptions['complete']> = async (records, context, company, auth) => {
  const { permissions } = auth;
  const runs = records as ProcessRunView[];
  const ids = [...new Set(runs.flatMap(named))];
  const { rows } = ids.length > 0 ? await context.access.query<Person>(PEOPLE, [ids, company]) : { rows: [] };
  const byId = new Map(rows.map((person) => [person.id, person]));
  const teamIds = [...new Set(runs.flatMap(teamsOf))];
  const query = { ...prepared(TEAM_NAMES), values: [company, teamIds], rowMode: 'array' as const };
  const [teams = []] = teamIds.length > 0 ? await askAs(context.reader)(company, [query]) : [];
  const mine = teamIds.length > 0 ? await teamsOfPerson(context.access, auth as MemberAuth) : [];
  const isHidden = !permissions.includes('tenant.candidates.read');
  return runs.map((run) => ({
    ...run,
    ...(isHidden && { candidateName: null }),
    people: [...new Set(named(run))].flatMap((id) => byId.get(id) ?? []),
    teams: (teams as [string, string][])
      .filter(([id]) => teamsOf(run).includes(id))
      .map(([id, name]) => ({ id, name, isMine: mine.includes(id) })),
  }));
};
