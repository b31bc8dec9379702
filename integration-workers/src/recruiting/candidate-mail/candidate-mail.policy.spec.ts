import { exampleCandidateId, exampleInterviewId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { candidateMailPolicy } from './candidate-mail.policy.ts';

const candidateMailId = derivedId('a mail');
const ids = { candidateMailId, candidateId: exampleCandidateId };
const words = { to: 'ada@mail.example', subject: 'x', content: 'y', locale: 'en-us' };
const nothing = { interviewId: null, jobId: null, templateId: null, attachmentIds: [] };
const jobs = (type: string, data: Record<string, unknown>) =>
  candidateMailPolicy.decide(recorded(type, data)).map(({ job }) => job);

describe('mails to candidates', () => {
  it('given a mail, when it is written, then it is sent by its id alone; one that waits when it is released', () => {
    const asked = candidateMailPolicy.decide(
      recorded('CandidateMailWritten', { ...ids, ...nothing, ...words, isHeld: false }),
    );
    expect(asked).toEqual([
      { job: 'recruiting.candidate-mail.send', target: candidateMailId, data: { candidateMailId } },
    ]);
    const held = { ...ids, ...nothing, ...words, interviewId: exampleInterviewId, isHeld: true };
    expect(jobs('CandidateMailWritten', held)).toEqual(['recruiting.candidate-mail.settle']);
    expect(jobs('CandidateMailReleased', ids)).toEqual(['recruiting.candidate-mail.send']);
  });

  it('given a decision, when it is settled, then its mails go', () => {
    const of = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };
    expect(jobs('InterviewStatusSettled', { ...of, status: 'rejected', isSilent: true })).toEqual([
      'recruiting.candidate-mail.settle',
    ]);
  });
});
