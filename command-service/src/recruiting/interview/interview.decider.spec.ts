import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCandidateId, exampleCause, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type {
  InterviewCommand,
  InterviewEvent,
  InterviewStatus,
} from 'contracts/recruiting/interview/interview.entity';
import { interviewStatuses, staffInterviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { describe, it } from 'vitest';
import { interviewDecider } from './interview.decider.ts';

const given = DeciderSpecification.for(interviewDecider);
const by = { metadata: exampleCause };
const ids = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };

const open: InterviewCommand = { ...by, type: 'CreateInterview', data: { ...ids, jobId: exampleJobId } };
const opened: InterviewEvent = caused(by, 'InterviewCreated', { ...ids, jobId: exampleJobId });
const move = (status: InterviewStatus, comment = ''): InterviewCommand => ({
  ...by,
  type: 'ChangeInterviewStatus',
  data: { status, comment },
});
const moved = (from: InterviewStatus, to: InterviewStatus, comment = ''): InterviewEvent =>
  caused(by, 'InterviewStatusChanged', { ...ids, from, to, comment });
const commented = (comment: string): InterviewEvent => caused(by, 'InterviewCommented', { ...ids, comment });
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

describe('interview', () => {
  it('given no interview, when one is opened, then it is recorded as created', () =>
    given([]).when(open).then([opened]));

  it('given an interview, when it is opened again, then it is refused', () =>
    given([opened]).when(open).thenThrows(Rejection, isRefusedAs('already-exists')));

  it('given a created interview, when it is approved with a comment, then the move and its comment are recorded', () =>
    given([opened])
      .when(move('approved', 'Strong'))
      .then([moved('created', 'approved', 'Strong')]));

  it('given an approved interview, when it is approved again, then nothing happens', () =>
    given([opened, moved('created', 'approved')])
      .when(move('approved'))
      .thenNothingHappened());

  it('given an approved interview, when it is approved again with a comment, then the comment alone is recorded', () =>
    given([opened, moved('created', 'approved')])
      .when(move('approved', 'Still'))
      .then([commented('Still')]));

  it('given an interview, when a comment comes alone, then it is recorded and the status stays', () =>
    given([opened, commented('First')])
      .when({ ...by, type: 'CommentInterview', data: { comment: 'Second' } })
      .then([commented('Second')]));

  it('given any status, when staff set any of theirs, then it is recorded', () => {
    for (const from of staffInterviewStatuses)
      for (const to of staffInterviewStatuses.filter((status) => status !== from))
        given([opened, moved('created', from)])
          .when(move(to))
          .then([moved(from, to)]);
  });

  it('given an interview, when staff set a status of the system, then it is refused with the reason', () => {
    for (const status of interviewStatuses.filter((name) => !staffInterviewStatuses.includes(name as never)))
      given([opened])
        .when(move(status))
        .thenThrows<Rejection>(
          (error) => error.code === 'interview-status-set-by-system' && error.detail?.includes(status) === true,
        );
  });

  it('given no interview, when its status is changed or it is commented, then it is refused as not found', () => {
    given([]).when(move('approved')).thenThrows(Rejection, isRefusedAs('not-found'));
    given([])
      .when({ ...by, type: 'CommentInterview', data: { comment: 'x' } })
      .thenThrows(Rejection, isRefusedAs('not-found'));
  });
});
