import type { Commands } from 'command-service/commands';
import type { CommandMetadata } from 'contracts/kernel/message';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, TaskContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Moment = { at: Date; run: () => Promise<unknown> };
type Planning = { commands: Pick<Commands, 'task'>; company: CompanyContent; now: Date };
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const planTask = ({ commands, company, now }: Planning, task: TaskContent): Moment[] => {
  const { subdomain, people } = company;
  const { title, text = '', by, role, team, candidate, job, daysAgo, dueInDays, doneDaysAgo } = task;
  const userOf = (wanted: string) => people.filter((person) => person.role === wanted).map(userIdOf)[0] ?? null;
  const taskId = demoId('task', subdomain, title);
  const causeOf = (at: Date, doer: string, key: string): CommandMetadata => ({
    ...{ tenantId: tenantIdOf(company), actor: { type: 'user', id: userOf(doer) ?? '' }, ip: null },
    ...{ occurredAt: at.toISOString(), correlationId: taskId, causationId: taskId, now: at },
    idempotencyKey: demoId('task', subdomain, `${title} ${key}`),
  });
  const data = {
    ...{ taskId, title, text, dueOn: dueInDays === undefined ? null : dayOf(daysBefore(now, -dueInDays)) },
    ...{ userId: role ? userOf(role) : null, teamId: team ? demoId('team', subdomain, team) : null },
    candidateId: candidate ? demoId('candidate', subdomain, candidate) : null,
    jobId: job ? demoId('job', subdomain, job) : null,
  };
  const made = atWork(daysBefore(now, daysAgo), now);
  // What the handler fills in is not the demo's to say.
  const create = { type: 'CreateTask', data } as Parameters<Commands['task']>[1];
  const moments: Moment[] = [
    { at: made, run: () => commands.task(taskId, { ...create, metadata: causeOf(made, by, 'made') }) },
  ];
  if (doneDaysAgo === undefined) return moments;
  const done = atWork(daysBefore(now, doneDaysAgo), now);
  const complete = { type: 'CompleteTask' as const, data: {}, metadata: causeOf(done, role ?? by, 'done') };
  return [...moments, { at: done, run: () => commands.task(taskId, complete) }];
};

/** What people of a company have to do, and have done. */
export const planTasks = (planning: Planning): Moment[] =>
  (planning.company.tasks ?? []).flatMap((task) => planTask(planning, task));
