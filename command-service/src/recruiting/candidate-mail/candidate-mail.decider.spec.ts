import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCandidateId, exampleCause, exampleInterviewId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import type { CandidateMailCommand, Decision } from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import { describe, it } from 'vitest';
import { candidateMailDecider } from './candidate-mail.decider.ts';

const given = DeciderSpecification.for(candidateMailDecider);
const by = { metadata: exampleCause };
const ids = { candidateMailId: derivedId('held mail'), candidateId: exampleCandidateId };
const [first, second] = ['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:05.000Z'];

const held: CandidateMailEvent = caused(by, 'CandidateMailWritten', {
  ...{ ...ids, interviewId: exampleInterviewId, jobId: null, templateId: null, locale: 'en-us' as const },
  ...{
    to: 'ada@mail.example',
    subject: 'x',
    content: 'y',
    attachmentIds: [],
    kind: 'application' as const,
    isHeld: true,
  },
  ...{ decision: 'rejected' as const, decidedAt: first },
});
const settle = (interview: (Decision & { isSettled: boolean }) | null): CandidateMailCommand => ({
  ...by,
  type: 'SettleCandidateMail',
  data: { interview },
});

describe('a mail that goes with a decision (REC-63)', () => {
  it('given its decision, when that is settled, then it goes, once', () => {
    const standing = { status: 'rejected' as const, since: first, isSettled: true };
    const released = caused(by, 'CandidateMailReleased', ids);
    given([held]).when(settle(standing)).then([released]);
    given([held, released]).when(settle(standing)).thenNothingHappened();
  });

  it('given another decision, or the same made again, when that is settled, then it is cancelled', () => {
    const others: Decision[] = [
      { status: 'approved', since: first },
      { status: 'rejected', since: second },
    ];
    for (const other of others)
      given([held])
        .when(settle({ ...other, isSettled: true }))
        .then([caused(by, 'CandidateMailCancelled', ids)]);
    given([held])
      .when(settle(null))
      .then([caused(by, 'CandidateMailCancelled', ids)]);
  });

  it('given any decision, when that may still be undone, then nothing happens', () => {
    for (const status of ['rejected', 'approved'] as const)
      given([held])
        .when(settle({ status, since: first, isSettled: false }))
        .thenNothingHappened();
  });
});
