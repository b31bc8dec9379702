import { recordIn } from 'access/recruiting/record-in';
import { publishedHandbook } from 'access/training/published';
import { isAmongIn } from 'access/training/readable-document';
import { hasRunPart } from 'access/training/run-part';
import type { MemberAuth } from 'contracts/kernel/auth';
import { streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import {
  MAX_OPEN_STEPS,
  MAX_RUN_HISTORY,
  OFFERED_RUN_PEOPLE,
} from 'contracts/training/process-run/process-run.choices';
import * as endpoints from 'contracts/training/process-run/process-run.endpoints';
import { type ProcessRunEvent, processRun } from 'contracts/training/process-run/process-run.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { people, rowsAs } from '#projection-service/training/matrix/people-page';
import { processRunProjection } from './process-run.projection.ts';
import { seesAllRuns, teamsOfPerson } from './process-run.sight.ts';
import { runPartProjection } from './run-part.projection.ts';

const OPEN = `select p.run_id, p.step_id, s ->> 'name', r.name, p.due_at, t.name, count(*) over ()
  from read.process_run_part p
  join read.process_run r on r.tenant_id = p.tenant_id and r.id = p.run_id
  join lateral jsonb_array_elements(r.outline -> 'steps') s on (s ->> 'id')::uuid = p.step_id
  left join read.team t on t.tenant_id = p.tenant_id and t.id = p.holder_id
  where p.tenant_id = $1 and p.is_todo and p.holder_id = any($2::uuid[])
  order by p.due_at nulls last, p.id limit ${MAX_OPEN_STEPS}`;
const READ_OF_STEPS = [processRunProjection.name, runPartProjection.name, 'identity.team'];
const PEOPLE = `${people()} order by a.name, m.user_id limit ${OFFERED_RUN_PEOPLE}`;
const TEAMS = `select id, name from read.team where tenant_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0)
  order by name, id limit ${OFFERED_RUN_PEOPLE}`;
const NAMES = 'select user_id as id, name from access.account where user_id = any($1::uuid[])';

type Entry = { entry: endpoints.RunEntry['entry']; stepId?: string | null; text?: string; at: string; by: string };
type RecordedRunEvent = Recorded<ProcessRunEvent>;

/** What an event says in a history; undefined: nothing that concerns anybody. */
const entryOf = ({ type, data, metadata: { occurredAt: at, actor } }: RecordedRunEvent): Entry | undefined => {
  const of = { at, by: actor.type === 'system' ? '' : actor.id };
  switch (type) {
    case 'ProcessRunCreated':
      return { ...of, entry: 'started' };
    case 'ProcessRunChanged':
      return { ...of, entry: 'changed' };
    case 'RunStepTaken':
      return { ...of, entry: 'step-taken', stepId: data.stepId };
    case 'RunStepGivenBack':
      return { ...of, entry: 'step-given-back', stepId: data.stepId };
    case 'RunStepDone':
      return { ...of, entry: 'step-done', stepId: data.stepId };
    case 'RunStepReopened':
      return { ...of, entry: 'step-reopened', stepId: data.stepId };
    case 'RunItemTicked':
      return { ...of, entry: 'item-ticked', stepId: data.stepId, text: data.checkId };
    case 'RunItemUnticked':
      return { ...of, entry: 'item-unticked', stepId: data.stepId, text: data.checkId };
    case 'RunCommented':
      return { ...of, entry: 'commented', stepId: data.stepId, text: known(data.text) ?? '' };
    case 'ProcessRunCompleted':
      return { ...of, entry: 'completed' };
    case 'ProcessRunCancelled':
      return { ...of, entry: 'cancelled', text: known(data.reason) ?? '' };
    case 'ProcessRunReopened':
      return { ...of, entry: 'reopened' };
    case 'ProcessRunReminded':
      return data.stepIds.length > 0 ? { ...of, entry: 'reminded' } : undefined;
    case 'ProcessRunRemoved':
      return undefined;
  }
};

/** What people see of runs beside their list: what is to be done in them, what was done, and what waits for whoever asks. */
export const runResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, http, access } = context;
  const versions = publishedHandbook(store);

  const isPart = hasRunPart(isAmongIn(access));
  const namesOf = async (ids: readonly string[]) => {
    const { rows } = await access.query<{ id: string; name: string }>(NAMES, [[...new Set(ids)]]);
    return new Map(rows.map((one) => [one.id, one.name]));
  };
  const runFor = async (auth: MemberAuth, id: string) => {
    const run = await recordIn(store, processRun, { tenantId: auth.tenantId, id });
    if (!run || run.name === null || !(seesAllRuns(auth) || (await isPart(auth.tenantId, run, auth.userId))))
      throw new Rejection('not-found', 404);
    return run;
  };

  mount(
    router,
    endpoints.showRunContent,
    async ({ auth, params: { id } }) => {
      const { tenantId } = auth;
      const { documentId, handbookVersion } = await runFor(auth, id);
      const content = await versions(tenantId, { id: documentId, version: handbookVersion });
      if (!content) throw new Rejection('not-found', 404);
      const ids = [...new Set(content.steps.flatMap((step) => step.lessonIds))];
      const lessons = await Promise.all(ids.map((one) => recordIn(store, trainingLesson, { tenantId, id: one })));
      const taught = lessons.flatMap((lesson) => (lesson ? [{ id: lesson.id, name: lesson.name }] : []));
      const { summary, steps } = content;
      return { body: endpoints.showRunContent.answer.parse({ summary, steps, lessons: taught }) };
    },
    http,
  );
  mount(
    router,
    endpoints.listRunHistory,
    async ({ auth, params: { id } }) => {
      const { outline } = await runFor(auth, id);
      const { events } = await store.readStream<ProcessRunEvent>(streamName('processRun', auth.tenantId, id));
      const entries = (events as unknown as RecordedRunEvent[])
        .flatMap((event) => entryOf(event) ?? [])
        .slice(-MAX_RUN_HISTORY);
      const names = await namesOf(entries.map(({ by }) => by).filter(Boolean));
      const steps = new Map(outline.steps.map((step) => [step.id, step]));
      const body = entries.reverse().map(({ entry, at, by, stepId, text = '' }) => {
        const step = stepId ? steps.get(stepId) : undefined;
        const item = step?.checks.find((check) => check.id === text);
        return { entry, at, byName: names.get(by) ?? null, stepName: step?.name ?? '', text: item?.text ?? text };
      });
      return { body: endpoints.listRunHistory.answer.parse(body) };
    },
    http,
  );
  mount(
    router,
    endpoints.listRunComments,
    async ({ auth, params: { id } }) => {
      const { comments } = await runFor(auth, id);
      const names = await namesOf(comments.map(({ by }) => by));
      const said = comments.map(({ by, ...comment }) => ({ ...comment, byName: names.get(by) ?? null }));
      return { body: endpoints.listRunComments.answer.parse(said) };
    },
    http,
  );
  mount(
    router,
    endpoints.listRunTeams,
    async ({ auth: { tenantId }, query: { q = '' } }) => {
      const found = await rowsAs(context)(TEAMS, [tenantId, q || null]);
      return { body: endpoints.listRunTeams.answer.parse(found.map(([id, name]) => ({ id, name }))) };
    },
    http,
  );
  mount(
    router,
    endpoints.listRunPeople,
    async ({ auth: { tenantId }, query: { q = '' } }) => {
      const found = await rowsAs(context)(PEOPLE, [tenantId, q || null, null]);
      return { body: endpoints.listRunPeople.answer.parse(found.map(([id, name]) => ({ id, name }))) };
    },
    http,
  );
  mount(
    router,
    endpoints.listMyRunSteps,
    async ({ auth: { tenantId, userId }, minPosition }) => {
      await reachMinPosition(context, minPosition, READ_OF_STEPS, tenantId);
      const holders = [userId, ...(await teamsOfPerson(access, { tenantId, userId }))];
      const query = { ...prepared(OPEN), values: [tenantId, holders], rowMode: 'array' as const };
      const [rows = []] = await askAs(reader)(tenantId, [query]);
      const steps = (rows as unknown[][]).map(([runId, stepId, stepName, runName, dueAt, teamName]) => ({
        ...{
          teamName,
          runId,
          stepId,
          stepName,
          runName,
          dueAt: dueAt instanceof Date ? dueAt.toISOString() : (dueAt ?? null),
        },
      }));
      const total = Number((rows as unknown[][])[0]?.[6] ?? 0);
      return { body: endpoints.listMyRunSteps.answer.parse({ steps, total }) };
    },
    http,
  );
};
