import type { Decider } from '@event-driven-io/emmett';
import {
  type EventActionRunCommand,
  type EventActionRunEvent,
  type EventActionRunRejection,
  eventActionRun,
} from 'contracts/automation/event-action/event-action-run.entity';
import { type Command, caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof eventActionRun>;

/** Begun, skipped or ended already, nothing happens. */
const start: Decisions['StartEventActionRun'] = (command, { id: eventActionRunId, status }) => {
  const { judged, ...data } = command.data;
  return status === 'waiting'
    ? [
        ...(judged ? [caused(command, 'EventActionRunJudged', { eventActionRunId, ...judged })] : []),
        caused(command, 'EventActionRunStarted', { eventActionRunId, ...data }),
      ]
    : [];
};

const skip: Decisions['SkipEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'waiting' ? [caused(command, 'EventActionRunSkipped', { eventActionRunId, ...command.data })] : [];

const miss: Decisions['MissEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'waiting' ? [caused(command, 'EventActionRunUnmet', { eventActionRunId, ...command.data })] : [];

const putMail: Decisions['PutEventActionMail'] = (command, { id: eventActionRunId, status }) =>
  status === 'running' ? [caused(command, 'EventActionMailWritten', { eventActionRunId, ...command.data })] : [];

const finish: Decisions['FinishEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'running' ? [caused(command, 'EventActionRunFinished', { eventActionRunId, ...command.data })] : [];

const refuse = (code: EventActionRunRejection) => new Rejection(code, 409);

const cancel: Decisions['CancelEventActionRun'] = (command, { id: eventActionRunId, status, reason }) => {
  if (reason === 'cancelled') return [];
  if (status !== 'waiting') throw refuse('event-action-run-not-waiting');
  return [caused(command, 'EventActionRunSkipped', { eventActionRunId, reason: 'cancelled' as const })];
};

/** The handler says what becomes of one that waits. */
const runNow: Decisions['RunEventActionRunNow'] = (_, { status }) => {
  if (status === 'skipped' || status === 'failed') throw refuse('event-action-run-not-waiting');
  return [];
};

/** What was done of it is not done again. */
const retry: Decisions['RetryEventActionRun'] = (command, { id: eventActionRunId, status, revision, actions }) => {
  if (status === 'running') return [];
  if (status !== 'failed') throw refuse('event-action-run-not-failed');
  return [caused(command, 'EventActionRunStarted', { eventActionRunId, revision: revision ?? 0, actions })];
};

/** What the handler makes other commands of comes to nothing by itself. */
const nothing = () => [];

export const eventActionRunDecider = entityDecider(eventActionRun, {
  decide: {
    BeginEventActionRuns: nothing,
    FireEventActionRun: nothing,
    WriteEventActionMail: nothing,
    CancelEventActionRun: cancel,
    RunEventActionRunNow: runNow,
    RetryEventActionRun: retry,
    StartEventActionRun: start,
    SkipEventActionRun: skip,
    MissEventActionRun: miss,
    PutEventActionMail: putMail,
    FinishEventActionRun: finish,
  },
});

type Of<Type extends EventActionRunCommand['type']> = Extract<EventActionRunCommand, { type: Type }>;
/** `verdict`: what becomes of one that waits for nothing. */
export type OpenRun = Command<
  'OpenEventActionRun',
  {
    run: Of<'CreateEventActionRun'>['data'];
    verdict: Pick<Of<'StartEventActionRun'> | Of<'SkipEventActionRun'>, 'type' | 'data'> | null;
  }
>;

/** Begins a run, with what becomes of it at once. */
export const openingDecider: Decider<StateOf<typeof eventActionRun>, OpenRun, EventActionRunEvent> = {
  ...eventActionRunDecider,
  decide: ({ data: { run, verdict }, metadata }, state) => {
    const { decide, evolve } = eventActionRunDecider;
    const begun = decide({ type: 'CreateEventActionRun', data: run, metadata }, state);
    if (verdict === null) return begun;
    return [
      begun,
      decide({ ...verdict, metadata } as EventActionRunCommand, [begun].flat().reduce(evolve, state)),
    ].flat();
  },
};
