import type { Commands } from 'command-service/commands';
import { delayMs } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { EVENT_ACTIONS, stepCommands } from 'contracts/automation/event-action/event-action.steps';
import { type EventActionRunView, eventActionRunId } from 'contracts/automation/event-action/event-action-run.entity';
import { derivedId } from 'contracts/kernel/id';
import type { Actor, CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { settlesAt } from 'contracts/recruiting/interview/interview.statuses';
import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, RuleContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { templateIdOf } from '#deploy/seed/mails';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Step } from '#deploy/seed/step';

type Moment = { at: Date; run: () => Promise<unknown> };
type Planning = { commands: Commands; company: CompanyContent; now: Date; registeredAt: Date };

const causeOf = (company: CompanyContent, actor: Actor, at: Date, ...key: string[]): CommandMetadata => {
  const id = derivedId('demo', 'rule', company.subdomain, ...key);
  return {
    ...{ tenantId: tenantIdOf(company), actor, ip: null, occurredAt: at.toISOString(), now: at },
    ...{ correlationId: id, causationId: id, idempotencyKey: id },
  };
};
const byProcess = (name: string): Actor => ({ type: 'system', id: name });

/** Every change of status, settled when it can be undone no more. */
const planSettling = ({ commands, company, now }: Planning, steps: readonly Step[]): Moment[] =>
  steps.flatMap(({ id, at, command }): Moment[] => {
    if (command.type !== 'ChangeInterviewStatus') return [];
    const dueAt = settlesAt(at.toISOString());
    const moment = new Date(dueAt);
    if (moment > now) return [];
    const metadata = causeOf(company, byProcess('recruiting.interview.settling'), moment, 'settle', id, dueAt);
    return [
      { at: moment, run: () => commands.interview(id, { type: 'SettleInterviewStatus', data: { dueAt }, metadata }) },
    ];
  });

const noTask = { assignee: null, title: null, text: null, dueDays: null };
const none = {
  ...{ templateId: null, to: null, userId: null, teamId: null, address: null, labelId: null, status: null },
  ...{ reasonId: null, comment: null, isSilent: false },
  ...{ ...noTask, programId: null, webhookId: null, documentId: null },
};
export const webhookIdOf = ({ subdomain }: CompanyContent, name: string): string => demoId('webhook', subdomain, name);

const actionOf = (company: CompanyContent, does: RuleContent['does']): EventActionStep => {
  if ('invites' in does) return { ...none, kind: 'invite' };
  if ('program' in does) {
    const programId = demoId('trainingProgram', company.subdomain, does.program);
    return { ...none, kind: 'schedule-training', programId };
  }
  if ('webhook' in does) return { ...none, kind: 'call-webhook', webhookId: webhookIdOf(company, does.webhook) };
  if ('task' in does) {
    const { task: title, text, dueDays } = does;
    return { ...none, kind: 'create-task', assignee: 'hiring-manager', title, text, dueDays };
  }
  const found = company.mailTemplates?.find(({ name }) => name === does.template);
  return { ...none, kind: 'mail', to: 'candidate', templateId: found ? templateIdOf(company, found) : null };
};

const refusalOf = (error: unknown): string => {
  if (error instanceof Rejection) return error.code;
  throw error;
};

/** What a rule makes of one interview whose status was settled. */
const planRun = (planning: Planning, rule: RuleContent, { id: recordId, at }: Step): Moment[] => {
  const { commands, company, now } = planning;
  const { subdomain } = company;
  const settled = new Date(settlesAt(at.toISOString()));
  const due = new Date(settled.getTime() + delayMs(rule.delay));
  if (due > now) return [];
  const eventActionId = demoId('eventAction', subdomain, rule.name);
  const causeId = derivedId('demo', 'settled', recordId);
  const id = eventActionRunId({ eventActionId, recordId, causeId, isOnce: true });
  const by = (moment: Date, ...key: string[]) => causeOf(company, byProcess(EVENT_ACTIONS), moment, id, ...key);
  const dueAt = due.toISOString();
  const said = { status: rule.status ?? null, label: null };
  const happened = { event: 'status-changed' as const, causeId, recordId, said, happenedAt: settled.toISOString() };
  const data = { ...happened, depth: 0, eventActionIds: [eventActionId] };
  const carryOut = async () => {
    const fired = await commands.eventActionRun(id, {
      type: 'FireEventActionRun',
      data: { dueAt },
      metadata: by(due, 'due'),
    });
    if (fired.state.status !== 'kept' || fired.state.record.status !== 'running') return;
    const run = fired.state.record;
    const results: EventActionRunView['results'] = [];
    for (const [index, step] of run.actions.entries()) {
      let code: string | null = null;
      for (const { aggregate, id: mailId, ...command } of stepCommands(step, run, {
        index,
        publicUrl: '',
        at: dueAt,
        today: dueAt.slice(0, 10),
      })) {
        if (aggregate !== 'candidateMail') continue;
        // Written already, where the seed was interrupted since; else it is refused, as to an address that mails come back from.
        const refused = await commands
          .candidateMail(mailId, { ...command, metadata: by(due, 'mail') } as never)
          .then(() => null, refusalOf);
        code = refused === 'already-exists' ? null : refused;
        if (code !== null) continue;
        const sent = { type: 'NoteCandidateMailSent' as const, data: { answer: '250 2.0.0 OK' } };
        await commands.candidateMail(mailId, { ...sent, metadata: by(due, 'sent') });
      }
      results.push({ outcome: code === null ? 'done' : 'refused', code });
    }
    await commands.eventActionRun(id, { type: 'FinishEventActionRun', data: { results }, metadata: by(due, 'done') });
  };
  return [
    {
      at: settled,
      run: () =>
        commands.eventActionRun(recordId, { type: 'BeginEventActionRuns', data, metadata: by(settled, 'begun') }),
    },
    { at: due, run: carryOut },
  ];
};

const planRule = (planning: Planning, rule: RuleContent, steps: readonly Step[]): Moment[] => {
  const { commands, company, now, registeredAt } = planning;
  const { name, description, status, event = 'status-changed', delay, onDaysAgo, does } = rule;
  const [owner] = company.people;
  const at = onDaysAgo === undefined ? registeredAt : daysBefore(now, onDaysAgo);
  const eventActionId = demoId('eventAction', company.subdomain, name);
  const data = {
    ...{ eventActionId, name, description, event, ...delay, isOnce: true },
    filters: status ? [{ field: 'status' as const, operator: 'is' as const, values: [status] }] : [],
    ...{ actions: [actionOf(company, does)], isOn: onDaysAgo !== undefined },
  };
  const metadata = causeOf(company, { type: 'user', id: owner ? userIdOf(owner) : '' }, at, name);
  const made: Moment = {
    at,
    run: () => commands.eventAction(eventActionId, { type: 'CreateEventAction', data, metadata }),
  };
  const moved = steps.filter(
    (step) => step.at > at && step.command.type === 'ChangeInterviewStatus' && step.command.data.status === status,
  );
  return [made, ...(data.isOn ? moved.flatMap((step) => planRun(planning, rule, step)) : [])];
};

/** The rules of a company, and what those that are on have done since. */
export const planRules = (planning: Planning, steps: readonly Step[]): Moment[] => [
  ...planSettling(planning, steps),
  ...(planning.company.rules ?? []).flatMap((rule) => planRule(planning, rule, steps)),
];
