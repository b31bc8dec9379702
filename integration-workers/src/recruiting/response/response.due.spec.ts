import { exampleCandidateId, exampleInterviewId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { deadlineAt, remindersAt } from 'contracts/recruiting/response/response.deadline';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { responseDeadline, responseReminder } from './response.due.ts';

const responseId = derivedId('a response');
const [early, later, end] = ['2026-03-06T05:00:00.000Z', '2026-03-08T06:00:00.000Z', '2026-03-09T05:00:00.000Z'];
const ids = { responseId, candidateId: exampleCandidateId, interviewId: exampleInterviewId };
let version = 0;
const on = (type: string, data: Record<string, unknown> = {}): Recorded => {
  version += 1;
  return recorded(type, { ...ids, ...data }, { version });
};
const invited = (reminders = [early, later]) => on('ResponseCreated', { expiresAt: end, reminders });
const changesOf = (due: typeof responseDeadline, ...events: Recorded[]) =>
  decideDue([due], events).changes.map(({ subject, at }) => ({ subject, at }));

describe('the deadline of a response', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  it.each([
    ['America/Chicago', '2026-03-09T05:00:00.000Z'], // the day that has 23 hours there
    ['Asia/Tokyo', '2026-03-08T15:00:00.000Z'],
    ['America/Sao_Paulo', '2026-03-09T03:00:00.000Z'],
  ])('given its last day in %s, or a number of days, when it is over there, then it is %s', (timeZone, moment) => {
    expect(deadlineAt({ day: '2026-03-08', timeZone }, now)).toBe(moment);
    expect(deadlineAt({ days: 7, timeZone }, now)).toBe(moment);
  });

  it('given days before it, when somebody is reminded, then it is in the morning there, first to last, and never in the past', () => {
    const deadline = { day: '2026-03-08', timeZone: 'America/Chicago' };
    const at = remindersAt({ deadline, reminderDays: [1, 3, 30] }, now);
    expect(at).toEqual(['2026-03-06T15:00:00.000Z', '2026-03-08T14:00:00.000Z']);
  });

  it('given an invitation, when its deadline is set, moved and not needed any more, then the moment follows', () => {
    expect(changesOf(responseDeadline, invited())).toEqual([{ subject: responseId, at: end }]);
    const to = '2026-03-20T05:00:00.000Z';
    expect(changesOf(responseDeadline, on('ResponseExtended', { to, reminders: [] }))).toEqual([
      { subject: responseId, at: to },
    ]);
    expect(changesOf(responseDeadline, on('ResponseSubmitted'))).toEqual([{ subject: responseId, at: null }]);
    const item = { name: 'recruiting.response.deadline', tenantId: exampleTenantId, subject: responseId, at: end };
    expect(responseDeadline.command(item)).toMatchObject({ type: 'ExpireResponse', data: { dueAt: end } });
  });
});

describe('reminders of a response', () => {
  it('given several, when one was sent, then the next one waits; after the last, the submission or the deadline none does', () => {
    expect(changesOf(responseReminder, invited())).toEqual([{ subject: responseId, at: early }]);
    expect(changesOf(responseReminder, invited([]))).toEqual([]);
    expect(changesOf(responseReminder, on('ResponseReminded', { left: [later] }))).toEqual([
      { subject: responseId, at: later },
    ]);
    for (const over of [on('ResponseReminded', { left: [] }), on('ResponseSubmitted'), on('ResponseExpired')])
      expect(changesOf(responseReminder, over)).toEqual([{ subject: responseId, at: null }]);
  });
});
