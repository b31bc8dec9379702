import { exampleCandidateId, exampleInterviewId } from 'contracts/kernel/examples';
import type { Recorded } from 'contracts/kernel/message';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { interviewSettling } from './interview.due.ts';

const ids = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };
const said = { from: 'created', to: 'rejected', comment: '', reasonId: null, isSilent: true };
/** A decision at a minute of the hour; `undoneTo`: that the one before is taken back. */
const decision = (minute: number, undoneTo: string | null = null): Recorded => {
  const event = recorded('InterviewStatusChanged', { ...ids, ...said, undoneTo }, { version: minute });
  return { ...event, metadata: { ...event.metadata, occurredAt: `2026-03-02T09:0${minute}:00.000Z` } };
};
const settle = { name: 'recruiting.candidate-mail.settle', data: { interviewId: exampleInterviewId } };

describe('the mails that go with a decision', () => {
  it('given a lone decision, when it is made, then nothing is asked for but where another waits to be settled', () => {
    const { changes, moved } = decideDue([interviewSettling], [decision(1)]);
    expect(changes).toMatchObject([{ at: '2026-03-02T09:01:12.000Z', whenMoved: [settle] }]);
    expect(moved).toBeUndefined();
  });

  it('given decisions of which one takes the place of another, when all are seen at once, then the mails of those before it are seen to', () => {
    const { changes, moved } = decideDue([interviewSettling], [decision(1), decision(2), decision(3)]);
    expect(changes).toMatchObject([{ at: '2026-03-02T09:03:12.000Z', whenMoved: [settle] }]);
    expect(moved).toMatchObject([settle, settle]);
  });

  it('given a decision that is undone, when both are seen at once, then its mails are seen to, and the status of before is settled in its turn', () => {
    const undone = decision(2, '2026-03-02T08:00:00.000Z');
    const { changes, moved } = decideDue([interviewSettling], [decision(1), undone, decision(3)]);
    expect(changes).toMatchObject([{ at: '2026-03-02T09:03:12.000Z', whenMoved: [settle] }]);
    expect(moved).toMatchObject([settle, settle]);
  });
});
