import {
  exampleCandidateId,
  exampleCause,
  exampleInterviewId,
  exampleJobId,
  exampleUserId,
} from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { type CommandMetadata, caused } from 'contracts/kernel/message';
import type { PendingHireEvent } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { hireItemId } from 'contracts/recruiting/pending-hire/pending-hire.fold';
import { pendingHireIdOf } from 'contracts/recruiting/pending-hire/pending-hire.id';
import { ChecklistItem, NewHireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { describe, expect, it } from 'vitest';
import { pendingHireDecider } from './pending-hire.decider.ts';

const { decide, evolve, initialState } = pendingHireDecider;
type Command = Parameters<typeof decide>[0];

/** As Emmett's specification, which compares no events that hold null. */
const given = (history: PendingHireEvent[]) => ({
  when: (command: Command) => {
    const run = () => [decide(command, history.reduce(evolve, initialState()))].flat();
    return {
      thenEvents: (events: PendingHireEvent[]) => expect(run()).toEqual(events),
      thenNothingHappened: () => expect(run()).toEqual([]),
      thenThrows: (code: string, detail?: string) =>
        expect(run).toThrow(expect.objectContaining({ code, ...(detail && { detail }) })),
    };
  },
});
const by = { metadata: exampleCause };
const at = (occurredAt: string): { metadata: CommandMetadata } => ({
  metadata: { ...exampleCause, occurredAt, now: new Date(occurredAt) },
});
const pendingHireId = pendingHireIdOf(exampleInterviewId);
const ids = { pendingHireId, candidateId: exampleCandidateId };
const papers = ChecklistItem.parse({
  id: derivedId('papers'),
  title: 'A copy of your passport',
  kind: 'document',
  documentType: 'other',
  assignee: 'candidate',
  daysBefore: 7,
});
const laptop = ChecklistItem.parse({ id: derivedId('laptop'), title: 'Order a laptop', isRequired: false });
const creation = {
  ...ids,
  ...{ jobId: exampleJobId, interviewId: exampleInterviewId, jobTitle: 'Dock host', startsOn: '2026-04-01' },
  ...{ timeZone: 'America/Chicago', managerId: exampleUserId, teamId: null, checklistId: null },
  checklist: [papers, laptop],
};
const created = caused(by, 'PendingHireCreated', creation);
const planned = (moment: string | null) => caused(by, 'PendingHireReminderPlanned', { ...ids, at: moment });
/** 9:00 in Chicago, on the day before the passport is due. */
const SOON = '2026-03-24T14:00:00.000Z';
const LATE = '2026-03-26T14:00:00.000Z';
const passport = hireItemId(pendingHireId, 0);
const done = caused(by, 'PendingHireItemCompleted', {
  ...ids,
  ...{ itemId: passport, by: exampleUserId, answer: null, documentId: null, documentName: null },
});
const approved = caused(by, 'PendingHireApproved', { pendingHireId, by: exampleUserId });
const asUser = { roles: ['Recruiter' as const], type: 'regular' as const, teams: [] };
const hired = caused(by, 'PendingHireHired', { ...ids, by: exampleUserId, ...asUser });
const begun: PendingHireEvent[] = [created, planned(SOON)];
const ready: PendingHireEvent[] = [...begun, done, planned(null), approved];
const completion = { itemId: passport, answer: null, documentId: null, documentName: null };

describe('a pending hire', () => {
  it('given a checklist with days before the first one, when it begins, then the first reminder is planned', () =>
    given([])
      .when({ ...by, type: 'CreatePendingHire', data: creation })
      .thenEvents(begun));

  it('given another first day, when it is moved, then what is due before it moves along', () =>
    given(begun)
      .when({ ...by, type: 'ChangePendingHire', data: { startsOn: '2026-05-01' } })
      .thenEvents([
        caused(by, 'PendingHireChanged', {
          pendingHireId,
          from: { startsOn: '2026-04-01' },
          to: { startsOn: '2026-05-01' },
        }),
        planned('2026-04-23T14:00:00.000Z'),
      ]));

  it('given an item, when it is done, then nobody is reminded any more; when it is done again, then nothing happens', () => {
    given(begun)
      .when({ ...by, type: 'CompletePendingHireItem', data: completion })
      .thenEvents([done, planned(null)]);
    given([...begun, done, planned(null)])
      .when({ ...by, type: 'CompletePendingHireItem', data: completion })
      .thenNothingHappened();
  });

  it('given the day before, when the moment comes, then it is told once and the day after is planned', () => {
    const reminded = caused(at(SOON), 'PendingHireReminded', {
      ...ids,
      reminders: [{ itemId: passport, reason: 'due-soon' as const, dueOn: '2026-03-25' }],
    });
    const next = caused(at(SOON), 'PendingHireReminderPlanned', { ...ids, at: LATE });
    given(begun)
      .when({ ...at(SOON), type: 'RemindPendingHireOnTime', data: { dueAt: SOON } })
      .thenEvents([reminded, next]);
    given([...begun, reminded, next])
      .when({ ...at(LATE), type: 'RemindPendingHireOnTime', data: { dueAt: SOON } })
      .thenNothingHappened();
  });

  it('given a process that was down over both moments, when it is up again, then only what is overdue is told, and nothing more is planned', () => {
    const later = at('2026-03-28T08:00:00.000Z');
    given(begun)
      .when({ ...later, type: 'RemindPendingHireOnTime', data: { dueAt: SOON } })
      .thenEvents([
        caused(later, 'PendingHireReminded', {
          ...ids,
          reminders: [{ itemId: passport, reason: 'overdue' as const, dueOn: '2026-03-25' }],
        }),
        caused(later, 'PendingHireReminderPlanned', { ...ids, at: null }),
      ]);
  });

  it('given an item that is overdue when it is added, when it is, then it is told of nobody at once', () => {
    const item = NewHireItem.parse({ title: 'Badge', dueOn: '2026-02-01' });
    const itemId = hireItemId(pendingHireId, 2);
    given(begun)
      .when({ ...by, type: 'AddPendingHireItem', data: item })
      .thenEvents([caused(by, 'PendingHireItemAdded', { ...ids, itemId, item })]);
  });

  it.each([
    ['pending-hire-due-twice', { title: 'Badge', dueOn: '2026-04-01', daysBefore: 1 }],
    ['pending-hire-assignee-required', { title: 'Badge', assignee: 'user' }],
  ])('given an item that does not go together, when it is added, then it is refused as %s', (code, item) =>
    given(begun)
      .when({ ...by, type: 'AddPendingHireItem', data: NewHireItem.parse(item) })
      .thenThrows(code),
  );

  it('given items, when they are put in order, then that is kept; in the same order nothing happens, and others are refused', () => {
    const itemIds = [hireItemId(pendingHireId, 1), passport];
    const order = (wanted: string[]) => ({ ...by, type: 'OrderPendingHireItems' as const, data: { itemIds: wanted } });
    given(begun)
      .when(order(itemIds))
      .thenEvents([caused(by, 'PendingHireItemsOrdered', { pendingHireId, itemIds })]);
    given(begun)
      .when(order([...itemIds].reverse()))
      .thenNothingHappened();
    given(begun)
      .when(order([passport, passport]))
      .thenThrows('pending-hire-item-unknown');
  });

  it('given something required that is open, when they are to be hired, then the refusal names it; done and approved, they are hired once', () => {
    const hire = { ...by, type: 'HirePendingHire' as const, data: asUser };
    given([...begun, approved])
      .when(hire)
      .thenThrows('pending-hire-incomplete', 'Still to be done: A copy of your passport.');
    given([...begun, done, planned(null)])
      .when(hire)
      .thenThrows('pending-hire-not-approved');
    given(ready).when(hire).thenEvents([hired]);
    given([...ready, hired])
      .when(hire)
      .thenNothingHappened();
  });

  it('given no first day, when it is to be approved, then it is refused; approved again, nothing happens', () => {
    const approve = { ...by, type: 'ApprovePendingHire' as const, data: {} };
    given([caused(by, 'PendingHireCreated', { ...creation, startsOn: null })])
      .when(approve)
      .thenThrows('pending-hire-start-required');
    given(ready).when(approve).thenNothingHappened();
    given(ready)
      .when({ ...by, type: 'WithdrawPendingHireApproval', data: {} })
      .thenEvents([caused(by, 'PendingHireApprovalWithdrawn', { pendingHireId })]);
  });

  it('given a hire, when it is declined with a reason, then reminders end with it and nothing else is taken; reopened, it goes on', () => {
    const declined = caused(by, 'PendingHireDeclined', { ...ids, reason: 'The place was cut', interviewStatus: null });
    given(begun)
      .when({ ...by, type: 'DeclinePendingHire', data: { reason: 'The place was cut' } })
      .thenEvents([declined, planned(null)]);
    const ended: PendingHireEvent[] = [...begun, declined, planned(null)];
    given(ended)
      .when({ ...by, type: 'WithdrawPendingHire', data: { reason: 'No' } })
      .thenThrows('pending-hire-ended');
    given(ended)
      .when({ ...by, type: 'ReopenPendingHire', data: {} })
      .thenEvents([caused(by, 'PendingHireReopened', { pendingHireId }), planned(SOON)]);
  });

  it('given a hire, when its interview is rejected, then it ends and says so; one that is approved as a hire goes on, and one that ended ends once', () => {
    const end = { ...by, type: 'EndPendingHire' as const, data: { interviewStatus: 'rejected' as const } };
    const ended = caused(by, 'PendingHireDeclined', { ...ids, reason: '', interviewStatus: 'rejected' as const });
    given(begun)
      .when(end)
      .thenEvents([ended, planned(null)]);
    given([...begun, ended, planned(null)])
      .when(end)
      .thenNothingHappened();
    given(ready).when(end).thenNothingHappened();
  });

  it('given a reminder that was planned for another moment than it would be today, when that comes, then it is planned anew and not lost', () => {
    const early = '2026-03-24T13:00:00.000Z';
    given([created, planned(early)])
      .when({ ...at(early), type: 'RemindPendingHireOnTime', data: { dueAt: early } })
      .thenEvents([caused(at(early), 'PendingHireReminderPlanned', { ...ids, at: SOON })]);
  });

  it('given somebody who was hired, when anything else is wanted, then it is refused; the approval of another interview changes nothing', () => {
    const after: PendingHireEvent[] = [...ready, hired];
    const reopen = { type: 'ReopenPendingHire' as const, data: {} };
    given(after)
      .when({ ...by, type: 'ChangePendingHire', data: { startsOn: '2026-06-01' } })
      .thenThrows('pending-hire-done');
    given(after)
      .when({ ...by, ...reopen })
      .thenThrows('pending-hire-done');
    const bySystem = { ...exampleCause, actor: { type: 'system' as const, id: 'recruiting.pending-hire' } };
    given(after)
      .when({ ...reopen, metadata: bySystem })
      .thenNothingHappened();
  });

  it('given somebody who was hired, when they come in, then the hire says as whom, once', () => {
    const join = { ...by, type: 'JoinPendingHire' as const, data: { userId: exampleUserId } };
    const joined = caused(by, 'PendingHireJoined', { pendingHireId, userId: exampleUserId });
    given([...ready, hired])
      .when(join)
      .thenEvents([joined]);
    given([...ready, hired, joined])
      .when(join)
      .thenNothingHappened();
    given(ready).when(join).thenNothingHappened();
  });

  it('given notes and a checklist without anything of the candidate’s, when the same is said or asked, then nothing happens or it is refused', () => {
    const noted = caused(by, 'PendingHireNoted', { ...ids, notes: 'Needs a parking place' });
    given([...begun, noted])
      .when({ ...by, type: 'NotePendingHire', data: { notes: 'Needs a parking place' } })
      .thenNothingHappened();
    const ask = { ...by, type: 'AskPendingHireCandidate' as const, data: { userId: null } };
    given(begun)
      .when(ask)
      .thenEvents([caused(by, 'PendingHireCandidateAsked', { ...ids, userId: null })]);
    given([...begun, done, planned(null)])
      .when(ask)
      .thenThrows('pending-hire-nothing-to-ask');
    expect(passport).not.toBe(hireItemId(pendingHireId, 1));
  });
});
