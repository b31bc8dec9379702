import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  type InterviewCommand,
  type InterviewRejection,
  type InterviewStatus,
  interview,
  StaffInterviewStatus,
} from 'contracts/recruiting/interview/interview.entity';
import { interviewStatuses, REJECTED, settlesAt } from 'contracts/recruiting/interview/interview.statuses';
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

type Before = NonNullable<(typeof interview)['types']['record']['beforeInvited']>;
type Because = Extract<InterviewCommand, { type: 'FollowResponse' }>['data']['because'];

/** The status that each brings, and those that it takes the place of: what staff have decided since stays. */
const following = ({
  status: before,
}: Before): Record<Because, { to: InterviewStatus; from: readonly InterviewStatus[] }> => ({
  invited: { to: 'pending', from: interviewStatuses },
  extended: { to: 'pending', from: ['unanswered'] },
  reopened: { to: 'pending', from: ['answered', 'unanswered'] },
  submitted: { to: 'answered', from: ['created', 'pending', 'unanswered'] },
  expired: { to: 'unanswered', from: ['created', 'pending'] },
  withdrawn: { to: before, from: ['pending'] },
  restored: { to: 'pending', from: [before] },
});

/** Of a step that another one followed, and of an invitation that was counted, nothing happens. */
const followResponse: Decisions['FollowResponse'] = (command, record) => {
  const { id: interviewId, candidateId, status, responseIds, createdAt } = record;
  const { responseId, because } = command.data;
  const isInvitation = because === 'invited';
  if (isInvitation ? responseIds.includes(responseId) : responseIds.at(-1) !== responseId) return [];
  const before = record.beforeInvited ?? { status: 'created', since: createdAt, reasonId: null };
  const { to, from } = following(before)[because];
  const ids = { interviewId, candidateId };
  // What was told of the status of before is not told again.
  const back = because === 'withdrawn' ? before : { since: null, reasonId: null };
  const move = {
    ...ids,
    from: status,
    to,
    comment: '',
    reasonId: back.reasonId,
    undoneTo: back.since,
    isSilent: false,
  };
  return [
    ...(isInvitation ? [caused(command, 'InterviewStepInvited', { ...ids, responseId })] : []),
    ...(status !== to && from.includes(status) ? [caused(command, 'InterviewStatusChanged', move)] : []),
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
