import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { InterviewCommand, InterviewRejection } from 'contracts/recruiting/interview/interview.commands';
import {
  type InterviewEvent,
  type InterviewStatus,
  StaffInterviewStatus,
} from 'contracts/recruiting/interview/interview.events';

type Opened = { interviewId: string; candidateId: string; jobId: string };
export type Interview = { status: 'absent' } | (Opened & { status: InterviewStatus });

const initialState = (): Interview => ({ status: 'absent' });

const evolve = (interview: Interview, event: InterviewEvent): Interview => {
  switch (event.type) {
    case 'InterviewCreated':
      return { ...event.data, status: 'created' };
    case 'InterviewStatusChanged':
      return interview.status === 'absent' ? interview : { ...interview, status: event.data.to };
    case 'InterviewCommented':
      return interview;
  }
};

const reject = (code: InterviewRejection, status: number, detail?: string) =>
  new Rejection(code, status, detail ? { detail } : {});

const decide = (command: InterviewCommand, interview: Interview): InterviewEvent[] => {
  if (command.type === 'CreateInterview') {
    if (interview.status !== 'absent') throw reject('interview-already-exists', 409);
    return [caused(command, 'InterviewCreated', command.data)];
  }
  if (interview.status === 'absent') throw reject('interview-not-found', 404);
  const { interviewId, candidateId, status: from } = interview;
  const { comment } = command.data;
  switch (command.type) {
    case 'CommentInterview':
      return [caused(command, 'InterviewCommented', { interviewId, candidateId, comment })];
    case 'ChangeInterviewStatus': {
      const to = command.data.status;
      if (!StaffInterviewStatus.safeParse(to).success) {
        throw reject('interview-status-set-by-system', 409, `The status ${to} is set by the system alone.`);
      }
      if (from !== to)
        return [caused(command, 'InterviewStatusChanged', { interviewId, candidateId, from, to, comment })];
      // The same status says nothing new; a comment that came with it does.
      return comment ? [caused(command, 'InterviewCommented', { interviewId, candidateId, comment })] : [];
    }
  }
};

export const interviewDecider: Decider<Interview, InterviewCommand, InterviewEvent> = { initialState, evolve, decide };
