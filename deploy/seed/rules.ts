import type { Commands } from 'command-service/commands';
import { delayMs, learningIn } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { EVENT_ACTIONS, stepCommands } from 'contracts/automation/event-action/event-action.steps';
import { triggersOf } from 'contracts/automation/event-action/event-action.triggers';
import { type EventActionRunView, eventActionRunId } from 'contracts/automation/event-action/event-action-run.entity';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { Actor, CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { settlesAt } from 'contracts/recruiting/interview/interview.statuses';
import { acknowledgementIdOf } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { certificateIdOf } from 'contracts/training/certificate/certificate.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, RuleContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { handbookIdOf } from '#deploy/seed/handbook';
import { templateIdOf } from '#deploy/seed/mails';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Step } from '#deploy/seed/step';

/** Where links in mails of the demo lead. */
const PUBLIC_URL = 'http://localhost:3000';
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
  ...{ ...noTask, programId: null, jobId: null, webhookId: null, documentId: null },
};
export const webhookIdOf = ({ subdomain }: CompanyContent, name: string): string => demoId('webhook', subdomain, name);

const actionOf = (company: CompanyContent, { does, event = 'status-changed' }: RuleContent): EventActionStep => {
  if ('invites' in does) return { ...none, kind: 'invite' };
  if ('program' in does) {
    const programId = demoId('trainingProgram', company.subdomain, does.program);
    return { ...none, kind: 'schedule-training', programId };
  }
  if ('webhook' in does) return { ...none, kind: 'call-webhook', webhookId: webhookIdOf(company, does.webhook) };
  const teamIdOf = (name: string) => demoId('team', company.subdomain, name);
  if ('assignsTo' in does)
    return { ...none, kind: 'assign-candidate', assignee: 'team', teamId: teamIdOf(does.assignsTo) };
  if ('task' in does) {
    const { task: title, text, dueDays, team } = does;
    const who =
      team === undefined
        ? { assignee: 'hiring-manager' as const }
        : { assignee: 'team' as const, teamId: teamIdOf(team) };
    return { ...none, kind: 'create-task', ...who, title, text, dueDays };
  }
  const found = company.mailTemplates?.find(({ name }) => name === does.template);
  const to = does.to ?? (learningIn(event) ? 'person' : 'candidate');
  return { ...none, kind: 'mail', to, templateId: found ? templateIdOf(company, found) : null };
};

const refusalOf = (error: unknown): string => {
  if (error instanceof Rejection) return error.code;
  throw error;
};

type Due = { id: string; dueAt: string; by: (key: string) => CommandMetadata };

/** Does what a run is to do at its moment, as workers would. */
const carryOut = async (commands: Commands, { id, dueAt, by }: Due): Promise<void> => {
  const fire = { type: 'FireEventActionRun' as const, data: { dueAt }, metadata: by('due') };
  const fired = await commands.eventActionRun(id, fire).catch((error) => {
    // None was begun: the filters did not hold.
    if (refusalOf(error) === 'not-found') return null;
    throw error;
  });
  if (fired?.state.status !== 'kept' || fired.state.record.status !== 'running') return;
  const run = fired.state.record;
  const results: EventActionRunView['results'] = [];
  for (const [index, step] of run.actions.entries()) {
    let code: string | null = null;
    const asked = { index, publicUrl: PUBLIC_URL, at: dueAt, today: dueAt.slice(0, 10) };
    for (const { aggregate, id: recordId, ...command } of stepCommands(step, run, asked)) {
      const send = commands[aggregate] as (id: string, command: object) => Promise<unknown>;
      // Done already, where the seed was interrupted since; else it is refused, as to an address that mails come back from.
      const refused = await send(recordId, { ...command, metadata: by(`action ${index}`) }).then(() => null, refusalOf);
      code = refused === 'already-exists' ? null : refused;
      if (code !== null || aggregate !== 'candidateMail') continue;
      const sent = { type: 'NoteCandidateMailSent' as const, data: { answer: '250 2.0.0 OK' } };
      await commands.candidateMail(recordId, { ...sent, metadata: by('sent') });
    }
    results.push({ outcome: code === null ? 'done' : 'refused', code });
  }
  await commands.eventActionRun(id, { type: 'FinishEventActionRun', data: { results }, metadata: by('done') });
};

/** What a rule follows: when it happened, to which record, and what it is called in the history of the demo. */
type Happened = { at: Date; recordId: string; causeId: string };

/** Interviews that got the status of a rule, once that was settled; else candidates who were added or assigned. */
const followedBy = ({ status, event }: RuleContent, steps: readonly Step[]): Happened[] =>
  steps.flatMap(({ id: recordId, at, key, command }): Happened[] => {
    if (status !== undefined) {
      if (command.type !== 'ChangeInterviewStatus' || command.data.status !== status) return [];
      const settled = new Date(settlesAt(at.toISOString()));
      return [{ at: settled, recordId, causeId: derivedId('demo', 'settled', recordId) }];
    }
    const follows = { 'candidate-added': 'CreateCandidate', 'candidate-assigned': 'AssignCandidate' } as const;
    if (follows[event as keyof typeof follows] !== command.type) return [];
    return [{ at, recordId, causeId: derivedId('demo', 'happened', key) }];
  });

/** What a rule makes of what has happened. */
const planRun = (planning: Planning, rule: RuleContent, { at, recordId, causeId }: Happened): Moment[] => {
  const { commands, company, now } = planning;
  const { subdomain } = company;
  const due = new Date(at.getTime() + delayMs(rule.delay));
  if (due > now) return [];
  const eventActionId = demoId('eventAction', subdomain, rule.name);
  const id = eventActionRunId({ eventActionId, recordId, causeId, isOnce: true });
  const by = (moment: Date, ...key: string[]) => causeOf(company, byProcess(EVENT_ACTIONS), moment, id, ...key);
  const dueAt = due.toISOString();
  const { status = null, event = 'status-changed' } = rule;
  const happened = { event, causeId, recordId, said: { status, label: null }, happenedAt: at.toISOString() };
  const data = { ...happened, depth: 0, eventActionIds: [eventActionId] };
  return [
    {
      at,
      run: () => commands.eventActionRun(recordId, { type: 'BeginEventActionRuns', data, metadata: by(at, 'begun') }),
    },
    { at: due, run: () => carryOut(commands, { id, dueAt, by: (key) => by(due, key) }) },
  ];
};

const planRule = (planning: Planning, rule: RuleContent, steps: readonly Step[]): Moment[] => {
  const { commands, company, now, registeredAt } = planning;
  const { name, description, status, event = 'status-changed', filters = [], delay, onDaysAgo } = rule;
  const madeDaysAgo = onDaysAgo ?? rule.madeDaysAgo;
  const [owner] = company.people;
  const at = madeDaysAgo === undefined ? registeredAt : daysBefore(now, madeDaysAgo);
  const eventActionId = demoId('eventAction', company.subdomain, name);
  const data = {
    ...{ eventActionId, name, description, event, ...delay, isOnce: true },
    filters: status
      ? [{ field: 'status' as const, operator: 'is' as const, values: [status], customFieldId: null }]
      : filters.map(({ own, values, ...filter }) => ({
          ...{ ...filter, values: [...values] },
          customFieldId: own === undefined ? null : demoId('custom-field', company.subdomain, own),
        })),
    ...{ actions: [actionOf(company, rule)], isOn: onDaysAgo !== undefined },
  };
  const metadata = causeOf(company, { type: 'user', id: owner ? userIdOf(owner) : '' }, at, name);
  const made: Moment = {
    at,
    run: () => commands.eventAction(eventActionId, { type: 'CreateEventAction', data, metadata }),
  };
  const since = data.isOn ? steps.filter((step) => step.at > at) : [];
  return [made, ...followedBy(rule, since).flatMap((happened) => planRun(planning, rule, happened))];
};

/** The rules of a company, and what those that are on have done since. */
export const planRules = (planning: Planning, steps: readonly Step[]): Moment[] => [
  ...planSettling(planning, steps),
  ...(planning.company.rules ?? []).flatMap((rule) => planRule(planning, rule, steps)),
];

type Following = { commands: Commands; store: EventStore; company: CompanyContent; now: Date };

/** The streams of what people of a company learn, have earned and read. */
const learningStreams = (company: CompanyContent): string[] => {
  const { subdomain, training, handbook = [], people } = company;
  const tenantId = tenantIdOf(company);
  return people.map(userIdOf).flatMap((userId) => [
    ...(training?.programs ?? []).flatMap(({ name }) => {
      const assignmentId = assignmentIdOf(demoId('trainingSchedule', subdomain, name), userId);
      const certificateId = certificateIdOf(assignmentId);
      return [
        streamName('trainingAssignment', tenantId, assignmentId),
        streamName('trainingCertificate', tenantId, certificateId),
      ];
    }),
    ...handbook.map((document) =>
      streamName('acknowledgement', tenantId, acknowledgementIdOf(handbookIdOf(company, document.name), userId)),
    ),
  ]);
};

/** What rules about people who learn and read have done since they are on, in the order of time. */
export const followLearning = async ({ commands, store, company, now }: Following): Promise<void> => {
  const rules = (company.rules ?? []).filter(
    ({ event = 'status-changed', onDaysAgo }) => learningIn(event) && onDaysAgo,
  );
  if (rules.length === 0) return;
  const streams = await Promise.all(learningStreams(company).map((name) => store.readStream(name)));
  const happened = (streams.flatMap(({ events }) => events) as unknown as Learned[]).toSorted((one, other) =>
    Number(one.metadata.globalPosition - other.metadata.globalPosition),
  );
  for (const event of happened)
    for (const { event: name, recordId, said } of triggersOf(event as never))
      for (const rule of rules) {
        const { occurredAt, messageId: causeId, globalPosition } = event.metadata;
        const at = new Date(occurredAt);
        if (rule.event !== name || at > now || at < daysBefore(now, rule.onDaysAgo ?? 0)) continue;
        const eventActionId = demoId('eventAction', company.subdomain, rule.name);
        const id = eventActionRunId({ eventActionId, recordId, causeId, isOnce: true });
        const by = (key: string) => causeOf(company, byProcess(EVENT_ACTIONS), at, id, key);
        const cause = {
          event: name,
          recordId,
          said,
          causeId,
          happenedAt: occurredAt,
          position: String(globalPosition),
        };
        const data = { ...cause, depth: 0, eventActionIds: [eventActionId] };
        await commands.eventActionRun(recordId, { type: 'BeginEventActionRuns', data, metadata: by('begun') });
        await carryOut(commands, { id, dueAt: occurredAt, by });
      }
};
type Learned = { metadata: { occurredAt: string; messageId: string; globalPosition: bigint } };
