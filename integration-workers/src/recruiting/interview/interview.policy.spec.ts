import { exampleCandidateId, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { interviewPolicy } from './interview.policy.ts';

const moved = (from: string, to: string) =>
  recorded('InterviewStatusChanged', {
    interviewId: exampleInterviewId,
    candidateId: exampleCandidateId,
    from,
    to,
    comment: 'between us',
  });

describe('interview policy', () => {
  it('given an interview, when its status changes, then its candidate is told, by ids alone', () => {
    expect(interviewPolicy.decide(moved('reviewed', 'approved'))).toEqual([
      {
        job: 'recruiting.interview.notify-candidate',
        target: exampleCandidateId,
        data: { interviewId: exampleInterviewId, candidateId: exampleCandidateId, status: 'approved' },
      },
    ]);
  });

  it('given somebody who has applied, when their interview is opened, then the hiring team is told; of one that staff opened, nobody', () => {
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
  });

  it('given an approved interview, when it is approved again with a comment, then nobody is told', () => {
    expect(interviewPolicy.decide(moved('approved', 'approved'))).toEqual([]);
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
