import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  type InterviewRejection,
  interview,
  StaffInterviewStatus,
} from 'contracts/recruiting/interview/interview.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof interview>;

/** The same status says nothing new; a comment that came with it does. */
const changeStatus: Decisions['ChangeInterviewStatus'] = (command, { id: interviewId, candidateId, status: from }) => {
  const { status: to, comment } = command.data;
  if (!StaffInterviewStatus.safeParse(to).success) {
    const detail = `The status ${to} is set by the system alone.`;
    throw new Rejection<InterviewRejection>('interview-status-set-by-system', 409, { detail });
  }
  if (from !== to) return [caused(command, 'InterviewStatusChanged', { interviewId, candidateId, from, to, comment })];
  return comment ? [caused(command, 'InterviewCommented', { interviewId, candidateId, comment })] : [];
};

/** Every comment is on record, also one that was made before. */
const comment: Decisions['CommentInterview'] = (command, { id: interviewId, candidateId }) => [
  caused(command, 'InterviewCommented', { interviewId, candidateId, comment: command.data.comment }),
];

export const interviewDecider = entityDecider(interview, {
  decide: { ChangeInterviewStatus: changeStatus, CommentInterview: comment },
});
