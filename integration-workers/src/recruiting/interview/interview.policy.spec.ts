import { exampleCandidateId, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import { settlesAt } from 'contracts/recruiting/interview/interview.statuses';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { interviewSettling } from './interview.due.ts';
import { interviewPolicy } from './interview.policy.ts';

const ids = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };
const moved = (from: string, to: string, undoneTo: string | null = null) =>
  recorded('InterviewStatusChanged', {
    ...ids,
    from,
    to,
    comment: 'between us',
    reasonId: null,
    undoneTo,
    isSilent: false,
  });

describe('interview policy', () => {
  it('given an interview, when a change of its status is settled, then its candidate is told, by ids alone', () => {
    expect(
      interviewPolicy.decide(
        recorded('InterviewStatusSettled', { ...ids, status: 'approved', isSilent: false, wasApproved: false }),
      ),
    ).toEqual([
      {
        job: 'recruiting.interview.notify-candidate',
        target: exampleCandidateId,
        data: { ...ids, status: 'approved', wasApproved: false },
      },
    ]);
  });

  it('given somebody who has applied, when their interview is opened, then the hiring team is told; of one that staff opened or that came with an import, nobody', () => {
    const opened = recorded('InterviewCreated', {
      interviewId: exampleInterviewId,
      candidateId: exampleCandidateId,
      jobId: exampleJobId,
    });
    const ofProcess = { ...opened.metadata, actor: { type: 'system' as const, id: 'recruiting.application' } };
    expect(interviewPolicy.decide({ ...opened, metadata: ofProcess })).toEqual([
      {
        job: 'recruiting.job.tell-team',
        target: exampleJobId,
        data: { jobId: exampleJobId, candidateId: exampleCandidateId, interviewId: exampleInterviewId },
      },
    ]);
    expect(interviewPolicy.decide(opened)).toEqual([]);
    const ofImport = { ...opened.metadata, actor: { type: 'system' as const, id: 'recruiting.candidate-import' } };
    expect(interviewPolicy.decide({ ...opened, metadata: ofImport })).toEqual([]);
  });

  it('given an interview, when its status changes or that is undone, then nobody is told before it is settled', () => {
    const change = moved('reviewed', 'approved');
    expect(interviewPolicy.decide(change)).toEqual([]);
    const at = settlesAt(change.metadata.occurredAt);
    const due = { subject: exampleInterviewId, personId: exampleCandidateId };
    expect(interviewSettling.decide(change)).toEqual([{ ...due, at }]);
    const undoing = moved('approved', 'reviewed', '2026-03-01T09:00:00.000Z');
    expect(interviewSettling.decide(undoing)).toEqual([{ ...due, at: settlesAt(undoing.metadata.occurredAt) }]);
  });

  it('given a decision that whoever made it tells, or nobody, when it is settled, then the product tells nothing', () => {
    const settled = recorded('InterviewStatusSettled', {
      ...ids,
      status: 'rejected',
      isSilent: true,
      wasApproved: false,
    });
    expect(interviewPolicy.decide(settled)).toEqual([]);
  });

  it('given an interview, when staff comment on it, then nobody is told', () => {
    const commented = recorded('InterviewCommented', {
      interviewId: exampleInterviewId,
      candidateId: exampleCandidateId,
      comment: 'between us',
    });
    expect(interviewPolicy.decide(commented)).toEqual([]);
  });
});
