import type { Commands } from 'command-service/commands';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { ProcessRunCommand } from 'contracts/training/process-run/process-run.entity';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, HandbookDocumentContent, ProcessRunContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { handbookIdOf } from '#deploy/seed/handbook';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Moment = { at: Date; run: () => Promise<unknown> };
type Planning = { commands: Pick<Commands, 'processRun'>; company: CompanyContent; now: Date };
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const planRun = (planning: Planning, content: ProcessRunContent, document: HandbookDocumentContent): Moment[] => {
  const { commands, company, now } = planning;
  const { subdomain, people } = company;
  const { name, leader, startedDaysAgo, dueInDays, steps } = content;
  const id = demoId('processRun', subdomain, name);
  const userOf = (role = leader) => people.filter((person) => person.role === role).map(userIdOf)[0] ?? null;
  const dayIn = (days?: number) => (days === undefined ? null : dayOf(daysBefore(now, -days)));
  const causeOf = (at: Date, role: ProcessRunContent['leader'], key: string): CommandMetadata => ({
    ...{ tenantId: tenantIdOf(company), actor: { type: 'user', id: userOf(role) ?? '' }, ip: null },
    ...{ occurredAt: at.toISOString(), correlationId: id, causationId: id, now: at },
    idempotencyKey: demoId('processRun', subdomain, `${name} ${key}`),
  });
  const send = (at: Date, role: ProcessRunContent['leader'], key: string, command: object): Moment => ({
    at,
    run: () => commands.processRun(id, { ...command, metadata: causeOf(at, role, key) } as ProcessRunCommand),
  });
  const stepIds = document.steps.map((step) => demoId('handbookStep', subdomain, `${document.name}.${step.name}`));
  const startedAt = atWork(daysBefore(now, startedDaysAgo), now);
  const data = {
    ...{ processRunId: id, documentId: handbookIdOf(company, document.name), name, userId: userOf() },
    ...{ startsOn: dayOf(startedAt), dueOn: dayIn(dueInDays) },
    steps: steps.map(({ role, team, dueInDays: days }, at) => ({
      ...{ stepId: stepIds[at], userId: role ? userOf(role) : null, dueOn: dayIn(days) },
      teamId: team ? demoId('team', subdomain, team) : null,
    })),
  };
  const moments = steps.flatMap(({ role = leader, doneDaysAgo, comment }, at): Moment[] => {
    const stepId = stepIds[at];
    const { name: stepName = '', checks = [] } = document.steps[at] ?? {};
    const said = comment
      ? [
          send(atWork(daysBefore(now, comment.daysAgo), now), comment.role, `comment ${at}`, {
            ...{ type: 'CommentRun', data: { stepId, text: comment.text } },
          }),
        ]
      : [];
    if (doneDaysAgo === undefined) return said;
    const doneAt = atWork(daysBefore(now, doneDaysAgo), now);
    const ticked = checks.map((text, number) => {
      const checkId = demoId('handbookCheck', subdomain, `${document.name}.${stepName}.${text}`);
      return send(doneAt, role, `item ${at} ${number}`, { type: 'TickRunItem', data: { stepId, checkId } });
    });
    return [...ticked, send(doneAt, role, `step ${at}`, { type: 'TickRunStep', data: { stepId } }), ...said];
  });
  return [send(startedAt, leader, 'started', { type: 'CreateProcessRun', data }), ...moments];
};

/** Processes of a company as its people carried them out. */
export const planProcessRuns = (planning: Planning): Moment[] =>
  (planning.company.processRuns ?? []).flatMap((run) => {
    const document = planning.company.handbook?.find(({ name }) => name === run.process);
    return document ? planRun(planning, run, document) : [];
  });
