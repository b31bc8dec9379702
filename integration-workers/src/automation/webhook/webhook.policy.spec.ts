import { exampleCandidateId, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { decide } from '#integration-workers/engine/decide';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { webhookPolicy } from './webhook.policy.ts';

const webhookId = derivedId('webhook');
const deliveryId = derivedId('delivery');
const moved = (from: string, to: string) =>
  recorded('InterviewStatusChanged', {
    interviewId: exampleInterviewId,
    candidateId: exampleCandidateId,
    from,
    to,
    comment: 'between us',
  });
const published = recorded('JobPublished', { jobId: exampleJobId });

describe('webhook policy', () => {
  it('given something that is public, when it happens, then its subscribers are looked for, by its name alone', () => {
    expect(webhookPolicy.decide(moved('created', 'approved'))).toEqual([
      {
        job: 'automation.webhook.find-subscribers',
        target: 'interview.status-changed',
        data: { event: 'interview.status-changed', recordId: 'example' },
      },
    ]);
    expect(webhookPolicy.decide(published)).toMatchObject([{ data: { event: 'job.published' } }]);
  });

  it('given an approved interview, when it is approved again with a comment, then nobody is told', () => {
    expect(webhookPolicy.decide(moved('approved', 'approved'))).toEqual([]);
  });

  it('given changes that are no event outside, when they happen, then nobody is told: a time that is still to be chosen or stays, a signature that others follow', () => {
    const told = (type: string, data: object) =>
      webhookPolicy.decide(recorded(type, { ...data })).map(({ data: asked }) => (asked as { event: string }).event);
    expect(told('LiveInterviewCreated', { startsAt: null })).toEqual([]);
    expect(told('LiveInterviewSlotChosen', {})).toEqual(['live-interview.planned']);
    expect(told('LiveInterviewChanged', { to: { place: 'Dock 4' } })).toEqual([]);
    expect(told('LiveInterviewChanged', { to: { startsAt: '2026-03-09T15:00:00.000Z' } })).toEqual([
      'live-interview.moved',
    ]);
    expect(told('ContractSigned', { isLast: false })).toEqual([]);
    expect(told('ContractSigned', { isLast: true })).toEqual(['contract.signed']);
    expect(told('CandidateMergedInto', {})).toEqual([]);
  });

  it('given something that stays inside, when it happens, then nothing is done', () => {
    const commented = recorded('InterviewCommented', { interviewId: exampleInterviewId, comment: 'between us' });
    expect(webhookPolicy.decide(commented)).toEqual([]);
    expect(webhookPolicy.types.has('WebhookSecretRotated')).toBe(false);
  });

  it('given imported history, when it is read, then nobody is told', () => {
    const imported = { ...published, metadata: { ...published.metadata, imported: true as const } };
    expect(decide(webhookPolicy, imported).items).toEqual([]);
    expect(decide(webhookPolicy, published).items).toHaveLength(1);
  });

  it('given a request for a test or for sending again, when it comes, then that one webhook or delivery is meant', () => {
    expect(webhookPolicy.decide(recorded('WebhookTested', { webhookId }))).toEqual([
      {
        job: 'automation.webhook.find-subscribers',
        target: webhookId,
        data: { event: 'webhook.test', webhookId, recordId: null },
      },
    ]);
    expect(
      webhookPolicy.decide(recorded('WebhookResendsRequested', { webhookId, deliveryIds: [deliveryId, webhookId] })),
    ).toEqual([
      { job: 'automation.webhook.resend', target: webhookId, data: { deliveryIds: [deliveryId, webhookId] } },
    ]);
    const called = { webhookId, interviewId: null, candidateId: exampleCandidateId, jobId: exampleJobId };
    expect(webhookPolicy.decide(recorded('WebhookCalled', called))).toMatchObject([
      { target: webhookId, data: { event: 'event-action.triggered', webhookId, recordId: exampleCandidateId } },
    ]);
    expect(webhookPolicy.decide(recorded('WebhookResendRequested', { webhookId, deliveryId }))).toEqual([
      { job: 'automation.webhook.deliver', target: deliveryId, data: { deliveryId } },
    ]);
  });
});
