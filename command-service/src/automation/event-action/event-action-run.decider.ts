import { eventActionRun } from 'contracts/automation/event-action/event-action-run.entity';
import { caused } from 'contracts/kernel/message';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof eventActionRun>;

/** Begun, skipped or ended already, nothing happens. */
const start: Decisions['StartEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'waiting' ? [caused(command, 'EventActionRunStarted', { eventActionRunId, ...command.data })] : [];

const skip: Decisions['SkipEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'waiting' ? [caused(command, 'EventActionRunSkipped', { eventActionRunId, ...command.data })] : [];

const miss: Decisions['MissEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'waiting' ? [caused(command, 'EventActionRunUnmet', { eventActionRunId, ...command.data })] : [];

const putMail: Decisions['PutEventActionMail'] = (command, { id: eventActionRunId, status }) =>
  status === 'running' ? [caused(command, 'EventActionMailWritten', { eventActionRunId, ...command.data })] : [];

const finish: Decisions['FinishEventActionRun'] = (command, { id: eventActionRunId, status }) =>
  status === 'running' ? [caused(command, 'EventActionRunFinished', { eventActionRunId, ...command.data })] : [];

/** What the handler makes other commands of comes to nothing by itself. */
const nothing = () => [];

export const eventActionRunDecider = entityDecider(eventActionRun, {
  decide: {
    FireEventActionRun: nothing,
    WriteEventActionMail: nothing,
    StartEventActionRun: start,
    SkipEventActionRun: skip,
    MissEventActionRun: miss,
    PutEventActionMail: putMail,
    FinishEventActionRun: finish,
  },
});
