import {
  type ActionEvent,
  actionEventCatalogue,
  delayMs,
  kindsFor,
  leadersFor,
  MAX_DELAY_MS,
  type MailTarget,
  type TaskAssignee,
  targetsFor,
  taskAssigneesFor,
} from 'contracts/automation/event-action/event-action.choices';
import {
  type EventActionFields,
  type EventActionRejection,
  type EventActionStep,
  eventAction,
} from 'contracts/automation/event-action/event-action.entity';
import { Rejection } from 'contracts/kernel/problem';
import { entityDecider } from '#command-service/entity/entity.decider';
import { filterFaults } from './event-action.filters.ts';

export type RuleFault = { field: string; code: EventActionRejection | 'field-required' };

/** All that is wrong is told at once. */
export const refuseRule = (faults: readonly RuleFault[]): void => {
  const [first] = faults;
  if (!first) return;
  const errors = Object.fromEntries(faults.map(({ field, code }) => [field, [code]]));
  const code = first.code === 'field-required' ? 'validation-failed' : first.code;
  throw new Rejection<EventActionRejection | 'validation-failed'>(code, 422, { errors });
};

/** Of whom a mail goes to those who are named. */
const addressee: Readonly<Partial<Record<MailTarget, keyof EventActionStep>>> = {
  ...{ user: 'userId', team: 'teamId', address: 'address' },
};

/** What an action needs beside its kind. `mayLead`: who of several may lead a process. */
const neededBy = (
  { kind, to, assignee, userId }: EventActionStep,
  mayLead: readonly TaskAssignee[],
): (keyof EventActionStep)[] => {
  if (kind === 'change-status') return ['status'];
  if (kind === 'create-task' || kind === 'assign' || kind === 'assign-candidate') {
    const doer = { user: 'userId', team: 'teamId' } as const;
    const named = assignee === 'user' || assignee === 'team' ? [doer[assignee]] : [];
    const who = ['assignee' as const, ...named];
    return kind === 'create-task' ? ['title', ...who] : who;
  }
  if (kind === 'invite') return [];
  if (kind === 'invite-to-job') return ['jobId'];
  if (kind === 'schedule-training') return ['programId'];
  if (kind === 'call-webhook') return ['webhookId'];
  if (kind === 'start-process') {
    const leader =
      assignee === null && userId === null && mayLead.length > 1 ? ('assignee' as const) : ('userId' as const);
    return ['documentId', 'title', ...(assignee === 'person' ? [] : [leader])];
  }
  if (kind !== 'mail') return ['labelId'];
  const named = to && addressee[to];
  return ['templateId', 'to', ...(named ? [named] : [])];
};

const stepFaults = (event: ActionEvent, step: EventActionStep, at: string): RuleFault[] => {
  if (!kindsFor(event).includes(step.kind)) return [{ field: `${at}.kind`, code: 'event-action-kind-wrong' }];
  if (step.to && !targetsFor(event).includes(step.to))
    return [{ field: `${at}.to`, code: 'event-action-target-wrong' }];
  const assignees = step.kind === 'start-process' ? leadersFor(event) : taskAssigneesFor(event);
  if (step.assignee && !assignees.includes(step.assignee))
    return [{ field: `${at}.assignee`, code: 'event-action-target-wrong' }];
  if (step.kind === 'change-status' && step.reasonId !== null && step.status !== 'rejected')
    return [{ field: `${at}.reasonId`, code: 'rejection-reason-only-rejected' }];
  return neededBy(step, leadersFor(event))
    .filter((field) => step[field] === null)
    .map((field) => ({ field: `${at}.${field}`, code: 'field-required' as const }));
};

type Rule = Pick<EventActionFields, 'event' | 'filters' | 'actions' | 'delayTime' | 'delayUnit'>;

/** What in a rule does not fit together, whatever the company has. */
export const ruleFaults = ({ event, filters, actions, delayTime, delayUnit }: Rule): RuleFault[] => [
  ...(delayMs({ delayTime, delayUnit }) > MAX_DELAY_MS
    ? [{ field: 'delayTime', code: 'event-delay-too-long' as const }]
    : []),
  ...filters.flatMap((filter, at) => filterFaults(actionEventCatalogue[event].fields, filter, `filters.${at}`)),
  ...actions.flatMap((step, at) => stepFaults(event, step, `actions.${at}`)),
];

export const eventActionDecider = entityDecider(eventAction, { check: (rule) => refuseRule(ruleFaults(rule)) });
