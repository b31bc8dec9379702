import { exampleCandidateId, exampleInterviewId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { responsePolicy } from './response.policy.ts';

it('given answers, when they are handed in, left as they were by the end, or by staff, then the team, nobody, or the candidate is told', () => {
  const ids = {
    responseId: derivedId('response'),
    candidateId: exampleCandidateId,
    interviewId: exampleInterviewId,
  };
  const told = (type: 'user' | 'system', handedInAt: string | null) => {
    const event = recorded('ResponseSubmitted', { ...ids, answered: 3, handedInAt });
    const asked = responsePolicy.decide({
      ...event,
      metadata: { ...event.metadata, actor: { type, id: ids.candidateId } },
    });
    return asked.map(({ job, data }) => [job, (data as { news?: string }).news]).slice(1);
  };
  const before = '2026-03-02T09:00:00.000Z';
  expect(told('user', null)).toEqual([['recruiting.response.tell-team', undefined]]);
  expect(told('system', before)).toEqual([]);
  expect(told('user', before)).toEqual([['recruiting.response.write-to-invited', 'kept']]);
});
