import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCandidateId, exampleCause, exampleInterviewId, exampleJobId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type {
  InterviewCommand,
  InterviewEvent,
  InterviewStatus,
} from 'contracts/recruiting/interview/interview.entity';
import {
  interviewStatuses,
  SETTLES_AFTER_MS,
  settlesAt,
  staffInterviewStatuses,
} from 'contracts/recruiting/interview/interview.statuses';
import type { ResponseStatus } from 'contracts/recruiting/response/response.choices';
import { describe, it } from 'vitest';
import { interviewDecider } from './interview.decider.ts';

const given = DeciderSpecification.for(interviewDecider);
const by = { metadata: exampleCause };
const ids = { interviewId: exampleInterviewId, candidateId: exampleCandidateId };

const open: InterviewCommand = {
  ...by,
  type: 'CreateInterview',
  data: { ...ids, jobId: exampleJobId, openInterviewId: null, source: null },
};
const opened: InterviewEvent = caused(by, 'InterviewCreated', {
  ...ids,
  jobId: exampleJobId,
  openInterviewId: null,
  source: null,
});
const move = (status: InterviewStatus, comment = '', reasonId: string | null = null): InterviewCommand => ({
  ...by,
  type: 'ChangeInterviewStatus',
  data: { status, comment, reasonId, isSilent: false },
});
const moved = (
  from: InterviewStatus,
  to: InterviewStatus,
  more: { comment?: string; reasonId?: string; undoneTo?: string } = {},
): InterviewEvent =>
  caused(by, 'InterviewStatusChanged', {
    ...ids,
    from,
    to,
    comment: '',
    reasonId: null,
    undoneTo: null,
    isSilent: false,
    ...more,
  });
/** Emmett compares no null. */
const said = (event: InterviewEvent): InterviewEvent => ({
  ...event,
  data: Object.fromEntries(Object.entries(event.data).filter(([, value]) => value !== null)) as never,
});
const since = exampleCause.occurredAt;
const after = (ms: number) => ({ metadata: { ...exampleCause, now: new Date(Date.parse(since) + ms) } });
const undone = (status: InterviewStatus, ms = 0): InterviewCommand => ({
  ...after(ms),
  type: 'UndoInterviewStatus',
  data: { status },
});
const settled = (status: InterviewStatus, wasApproved = false): InterviewEvent =>
  caused(by, 'InterviewStatusSettled', { ...ids, status, isSilent: false, wasApproved });
const settle = (dueAt: string): InterviewCommand => ({ ...by, type: 'SettleInterviewStatus', data: { dueAt } });
const commented = (comment: string): InterviewEvent => caused(by, 'InterviewCommented', { ...ids, comment });
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

describe('interview', () => {
  it('given no interview, when one is opened, then it is recorded as created', () =>
    given([])
      .when(open)
      .then([said(opened)]));

  it('given an interview, when it is opened again, then it is refused', () =>
    given([opened]).when(open).thenThrows(Rejection, isRefusedAs('already-exists')));

  it('given a created interview, when it is approved with a comment, then the move and its comment are recorded', () =>
    given([opened])
      .when(move('approved', 'Strong'))
      .then([said(moved('created', 'approved', { comment: 'Strong' }))]));

  it('given an approved interview, when it is approved again, then nothing happens', () =>
    given([opened, moved('created', 'approved')])
      .when(move('approved'))
      .thenNothingHappened());

  it('given an approved interview, when it is approved again with a comment, then the comment alone is recorded', () =>
    given([opened, moved('created', 'approved')])
      .when(move('approved', 'Still'))
      .then([commented('Still')]));

  it('given an interview, when a comment comes alone, then it is recorded and the status stays', () =>
    given([opened, commented('First')])
      .when({ ...by, type: 'CommentInterview', data: { comment: 'Second' } })
      .then([commented('Second')]));

  it('given any status, when staff set any of theirs, then it is recorded', () => {
    for (const from of staffInterviewStatuses)
      for (const to of staffInterviewStatuses.filter((status) => status !== from))
        given([opened, moved('created', from)])
          .when(move(to))
          .then([said(moved(from, to))]);
  });

  it('given an interview, when staff set a status of the system, then it is refused with the reason', () => {
    for (const status of interviewStatuses.filter((name) => !staffInterviewStatuses.includes(name as never)))
      given([opened])
        .when(move(status))
        .thenThrows<Rejection>(
          (error) => error.code === 'interview-status-set-by-system' && error.detail?.includes(status) === true,
        );
  });

  it('given an interview, when it is rejected for a reason, then the change holds it; no other status takes one', () => {
    given([opened])
      .when(move('rejected', '', exampleJobId))
      .then([said(moved('created', 'rejected', { reasonId: exampleJobId }))]);
    given([opened])
      .when(move('discarded', '', exampleJobId))
      .thenThrows(Rejection, isRefusedAs('rejection-reason-only-rejected'));
  });

  it('given a change, when it is undone in time, then the status, its reason and its time are those of before', () => {
    given([opened, moved('created', 'approved')])
      .when(undone('approved', SETTLES_AFTER_MS - 1))
      .then([said(moved('approved', 'created', { undoneTo: since }))]);
    const rejected = moved('created', 'rejected', { reasonId: exampleJobId });
    given([opened, rejected, settled('rejected'), moved('rejected', 'reviewed')])
      .when(undone('reviewed'))
      .then([said(moved('reviewed', 'rejected', { reasonId: exampleJobId, undoneTo: since }))]);
  });

  it('given a change that is settled, followed by another or undone already, when it is undone, then it is refused', () => {
    const change = [opened, moved('created', 'approved')];
    given(change).when(undone('approved', SETTLES_AFTER_MS)).thenThrows(Rejection, isRefusedAs('interview-undo-late'));
    given([...change, settled('approved')])
      .when(undone('approved'))
      .thenThrows(Rejection, isRefusedAs('interview-undo-late'));
    given([...change, moved('approved', 'rejected')])
      .when(undone('approved'))
      .thenThrows(Rejection, isRefusedAs('interview-undo-changed'));
    given([...change, moved('approved', 'created', { undoneTo: since })])
      .when(undone('approved'))
      .thenThrows(Rejection, isRefusedAs('interview-undo-changed'));
    given([opened]).when(undone('created')).thenThrows(Rejection, isRefusedAs('interview-status-set-by-system'));
  });

  it('given a change, when its moment comes, then it is settled, once', () => {
    const change = [opened, moved('created', 'approved')];
    given(change)
      .when(settle(settlesAt(since)))
      .then([settled('approved')]);
    given([...change, settled('approved')])
      .when(settle(settlesAt(since)))
      .thenNothingHappened();
  });

  it('given a change that was undone, or another after it, when the moment of the first comes, then nothing happens', () => {
    const change = [opened, moved('created', 'approved')];
    given([...change, moved('approved', 'created', { undoneTo: since })])
      .when(settle(settlesAt(since)))
      .thenNothingHappened();
    given(change).when(settle('2020-01-01T00:00:00.000Z')).thenNothingHappened();
  });

  it('given a decision that nobody was told yet, when the one after it is undone, then it is settled as one without, once', () => {
    const [since, undoneAt] = ['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:05.000Z'];
    const at = (occurredAt: string, event: InterviewEvent) =>
      ({ ...event, metadata: { ...event.metadata, occurredAt } }) as InterviewEvent;
    const approved = at(since, moved('created', 'approved'));
    const mistaken = [
      at(since, moved('approved', 'rejected')),
      at(undoneAt, moved('rejected', 'approved', { undoneTo: since })),
    ];
    given([opened, approved, ...mistaken])
      .when(settle(settlesAt(undoneAt)))
      .then([settled('approved')]);
    given([opened, approved, settled('approved'), ...mistaken])
      .when(settle(settlesAt(undoneAt)))
      .thenNothingHappened();
    given([opened, approved, ...mistaken, settled('approved')])
      .when(settle(settlesAt(undoneAt)))
      .thenNothingHappened();
  });

  it('given an interview, when its source is said, then it is recorded, once', () => {
    const say = (source: string | null): InterviewCommand => ({
      ...by,
      type: 'ChangeInterviewSource',
      data: { source },
    });
    const said = caused(by, 'InterviewSourceChanged', { ...ids, source: 'referral' });
    given([opened]).when(say('referral')).then([said]);
    given([opened, said]).when(say('referral')).thenNothingHappened();
    given([opened]).when(say(null)).thenNothingHappened();
  });

  it('given no interview, when its status is changed or it is commented, then it is refused as not found', () => {
    given([]).when(move('approved')).thenThrows(Rejection, isRefusedAs('not-found'));
    given([])
      .when({ ...by, type: 'CommentInterview', data: { comment: 'x' } })
      .thenThrows(Rejection, isRefusedAs('not-found'));
  });

  it('given an approval that was settled, when a withdrawal of it is settled, then it says that there was one; without one, that there was none', () => {
    const dueAt = settlesAt(since);
    const first = moved('created', 'approved');
    const withdrawn = moved('approved', 'unapproved');
    given([opened, first, settled('approved'), withdrawn])
      .when(settle(dueAt))
      .then([settled('unapproved', true)]);
    given([opened, moved('created', 'unapproved')])
      .when(settle(dueAt))
      .then([settled('unapproved')]);
    // One that was taken back before anybody was told is none.
    given([opened, first, withdrawn])
      .when(settle(dueAt))
      .then([settled('unapproved')]);
  });
});

describe('an interview whose candidate was invited', () => {
  const step = (name: string) => derivedId(`the response of ${name}`);
  const invited = (name: string): InterviewEvent =>
    caused(by, 'InterviewStepInvited', { ...ids, responseId: step(name) });
  const follow = (
    name: string,
    because: Extract<InterviewCommand, { type: 'FollowResponse' }>['data']['because'],
    how: Record<string, ResponseStatus> = { [name]: because === 'restored' ? 'invited' : 'withdrawn' },
  ): InterviewCommand => {
    const stands = Object.fromEntries(Object.entries(how).map(([one, status]) => [step(one), status]));
    return { ...by, type: 'FollowResponse', data: { responseId: step(name), because, stands } };
  };

  it('given one that was reviewed or rejected, when the invitation is withdrawn, then it is so again, since then and for that reason; restored, it is pending', () => {
    const reviewed = [opened, moved('created', 'reviewed'), invited('one'), moved('reviewed', 'pending')];
    const back = moved('pending', 'reviewed', { undoneTo: since });
    given(reviewed)
      .when(follow('one', 'withdrawn'))
      .then([said(back)]);
    given([...reviewed, back])
      .when(follow('one', 'restored'))
      .then([said(moved('reviewed', 'pending'))]);
    const reasonId = derivedId('too far away');
    given([opened, moved('created', 'rejected', { reasonId }), invited('one'), moved('rejected', 'pending')])
      .when(follow('one', 'withdrawn'))
      .then([moved('pending', 'rejected', { reasonId, undoneTo: since })]);
  });

  it('given an earlier step that is still open, when the invitation to the next is withdrawn, then it stays pending', () => {
    given([opened, invited('one'), moved('created', 'pending'), invited('two')])
      .when(follow('two', 'withdrawn', { one: 'begun', two: 'withdrawn' }))
      .thenNothingHappened();
  });

  it('given two steps that are open at a time, when each ends, then it is pending until both have, and answered if one was handed in (REC-281)', () => {
    const both = [opened, invited('one'), moved('created', 'pending'), invited('two')];
    given(both)
      .when(follow('two', 'submitted', { one: 'begun', two: 'submitted' }))
      .thenNothingHappened();
    given(both)
      .when(follow('one', 'expired', { one: 'expired', two: 'submitted' }))
      .then([said(moved('pending', 'answered'))]);
    given(both)
      .when(follow('two', 'withdrawn', { one: 'submitted', two: 'withdrawn' }))
      .then([said(moved('pending', 'answered'))]);
    given(both)
      .when(follow('one', 'expired', { one: 'expired', two: 'withdrawn' }))
      .then([said(moved('pending', 'unanswered'))]);
    given(both)
      .when(follow('one', 'withdrawn', { one: 'withdrawn', two: 'withdrawn' }))
      .then([said(moved('pending', 'created', { undoneTo: since }))]);
  });

  it('given an earlier step that ended before the next was invited to, when the next is withdrawn, then it is what it was then', () => {
    const answered = [opened, invited('one'), moved('created', 'pending'), moved('pending', 'answered')];
    const next = [...answered, moved('answered', 'reviewed'), invited('two'), moved('reviewed', 'pending')];
    given(next)
      .when(follow('two', 'withdrawn', { one: 'submitted', two: 'withdrawn' }))
      .then([said(moved('pending', 'reviewed', { undoneTo: since }))]);
    given(next)
      .when(follow('one', 'extended', { one: 'submitted', two: 'begun' }))
      .thenNothingHappened();
  });

  it('given what is told again when all has ended since, when it is followed, then nothing happens', () => {
    given([opened, invited('one'), moved('created', 'pending'), moved('pending', 'answered')])
      .when(follow('one', 'extended', { one: 'submitted' }))
      .thenNothingHappened();
  });

  it('given staff who decided since, when the invitation is withdrawn, then what they decided stays', () => {
    given([opened, invited('one'), moved('created', 'pending'), moved('pending', 'considered')])
      .when(follow('one', 'withdrawn'))
      .thenNothingHappened();
  });
});
