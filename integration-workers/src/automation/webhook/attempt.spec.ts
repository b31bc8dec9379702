import { exampleCandidateId, exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import type { Delivery } from './deliveries.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const delivery: Delivery = {
  ...{ id: exampleJobId, tenantId: exampleTenantId, webhookId: exampleJobId, eventId: exampleCandidateId },
  ...{
    position: '1',
    round: '1',
    type: 'job.published',
    payload: null,
    bodyOf: null,
    tries: 0,
    nextAttemptAt: null,
    replayId: null,
    jobId: null,
    recordId: null,
  },
};

/** What the log keeps of an answer to a request with secret headers. */
const answered = async (secrets: string[], answer: { headers?: Record<string, string>; body?: string }) => {
  const request = {
    ...{ method: 'POST' as const, url: 'https://payroll.example/', body: '{}', missing: [] },
    headers: Object.fromEntries(secrets.map((value, at) => [`x-${at}`, value])),
    secrets: new Map(secrets.map((value, at) => [String(at), value])),
  };
  const post = async () => ({ status: 401, headers: {}, body: '', ...answer });
  const secretsOf = async () => [`whsec_${'a'.repeat(32)}`];
  return attempt({ delivery, request }, { webhooks: { secretsOf, post }, clock: () => now });
};

describe('what the log keeps of an answer', () => {
  it('given a consumer that says a word of a secret back, when kept, then it is hidden, and what is no secret is not', async () => {
    const { responseBody } = await answered(['Bearer sk_abcdef'], { body: 'Bearer expected, unknown key sk_abcdef' });
    expect(responseBody).toBe('Bearer expected, unknown key ••••••••');
  });

  it('given secrets of which one begins with another, when said back, then nothing is left of the longer one', async () => {
    const kept = await answered(['sk_live', 'sk_live_0123'], { body: 'sk_live_0123, sk_live' });
    expect(kept.responseBody).toBe('••••••••, ••••••••');
    expect(kept.ownHeaders).toEqual({ 'x-0': '••••••••', 'x-1': '••••••••' });
  });

  it('given a secret where a header or the body is cut, when kept, then nothing of it is there', async () => {
    const secret = 's'.repeat(100);
    const kept = await answered([secret], {
      headers: { 'x-back': `${'-'.repeat(450)}${secret}` },
      body: `${'-'.repeat(4_090)}${secret}`,
    });
    expect(kept.responseHeaders?.['x-back']).toBe(`${'-'.repeat(450)}••••••••`);
    expect(kept.responseBody).toBe(`${'-'.repeat(4_090)}••••••`);
  });
});
