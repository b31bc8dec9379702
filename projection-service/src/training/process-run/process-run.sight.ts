import type { MemberAuth, TenantAuth } from 'contracts/kernel/auth';
import { hasPart } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import type { ListOptions } from '#projection-service/engine/list-resource';

type Person = { id: string; name: string; isHere: boolean };

export const seesAllRuns = ({ permissions }: TenantAuth): boolean => permissions.includes('tenant.training.runs.read');

/** Those that somebody has a part in; all others only for those who may (docs/product.md HBK-13). */
export const askedRuns: NonNullable<ListOptions['asked']> = async ({ whose, ...filter }, auth) => {
  const { userId } = auth as MemberAuth;
  if (whose === undefined && seesAllRuns(auth)) return filter;
  return { ...filter, whose: { owner: whose ?? 'mine', userId } as never };
};

export const isSeenRun: NonNullable<ListOptions['isSeen']> = async (record, auth) =>
  seesAllRuns(auth) || hasPart(record as ProcessRunView, (auth as MemberAuth).userId);

/** Names of accounts that a run of the company names, and whether they work there today. */
const PEOPLE = `select a.user_id as id, a.name, m.user_id is not null as "isHere" from access.account a
  left join access.membership m on m.tenant_id = $2 and m.user_id = a.user_id where a.user_id = any($1::uuid[])`;

const named = ({ userId, steps, progress, comments, endedBy }: ProcessRunView): string[] => [
  userId,
  ...steps.flatMap((step) => step.userId ?? []),
  ...Object.values(progress).flatMap(({ done, checks }) => [
    ...(done ? [done.by] : []),
    ...Object.values(checks).map(({ by }) => by),
  ]),
  ...comments.map(({ by }) => by),
  ...(endedBy === null ? [] : [endedBy]),
];

/** Runs with the names of their people, asked for all rows of one answer together. */
export const shownRuns: NonNullable<ListOptions['complete']> = async (records, context, company, { permissions }) => {
  const runs = records as ProcessRunView[];
  const ids = [...new Set(runs.flatMap(named))];
  const { rows } = ids.length > 0 ? await context.access.query<Person>(PEOPLE, [ids, company]) : { rows: [] };
  const byId = new Map(rows.map((person) => [person.id, person]));
  const isHidden = !permissions.includes('tenant.candidates.read');
  return runs.map((run) => ({
    ...run,
    ...(isHidden && { candidateName: null }),
    people: [...new Set(named(run))].flatMap((id) => byId.get(id) ?? []),
  }));
};
