import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  type InterviewCommand,
  type InterviewRejection,
  type InterviewStatus,
  interview,
  StaffInterviewStatus,
} from 'contracts/recruiting/interview/interview.entity';
import { REJECTED, settlesAt } from 'contracts/recruiting/interview/interview.statuses';
import type { ResponseStatus } from 'contracts/recruiting/response/response.choices';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof interview>;

/** What follows from what candidates do, staff neither bring about nor take back. */
const assertOfStaff = (status: InterviewStatus): void => {
  if (StaffInterviewStatus.safeParse(status).success) return;
  const detail = `The status ${status} is set by the system alone.`;
  throw new Rejection<InterviewRejection>('interview-status-set-by-system', 409, { detail });
};

/** The same status says nothing new; a comment that came with it does. */
const changeStatus: Decisions['ChangeInterviewStatus'] = (command, { id: interviewId, candidateId, status: from }) => {
  const { status: to, comment, reasonId, isSilent } = command.data;
  assertOfStaff(to);
  if (reasonId !== null && to !== REJECTED)
    throw new Rejection<InterviewRejection>('rejection-reason-only-rejected', 422, {
      errors: { reasonId: ['rejection-reason-only-rejected'] },
    });
  const ids = { interviewId, candidateId };
  if (from !== to)
    return [
      caused(command, 'InterviewStatusChanged', { ...ids, from, to, comment, reasonId, undoneTo: null, isSilent }),
    ];
  return comment ? [caused(command, 'InterviewCommented', { ...ids, comment })] : [];
};

const refuseUndo = (code: Extract<InterviewRejection, `interview-undo-${string}`>) =>
  new Rejection<InterviewRejection>(code, 409);

/** Everything is as it was before the last change; comments stay. What is settled stays too: its candidate is told. */
const undo: Decisions['UndoInterviewStatus'] = (command, { id: interviewId, candidateId, ...interview }) => {
  const { status: from, statusSince, before } = interview;
  assertOfStaff(command.data.status);
  if (from !== command.data.status) throw refuseUndo('interview-undo-changed');
  const isSettled = before === null || Date.parse(settlesAt(statusSince)) <= command.metadata.now.getTime();
  if (isSettled) throw refuseUndo('interview-undo-late');
  const { status: to, since: undoneTo, reasonId } = before;
  const data = { interviewId, candidateId, from, to, comment: '', reasonId, undoneTo, isSilent: false };
  return [caused(command, 'InterviewStatusChanged', data)];
};

/** Of a change that was undone or followed by another, nothing happens; nor of one that is settled. */
const settle: Decisions['SettleInterviewStatus'] = (command, { id: interviewId, candidateId, ...interview }) => {
  const { status, unsettled, wasApproved } = interview;
  if (unsettled === null || settlesAt(unsettled.since) !== command.data.dueAt) return [];
  const { isSilent } = unsettled;
  return [caused(command, 'InterviewStatusSettled', { interviewId, candidateId, status, isSilent, wasApproved })];
};

/** Every comment is on record, also one that was made before. */
const comment: Decisions['CommentInterview'] = (command, { id: interviewId, candidateId }) => [
  caused(command, 'InterviewCommented', { interviewId, candidateId, comment: command.data.comment }),
];

type Following = Extract<InterviewCommand, { type: 'FollowResponse' }>['data'];
type InterviewRecord = (typeof interview)['types']['record'];

/** What an interview was before it became pending by an invitation, and the steps that came after that. */
const beforeOf = ({ beforeInvited, responseIds, createdAt }: InterviewRecord) => {
  const { steps, ...before } = beforeInvited ?? {
    ...{ status: 'created' as const, since: createdAt, reasonId: null, steps: 0 },
  };
  return { before, since: responseIds.slice(steps) };
};

/**
 * Pending for as long as a step is open; after that answered if one of those that were open together was handed in, else unanswered.
 * Undefined: all of them were withdrawn, and it is what it was before.
 */
const standsAs = (
  record: InterviewRecord,
  { responseId, because, stands = {} }: Following,
): InterviewStatus | undefined => {
  const { since } = beforeOf(record);
  const has = (ids: readonly string[], ...statuses: ResponseStatus[]) =>
    ids.some((id) => stands[id] !== undefined && statuses.includes(stands[id]));
  if (has(because === 'withdrawn' ? since : record.responseIds, 'invited', 'begun')) return 'pending';
  const ended = [...since, responseId];
  if (has(ended, 'submitted')) return 'answered';
  return has(ended, 'expired') ? 'unanswered' : undefined;
};

/** The statuses that each may take the place of: what staff have decided since stays. */
const replaced = (to: InterviewStatus, because: Following['because'], before: InterviewStatus): InterviewStatus[] => {
  if (to === 'answered') return ['created', 'pending', 'unanswered'];
  if (to === 'unanswered') return ['created', 'pending'];
  if (to !== 'pending') return ['pending'];
  return because === 'restored' ? ['answered', 'unanswered', before] : ['answered', 'unanswered'];
};

/** Of an invitation that was counted, and of one that never was, nothing happens. */
const followResponse: Decisions['FollowResponse'] = (command, record) => {
  const { id: interviewId, candidateId, status, responseIds } = record;
  const { responseId, because } = command.data;
  const isInvitation = because === 'invited';
  if (responseIds.includes(responseId) === isInvitation) return [];
  const { before } = beforeOf(record);
  const stood = isInvitation ? 'pending' : standsAs(record, command.data);
  const to = stood ?? before.status;
  const mayMove = isInvitation || replaced(to, because, before.status).includes(status);
  const ids = { interviewId, candidateId };
  // What was told of the status of before is not told again.
  const { since: undoneTo, reasonId } = stood === undefined ? before : { since: null, reasonId: null };
  const move = { ...ids, from: status, to, comment: '', reasonId, undoneTo, isSilent: false };
  return [
    ...(isInvitation ? [caused(command, 'InterviewStepInvited', { ...ids, responseId })] : []),
    ...(status !== to && mayMove ? [caused(command, 'InterviewStatusChanged', move)] : []),
  ];
};

/** To whom it is assigned already, nothing happens. */
const assign: Decisions['AssignInterview'] = (command, { id: interviewId, candidateId, ...before }) => {
  const { assigneeId = null, teamId = null } = command.data;
  if (assigneeId === before.assigneeId && teamId === before.teamId) return [];
  return [caused(command, 'InterviewAssigned', { interviewId, candidateId, assigneeId, teamId })];
};

/** Where it is said to come from already, nothing happens. */
const changeSource: Decisions['ChangeInterviewSource'] = (command, { id: interviewId, candidateId, ...before }) => {
  const { source } = command.data;
  return source === before.source
    ? []
    : [caused(command, 'InterviewSourceChanged', { interviewId, candidateId, source })];
};

/** It is of a job or of an open interview. */
const check = ({ jobId, openInterviewId }: (typeof interview)['types']['fields']): void => {
  if ((jobId === null) !== (openInterviewId === null)) return;
  const errors = { jobId: ['interview-for-one'] };
  throw new Rejection<InterviewRejection>('interview-for-one', 422, { errors });
};

export const interviewDecider = entityDecider(interview, {
  check,
  decide: {
    ChangeInterviewStatus: changeStatus,
    UndoInterviewStatus: undo,
    SettleInterviewStatus: settle,
    CommentInterview: comment,
    AssignInterview: assign,
    ChangeInterviewSource: changeSource,
    FollowResponse: followResponse,
  },
});
