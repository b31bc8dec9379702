import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import type { LiveScorecards } from 'contracts/recruiting/interview-review/interview-review.views';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleLiveInterview } from '#admin-ui/test/live-interview.fixture';
import { LiveInterviewPanels } from './LiveInterviewPanels.tsx';

const bob = derivedId('interviewer bob');
const good = { id: derivedId('good'), name: 'Good', score: 4 };
const held = {
  ...exampleLiveInterview,
  interviewerIds: [exampleUserId, bob],
  interviewers: [
    { id: exampleUserId, name: 'Renata Moreira' },
    { id: bob, name: 'Bob Owner' },
  ],
};
const none: LiveScorecards = {
  ...{ liveInterviewId: held.id, isHidden: false, offered: [good] },
  ...{ reviewers: [], ratings: [], comments: [] },
};
const mine = {
  ...{ reviewId: derivedId('mine'), reviewerName: 'Renata Moreira', isGuest: false, isMine: true },
  ...{ userId: exampleUserId, status: 'submitted' as const, ratedCount: 1, changedAt: null },
  submittedAt: '2026-03-02T09:00:00.000Z',
};

const show = async (
  record: typeof held,
  scorecards = none,
  permissions: Permission[] = ['tenant.interviews.ratings.read'],
) => {
  const send = vi.fn(async (_resource: string, _command: { action: string }) => ({ data: {} as never }));
  const ask = vi.fn(async () => scorecards as never);
  await showConsole(<LiveInterviewPanels record={record} />, { permissions, dataProvider: { ask, send } });
  await screen.findByRole('heading', { name: 'Participants' });
  return { ask, send, user: userEvent.setup() };
};

describe('scorecards of a live interview', () => {
  it('given one that has not begun or was cancelled, when looked at, then nothing is asked', async () => {
    const { ask } = await show({ ...held, startsAt: '2190-01-01T10:00:00.000Z' });
    expect(ask).not.toHaveBeenCalled();
    cleanup();
    expect((await show({ ...held, status: 'cancelled' })).ask).not.toHaveBeenCalled();
  });

  it('given one that was held, when an interviewer types a comment and submits, then the comment goes first, and both arrive', async () => {
    const { send, user } = await show(held);
    const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit scorecard' });
    expect(submit.disabled).toBe(true);
    expect(screen.getAllByText('Scorecard due')).toHaveLength(2);
    await user.type(screen.getByLabelText(/What stood out/), 'Knows the ropes');
    await user.click(submit);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls).toEqual([
      ['live-interviews', { id: held.id, action: 'comments', body: { text: 'Knows the ropes', mentions: [] } }],
      ['live-interviews', { id: held.id, action: 'scorecard/submit', body: {} }],
    ]);
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/What stood out/).value).toBe(''));
  });

  it('given a comment that is refused, when it is submitted, then nothing is submitted and what was typed stays', async () => {
    const { send, user } = await show(held);
    send.mockRejectedValueOnce(new Error('problem.erased'));
    await user.type(await screen.findByLabelText(/What stood out/), 'Knows the ropes');
    await user.click(screen.getByRole('button', { name: 'Submit scorecard' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/What stood out/).value).toBe('Knows the ropes');
  });

  it('given a word, when it is chosen, then it is rated at once', async () => {
    const { send, user } = await show(held);
    await user.click(await screen.findByRole('button', { name: 'Good 4' }));
    expect(send).toHaveBeenCalledWith('live-interviews', {
      ...{ id: held.id, action: 'rating', body: { ratingTypeId: good.id } },
    });
  });

  it('given a scorecard of one’s own that was submitted, when looked at, then it is reopened by a button, and who still owes one is said', async () => {
    const record = { ...held, scorecards: [{ userId: exampleUserId, submittedAt: mine.submittedAt }] };
    const { send, user } = await show(record, { ...none, reviewers: [mine] });
    expect(await screen.findByText('Scorecard submitted')).toBeTruthy();
    expect(screen.getAllByText('Scorecard due')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Submit scorecard' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change my rating' }));
    expect(send).toHaveBeenCalledWith('live-interviews', { id: held.id, action: 'scorecard/reopen', body: {} });
  });

  it('given somebody who did not talk with the candidate, or an interviewer who could not come, when looked at, then nothing is asked of them', async () => {
    await show({ ...held, interviewerIds: [bob], interviewerAnswers: [{ userId: bob, answer: 'no' }] });
    expect(await screen.findByText('Nobody else has rated this interview yet.')).toBeTruthy();
    expect(screen.queryByText('Your scorecard')).toBeNull();
    expect(screen.queryByText('Scorecard due')).toBeNull();
    cleanup();
    // Who may not see ratings is not told that there are none.
    await show({ ...held, interviewerIds: [bob] }, none, []);
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
    expect(screen.queryByText('Nobody else has rated this interview yet.')).toBeNull();
  });
});
