import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_RUN_COMMENTS, teamOf } from 'contracts/training/process-run/process-run.choices';
import {
  type ProcessRunRecord,
  type ProcessRunRejection,
  processRun,
} from 'contracts/training/process-run/process-run.entity';
import { isDone, openChecks, progressOf, type RunStep } from 'contracts/training/process-run/process-run.fields';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof processRun>;

export const refuseRun = (code: ProcessRunRejection, status = 409, field?: string) =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

const stepIn = ({ outline }: ProcessRunRecord, stepId: string) => {
  const step = outline.steps.find(({ id }) => id === stepId);
  if (!step) throw refuseRun('run-step-unknown', 422, 'stepId');
  return step;
};

/** What is ticked, in a run that is under way. */
const openStep = (record: ProcessRunRecord, stepId: string) => {
  const step = stepIn(record, stepId);
  if (record.status !== 'running') throw refuseRun('run-ended');
  return step;
};

const byOf = ({ metadata: { actor } }: { metadata: { actor: { id: string } } }) => ({ by: actor.id });

const plannedIn = ({ steps }: ProcessRunRecord, stepId: string) => {
  const step = steps.find((one) => one.stepId === stepId);
  if (!step || teamOf(step) === null) throw refuseRun('run-step-not-of-team');
  return step;
};

/** Theirs already, nothing happens. */
const takeStep: Decisions['TakeRunStep'] = (command, record) => {
  const { stepId } = command.data;
  openStep(record, stepId);
  const { userId } = plannedIn(record, stepId);
  if (userId === command.metadata.actor.id) return [];
  if (userId !== null) throw refuseRun('run-step-taken');
  if (isDone(record.progress, stepId)) throw refuseRun('run-step-done');
  return [caused(command, 'RunStepTaken', { processRunId: record.id, stepId, ...byOf(command) })];
};

/** The team's already, nothing happens. */
const giveBackStep: Decisions['GiveBackRunStep'] = (command, record) => {
  const { stepId } = command.data;
  openStep(record, stepId);
  if (plannedIn(record, stepId).userId === null) return [];
  if (isDone(record.progress, stepId)) throw refuseRun('run-step-done');
  return [caused(command, 'RunStepGivenBack', { processRunId: record.id, stepId, ...byOf(command) })];
};

/** Done already, nothing happens; with the last one the run is complete. */
const tickStep: Decisions['TickRunStep'] = (command, record) => {
  const { stepId } = command.data;
  const { id: processRunId, outline, progress } = record;
  openStep(record, stepId);
  if (isDone(progress, stepId)) return [];
  if (openChecks(outline, progress, stepId) > 0) throw refuseRun('run-items-open');
  const isLast = outline.steps.every(({ id }) => id === stepId || isDone(progress, id));
  return [
    caused(command, 'RunStepDone', { processRunId, stepId, ...byOf(command) }),
    ...(isLast ? [caused(command, 'ProcessRunCompleted', { processRunId, ...byOf(command) })] : []),
  ];
};

/** Open already, nothing happens. */
const reopenStep: Decisions['ReopenRunStep'] = (command, record) => {
  const { stepId } = command.data;
  openStep(record, stepId);
  if (!isDone(record.progress, stepId)) return [];
  return [caused(command, 'RunStepReopened', { processRunId: record.id, stepId, ...byOf(command) })];
};

/** Items of a step that is done stay as they are until it is opened again. */
const item = (
  command: Parameters<Decisions['TickRunItem']>[0] | Parameters<Decisions['UntickRunItem']>[0],
  record: ProcessRunRecord,
) => {
  const { stepId, checkId } = command.data;
  if (!openStep(record, stepId).checks.some(({ id }) => id === checkId))
    throw refuseRun('run-step-unknown', 422, 'checkId');
  const { done, checks } = progressOf(record.progress, stepId);
  return { isTicked: checks[checkId] !== undefined, isDone: done !== null };
};

const tickItem: Decisions['TickRunItem'] = (command, record) =>
  item(command, record).isTicked
    ? []
    : [caused(command, 'RunItemTicked', { processRunId: record.id, ...command.data, ...byOf(command) })];

const untickItem: Decisions['UntickRunItem'] = (command, record) => {
  const { isTicked, isDone: isStepDone } = item(command, record);
  if (!isTicked) return [];
  if (isStepDone) throw refuseRun('run-step-done');
  return [caused(command, 'RunItemUnticked', { processRunId: record.id, ...command.data, ...byOf(command) })];
};

/** Also of a run that has ended. */
const comment: Decisions['CommentRun'] = (command, record) => {
  const { id: processRunId, comments, subjectId } = record;
  const { stepId, text } = command.data;
  if (stepId !== null) stepIn(record, stepId);
  if (record.name === null) throw new Rejection('erased', 409);
  if (comments.length >= MAX_RUN_COMMENTS) throw refuseRun('run-comments-full');
  const commentId = derivedId('run-comment', processRunId, String(comments.length));
  return [caused(command, 'RunCommented', { processRunId, commentId, stepId, subjectId, text, ...byOf(command) })];
};

const complete: Decisions['CompleteProcessRun'] = (command, { id: processRunId, status }) => {
  if (status === 'completed') return [];
  if (status !== 'running') throw refuseRun('run-ended');
  return [caused(command, 'ProcessRunCompleted', { processRunId, ...byOf(command) })];
};

const cancel: Decisions['CancelProcessRun'] = (command, { id: processRunId, status, subjectId }) => {
  if (status === 'cancelled') return [];
  if (status !== 'running') throw refuseRun('run-ended');
  const { reason } = command.data;
  return [caused(command, 'ProcessRunCancelled', { processRunId, subjectId, reason, ...byOf(command) })];
};

const reopen: Decisions['PutProcessRunReopened'] = (command, { id: processRunId, status }) =>
  status === 'running'
    ? []
    : [caused(command, 'ProcessRunReopened', { processRunId, ...command.data, ...byOf(command) })];

/** Told already, or moved since: nothing happens. Steps that are done need nobody. */
const remind: Decisions['RemindOfProcessRun'] = (command, record) => {
  const { id: processRunId, status, remindAt, steps, progress } = record;
  const { dueAt } = command.data;
  if (status !== 'running' || remindAt !== dueAt) return [];
  const open = steps.filter((step) => !isDone(progress, step.stepId));
  const stepIds = open.filter((step) => step.remindAt === dueAt).map(({ stepId }) => stepId);
  // A step that is done may be opened again before its day.
  const later = steps.flatMap((step) => (step.remindAt !== null && step.remindAt > dueAt ? [step.remindAt] : []));
  return [caused(command, 'ProcessRunReminded', { processRunId, stepIds, remindAt: later.sort()[0] ?? null })];
};

/** Of a team's step a plan says nothing of who has taken it, whatever its maker had seen: it is taken and given back by itself. */
const keptByTakers = (steps: readonly RunStep[], before: readonly RunStep[]): RunStep[] =>
  steps.map((step) => {
    const old = before.find(({ stepId }) => stepId === step.stepId);
    const isOfSameTeam = old !== undefined && teamOf(old) !== null && teamOf(old) === teamOf(step);
    return isOfSameTeam ? { ...step, userId: old.userId } : step;
  });

/** What the handler makes another command of comes to nothing by itself. */
const nothing = () => [];

export const processRunDecider = entityDecider(processRun, {
  compute: ({ steps }, before) => (before ? { steps: keptByTakers(steps, before.steps) } : {}),
  decide: {
    TakeRunStep: takeStep,
    GiveBackRunStep: giveBackStep,
    TickRunStep: tickStep,
    ReopenRunStep: reopenStep,
    TickRunItem: tickItem,
    UntickRunItem: untickItem,
    CommentRun: comment,
    CompleteProcessRun: complete,
    CancelProcessRun: cancel,
    ReopenProcessRun: nothing,
    PutProcessRunReopened: reopen,
    RemindOfProcessRun: remind,
  },
});
