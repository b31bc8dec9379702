import { exampleCandidateId, exampleInterviewId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { systemCommandCatalogue } from 'contracts/system-commands';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { hireReminder } from './pending-hire.due.ts';
import { pendingHirePolicy } from './pending-hire.policy.ts';

const pendingHireId = derivedId('hire');
const of = { pendingHireId, candidateId: exampleCandidateId };
const settled = (status: string, wasApproved = false) => {
  const data = { interviewId: exampleInterviewId, candidateId: exampleCandidateId, status, wasApproved };
  return recorded('InterviewStatusSettled', data);
};
const jobsOf = (...told: Parameters<typeof recorded>) => pendingHirePolicy.decide(recorded(...told));

describe('the policy of pending hires', () => {
  it('given an interview, when its approval is settled, then a hire begins; of any other status none does', () => {
    const data = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };
    const begin = { job: 'recruiting.pending-hire.begin', target: exampleInterviewId, data };
    expect(pendingHirePolicy.decide(settled('approved'))).toEqual([begin]);
    expect(pendingHirePolicy.decide(settled('considered'))).toEqual([]);
  });

  it('given an interview, when it is refused, or put back after an approval, then its hire ends', () => {
    const ended = (interviewStatus: string) => [
      {
        job: 'recruiting.pending-hire.end',
        target: exampleInterviewId,
        data: { interviewId: exampleInterviewId, interviewStatus },
      },
    ];
    for (const status of ['rejected', 'discarded', 'unapproved'])
      expect(pendingHirePolicy.decide(settled(status))).toEqual(ended(status));
    expect(pendingHirePolicy.decide(settled('considered', true))).toEqual(ended('considered'));
    expect(pendingHirePolicy.decide(settled('pending', true))).toEqual([]);
  });

  it('given a hire, when the candidate is asked, somebody is reminded or hired, then a mail is written and an invitation made', () => {
    const reminders = [{ itemId: derivedId('item'), reason: 'due-soon', dueOn: '2026-03-25' }];
    const asUser = { roles: ['Recruiter'], type: 'regular', teams: [] };
    expect(jobsOf('PendingHireCandidateAsked', { ...of, userId: null })).toMatchObject([{ data: of }]);
    expect(jobsOf('PendingHireReminded', { ...of, reminders })).toMatchObject([{ data: { pendingHireId, reminders } }]);
    expect(jobsOf('PendingHireHired', { ...of, by: exampleUserId, ...asUser })).toMatchObject([
      { job: 'recruiting.pending-hire.invite', data: { pendingHireId, ...asUser } },
    ]);
    expect(jobsOf('MembershipGranted', { userId: exampleUserId, roles: ['Recruiter'] })).toMatchObject([
      { job: 'recruiting.pending-hire.join', data: { userId: exampleUserId } },
    ]);
  });
});

describe('policies that a hire waits for (docs/product.md REC-261)', () => {
  it('given somebody who was asked or has confirmed a policy, then what they have confirmed is looked for; without an account nothing is', () => {
    const tick = { job: 'recruiting.pending-hire.tick-policies', data: { userId: exampleUserId } };
    const said = { userId: exampleUserId, handbookVersion: 1, rightAnswers: null, repeatsAt: null };
    expect(jobsOf('DocumentAcknowledged', { acknowledgementId: derivedId('one'), ...said })).toMatchObject([tick]);
    expect(jobsOf('PendingHireCandidateAsked', { ...of, userId: exampleUserId })).toMatchObject([{ data: of }, tick]);
    expect(jobsOf('PendingHireCandidateAsked', { ...of, userId: null })).toHaveLength(1);
  });
});

describe('reminders of pending hires', () => {
  const planned = (at: string | null, version: number) =>
    recorded('PendingHireReminderPlanned', { ...of, at }, { version });

  it('given a planned reminder, when it moves, then the last moment counts; when there is none any more, then nothing is due', () => {
    const at = '2026-03-24T14:00:00.000Z';
    const due = { subject: pendingHireId, personId: exampleCandidateId };
    const { changes } = decideDue([hireReminder], [planned('2026-03-20T14:00:00.000Z', 1), planned(at, 2)]);
    expect(changes).toMatchObject([{ ...due, at }]);
    expect(decideDue([hireReminder], [planned(at, 1), planned(null, 2)]).changes).toMatchObject([{ ...due, at: null }]);
  });

  it('given its moment, when it has come, then the command says which moment was meant', () => {
    const at = '2026-03-24T14:00:00.000Z';
    const item = { name: hireReminder.name, tenantId: exampleTenantId, subject: pendingHireId, at };
    const command = { aggregate: 'pendingHire', id: pendingHireId, type: 'RemindPendingHireOnTime' };
    expect(hireReminder.command(item)).toEqual({ ...command, data: { dueAt: at } });
    expect(systemCommandCatalogue.pendingHire?.commands).toHaveProperty('RemindPendingHireOnTime');
  });
});
