import { mailRecordKindOf } from '#contracts/automation/mail/mail-records';
import { derivedId, type Id } from '#contracts/kernel/id';
import { dayName, dayNumber } from '#contracts/kernel/zoned-day';
import type { SystemCommandInput } from '#contracts/system-commands';
import { type ActionEvent, actionEventCatalogue, learningIn } from './event-action.choices.ts';
import type { EventActionStep } from './event-action.entity.ts';

/** Name of the policy, and of the actor of whatever event actions do. */
export const EVENT_ACTIONS = 'automation.event-action';

/** A run, and whom and what it is about. */
export type RunOf = {
  id: string;
  eventActionId: string;
  event: ActionEvent;
  recordId: string;
  candidateId: string | null;
  interviewId: string | null;
  jobId: string | null;
  /** Who learns or reads, or the hire that has become a user. */
  userId: string | null;
};
type StepCommand = SystemCommandInput & { id: string };
/** `at`: when it is done, and `today`: that day in the company. */
type StepContext = { index: number; publicUrl: string; at: string; today: string };

/** Who is to do something, where that is one person whom the action names or whom the run is about. */
const personOf = ({ assignee, userId }: EventActionStep, run: RunOf): string | null => {
  if (assignee === 'person') return run.userId;
  return assignee === 'user' ? userId : null;
};
/** Who of the company a mail goes to; null: the address that the action names. */
const readerOf = ({ to, userId }: EventActionStep, run: RunOf): string | null => {
  if (to === 'person') return run.userId;
  return to === 'user' ? userId : null;
};

/** A mail to one colleague, or to the address that the action names. */
export const colleagueMail = (
  run: RunOf,
  userId: string | null,
  { index, publicUrl }: Pick<StepContext, 'index' | 'publicUrl'>,
): StepCommand => ({
  aggregate: 'eventActionRun',
  id: run.id,
  type: 'WriteEventActionMail',
  data: { index, userId, publicUrl },
});

const candidateMail = (
  { templateId }: EventActionStep,
  run: RunOf,
  { index, publicUrl }: StepContext,
): StepCommand[] => {
  const { candidateId, interviewId, jobId } = run;
  if (candidateId === null || templateId === null) return [];
  const id = derivedId('eventActionMail', run.id, String(index));
  const kind = mailRecordKindOf(actionEventCatalogue[run.event].about);
  const record = kind && { kind, id: run.recordId };
  const data = { candidateId, interviewId, jobId, templateId, publicUrl, record };
  return [{ aggregate: 'candidateMail', id, type: 'WriteCandidateMailByTemplate', data }];
};

/** What is to be done, about the interview, else the candidate, else the job, else the user. */
const newTask = (step: EventActionStep, run: RunOf, { index, today }: StepContext): StepCommand[] => {
  const { title, text, assignee, teamId, dueDays } = step;
  const { id: runId, eventActionId, candidateId, interviewId, jobId } = run;
  const isAboutUser = learningIn(run.event) !== null;
  if (title === null) return [];
  const id = derivedId('eventActionTask', runId, String(index));
  const data = {
    ...{ taskId: id, title, text: text ?? '', creatorId: eventActionId, subjectId: candidateId ?? runId },
    ...{ userId: personOf(step, run), teamId: assignee === 'team' ? teamId : null },
    dueOn: dueDays === null ? null : dayName(dayNumber(today) + dueDays),
    interviewId,
    candidateId: interviewId === null ? candidateId : null,
    jobId: interviewId === null && candidateId === null ? jobId : null,
    memberId: isAboutUser ? run.userId : null,
  };
  return [{ aggregate: 'task', id, type: 'CreateTask', data }];
};

/** The schedule that an action of a run makes. */
export const scheduledBy = (runId: string, index: number): Id => derivedId('eventActionTraining', runId, String(index));

/** The newest version of a program for whoever learns, or for the hire that has become a user, from now on and for as long as the program says. */
const newTraining = ({ programId }: EventActionStep, run: RunOf, { index, at }: StepContext): StepCommand[] => {
  if (programId === null || run.userId === null) return [];
  const id = scheduledBy(run.id, index);
  const data = { trainingScheduleId: id, programId, users: [run.userId], startsAt: at };
  return [{ aggregate: 'trainingSchedule', id, type: 'CreateTrainingSchedule', data }];
};

/** An interview for a job, to whose first step the candidate is invited; one that they have for it already is refused. */
const newInterview = (
  step: EventActionStep,
  { id: runId, candidateId }: RunOf,
  { index }: StepContext,
): StepCommand[] => {
  const { jobId = null } = step;
  if (jobId === null || candidateId === null) return [];
  const id = derivedId('eventActionInterview', runId, String(index));
  const data = { interviewId: id, candidateId, jobId };
  return [
    { aggregate: 'interview', id, type: 'CreateInterview', data },
    { aggregate: 'applicantInvitation', id, type: 'InviteApplicant', data: {} },
  ];
};

/** One of the company's own, which is told what happened and whom it is about. */
const webhookCall = ({ webhookId }: EventActionStep, run: RunOf): StepCommand[] => {
  if (webhookId === null) return [];
  const { id: eventActionRunId, eventActionId, event: trigger, candidateId, interviewId, jobId } = run;
  const data = { eventActionRunId, eventActionId, trigger, candidateId, interviewId, jobId, recordId: run.recordId };
  return [{ aggregate: 'webhook', id: webhookId, type: 'CallWebhook', data }];
};

/** A run of a process, about the candidate where there is one. The newest version is bound. */
const newRun = (step: EventActionStep, run: RunOf, { index, today }: StepContext): StepCommand[] => {
  const { documentId, title, dueDays } = step;
  const userId = step.assignee === 'person' ? run.userId : step.userId;
  if (documentId === null || userId === null || title === null) return [];
  const id = derivedId('eventActionProcess', run.id, String(index));
  const { candidateId, eventActionId: creatorId } = run;
  const of = { processRunId: id, documentId, name: title, userId, candidateId, creatorId };
  return [{ aggregate: 'processRun', id, type: 'CreateProcessRun', data: { ...of, startsOn: today, dueDays } }];
};

/** The interview gets an assignee; a hire its manager, or the team that they join. */
const assigning = (step: EventActionStep, { event, recordId, interviewId }: RunOf): StepCommand[] => {
  const { assignee } = step;
  const userId = assignee === 'user' ? step.userId : null;
  const teamId = assignee === 'team' ? step.teamId : null;
  if (actionEventCatalogue[event].about === 'hire') {
    const data = userId === null ? { teamId } : { managerId: userId };
    return [{ aggregate: 'pendingHire', id: recordId, type: 'ChangePendingHire', data }];
  }
  if (interviewId === null) return [];
  const data = { assigneeId: userId, teamId, isForManager: assignee === 'hiring-manager' };
  return [{ aggregate: 'interview', id: interviewId, type: 'AssignInterview', data }];
};

/** On whoever learns or reads. */
const newLabels = ({ userId }: RunOf, data: { add: Id[]; remove: Id[] }): StepCommand[] =>
  userId === null ? [] : [{ aggregate: 'membership', id: userId, type: 'LabelMembership', data: { userId, ...data } }];

/** Somebody looks after the candidate from now on: a user, a team, or the hiring manager of the job that it is about. */
const assigningCandidate = (step: EventActionStep, { candidateId: id, jobId }: RunOf): StepCommand[] => {
  const { assignee } = step;
  if (id === null) return [];
  if (assignee === 'hiring-manager')
    return [{ aggregate: 'candidate', id, type: 'AssignCandidateToManager', data: { jobId } }];
  const data =
    assignee === 'team' ? { assigneeId: null, teamId: step.teamId } : { assigneeId: step.userId, teamId: null };
  return [{ aggregate: 'candidate', id, type: 'AssignCandidate', data }];
};

/** What an action comes to, but for a mail to a team, which is one for each who is in it; none where there is nobody to do it to. */
export const stepCommands = (step: EventActionStep, run: RunOf, asked: StepContext): StepCommand[] => {
  const { kind, to, labelId, status } = step;
  // Rules from before these were asked for say nothing of them.
  const { reasonId = null, comment = null, isSilent = false } = step;
  if (kind === 'mail')
    return to === 'candidate' ? candidateMail(step, run, asked) : [colleagueMail(run, readerOf(step, run), asked)];
  if (kind === 'change-status') {
    if (run.interviewId === null || status === null) return [];
    const data = { status, comment: comment ?? '', reasonId, isSilent };
    return [{ aggregate: 'interview', id: run.interviewId, type: 'ChangeInterviewStatus', data }];
  }
  if (kind === 'invite')
    return run.interviewId === null
      ? []
      : [{ aggregate: 'applicantInvitation', id: run.interviewId, type: 'InviteApplicant', data: {} }];
  if (kind === 'invite-to-job') return newInterview(step, run, asked);
  if (kind === 'schedule-training') return newTraining(step, run, asked);
  if (kind === 'create-task') return newTask(step, run, asked);
  if (kind === 'call-webhook') return webhookCall(step, run);
  if (kind === 'assign') return assigning(step, run);
  if (kind === 'assign-candidate') return assigningCandidate(step, run);
  if (kind === 'start-process') return newRun(step, run, asked);
  if (labelId === null) return [];
  const data = kind === 'add-label' ? { add: [labelId], remove: [] } : { add: [], remove: [labelId] };
  if (learningIn(run.event)) return newLabels(run, data);
  if (run.candidateId === null) return [];
  return [{ aggregate: 'candidate', id: run.candidateId, type: 'LabelCandidate', data }];
};

/** Answers that are final: what is refused is not tried again. Who came first may have gone since. */
export const isRefusal = ({ status, code }: { status: number; code: string }): boolean =>
  [403, 404, 409, 410, 422].includes(status) && code !== 'concurrent-change';
