import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { doerOf, teamOf, teamsOf } from 'contracts/training/process-run/process-run.choices';
import {
  isDone,
  type Progress,
  type RunOutline,
  type RunStep,
} from 'contracts/training/process-run/process-run.fields';
import { z } from 'zod';
import { type Addressee, productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Run = {
  userId: string;
  creatorId: string;
  subjectId: string;
  name: string;
  company: string;
  steps: RunStep[];
  progress: Progress;
  outline: RunOutline;
};
type Person = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  isOwner: boolean;
  isMuted: boolean;
  teams: string[];
};

const RUN = {
  projections: ['training.processRun'],
  text: `select r.user_id as "userId", r.creator_id as "creatorId", r.subject_id as "subjectId", r.name, t.name as company,
      r.steps, r.progress, r.outline
    from read.process_run r join access.tenant t on t.tenant_id = r.tenant_id
    where r.tenant_id = $1 and r.id = $2 and r.status = 'running' and r.name is not null`,
};
/** Of these and of everybody in these teams those who work here, and the owners. */
const PEOPLE = {
  projections: [],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, 'Owner' = any(m.roles) as "isOwner",
      'assignments' = any(a.muted_mails) as "isMuted",
      array(select t.team_id::text from access.team t where t.tenant_id = $1 and t.team_id = any($3::uuid[])
        and m.user_id = any(t.user_ids)) as teams
    from access.membership m join access.account a on a.user_id = m.user_id
    where m.tenant_id = $1 and (m.user_id = any($2::uuid[]) or 'Owner' = any(m.roles) or exists (
      select from access.team t where t.tenant_id = $1 and t.team_id = any($3::uuid[]) and m.user_id = any(t.user_ids))) order by a.user_id`,
};

const Before = z.strictObject({
  userId: Id.optional(),
  steps: z.record(Id, Id.nullable()).optional(),
  teams: z.record(Id, Id.nullable()).optional(),
});

/** Whose a step is: somebody's, or the team's whose members are all told. */
const keyOf = (step: { userId: string | null; teamId?: string | null }, run: { userId: string }): string =>
  doerOf(step, run) ?? `team ${teamOf(step)}`;

/** Steps that somebody was given now, or whose day has come, by whose they are. */
const stepsByDoer = (run: Run, { before, stepIds, news }: z.infer<typeof Payload>): Map<string, string[]> => {
  const byDoer = new Map<string, string[]>();
  for (const step of run.steps) {
    const { stepId } = step;
    if (isDone(run.progress, stepId) || (stepIds !== null && !stepIds.includes(stepId))) continue;
    const doer = keyOf(step, run);
    const was = {
      userId: before.steps && stepId in before.steps ? (before.steps[stepId] ?? null) : step.userId,
      teamId: before.teams && stepId in before.teams ? (before.teams[stepId] ?? null) : teamOf(step),
    };
    const wasTheirs = news === 'given-more' && keyOf(was, { userId: before.userId ?? run.userId }) === doer;
    if (wasTheirs) continue;
    const name = run.outline.steps.find(({ id }) => id === stepId)?.name ?? '';
    byDoer.set(doer, [...(byDoer.get(doer) ?? []), name]);
  }
  return byDoer;
};

/** Steps that a mail names; the page has all. */
const NAMED = 10;
const more: Record<Locale, (count: number) => string> = {
  'en-us': (count) => `and ${count} more`,
  'pt-br': (count) => `e mais ${count}`,
};
const stepsIn = (locale: Locale, names: readonly string[]) => {
  const left = names.length - NAMED;
  return { lines: [...names.slice(0, NAMED), ...(left > 0 ? [more[locale](left)] : [])] };
};

/** Of a team, whoever takes a step does it; not theirs: whoever was to do it works here no more. */
const mailAbout = (doer: string, { isDue, isTheirs }: { isDue: boolean; isTheirs: boolean }) => {
  const isTeams = doer.startsWith('team ');
  if (!isDue) return isTeams ? 'process-given-team' : 'process-given';
  if (!isTheirs) return 'process-due-nobody';
  return isTeams ? 'process-due-team' : 'process-due';
};

const Payload = z.strictObject({
  processRunId: Id,
  /** Who gave them: is not told. */
  by: Id.nullable(),
  news: z.enum(['given', 'given-more', 'due']),
  /** Whose steps were before, as far as that has changed. */
  before: Before,
  stepIds: z.array(Id).nullable(),
});

/**
 * Tells people of steps that they were given, or whose day has come. What is due of somebody who works here no more is told
 * to the leader, else to the starter, else to the owners. What nobody of a team has taken is told to all of it.
 */
export const tellDoers = productMailJob({
  name: 'training.process-run.tell-doers',
  payload: Payload,
  recipients: async ({ data, cause }, { read, publicUrl }) => {
    const { processRunId, by, news } = data;
    const [run] = await read<Run>(cause, { ...RUN, values: [cause.tenantId, processRunId] });
    if (!run) return [];
    const byDoer = stepsByDoer(run, data);
    const ids = [...byDoer.keys()].filter((key) => Id.safeParse(key).success).concat(run.userId, run.creatorId);
    const people = await read<Person>(cause, { ...PEOPLE, values: [cause.tenantId, ids, teamsOf(run)] });
    const find = (key: string) =>
      people.filter(({ userId, teams }) => userId === key || teams.some((team) => key === `team ${team}`));
    const url = inCompany(`${publicUrl}/t/trainings/process-runs/${processRunId}/view`, cause.tenantId);
    const { name: runName, company, subjectId } = run;
    return [...byDoer].flatMap(([doer, steps]) => {
      if (doer === by) return [];
      const theirs = find(doer);
      const others = [find(run.userId), find(run.creatorId), people.filter(({ isOwner }) => isOwner)];
      const told =
        theirs.length > 0
          ? theirs.filter(({ userId, isMuted }) => userId !== by && (news === 'due' || !isMuted))
          : news === 'due'
            ? (others.find((some) => some.length > 0) ?? [])
            : [];
      return told.map(({ userId, email, name, locale: said }): Addressee => {
        const locale = Locale.catch(DEFAULT_LOCALE).parse(said);
        return {
          ...{ to: email, subjectId, readerId: userId, target: `${doer}/${userId}`, locale },
          ...productMailWith(mailAbout(doer, { isDue: news === 'due', isTheirs: theirs.length > 0 }), {
            ...{ 'user.name': name, 'company.name': company, 'process.name': runName },
            ...{ 'process.steps': stepsIn(locale, steps), 'process.link': { url } },
          }),
        };
      });
    });
  },
});
