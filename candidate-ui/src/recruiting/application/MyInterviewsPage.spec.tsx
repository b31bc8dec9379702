import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { interviewStatuses, progressOf } from 'contracts/recruiting/interview/interview.statuses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goToLogin } from '#candidate-ui/api/leave';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { MyInterviewsPage } from './MyInterviewsPage.tsx';

afterEach(() => {
  forgetEverything();
  vi.useRealTimers();
});

const applicationIn = (status: (typeof interviewStatuses)[number]) => ({
  id: status,
  interviewId: `interview-${status}`,
  answerBy: status === 'pending' ? '2026-11-25T03:00:00.000Z' : null,
  hasLive: false,
  jobId: `job-${status}`,
  jobTitle: `Job ${status}`,
  jobSlug: status,
  companyName: 'Harbor & Pine',
  companySubdomain: 'harbor',
  status,
  progress: progressOf(status),
  source: 'indeed',
  appliedAt: '2026-11-18T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
});

const show = (statuses: readonly (typeof interviewStatuses)[number][], invitations: readonly object[] = []) => {
  logInAs('Candidate');
  const server = fakeServer({
    'GET /api/candidate/applications': () => ({ body: statuses.map(applicationIn) }),
    'GET /api/candidate/invitations': () => ({ body: invitations }),
    'GET /api/candidate/hires': () => ({ body: [] }),
  });
  showAt('/c/interviews/mine', <MyInterviewsPage />);
  return server;
};
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));

describe('my interviews', () => {
  it('given an application in every status, when they are shown, then they stand in three groups with their counts', async () => {
    show(interviewStatuses);
    expect((await group(/^Applied to 1$/)).getAllByRole('listitem')).toHaveLength(1);
    expect((await group(/^In progress 6$/)).getAllByRole('listitem')).toHaveLength(6);
    expect((await group(/^Completed 3$/)).getAllByRole('listitem')).toHaveLength(3);
  });

  it('given any status, when it is shown, then it is said in plain words and not by its name in the system', async () => {
    show(interviewStatuses);
    await screen.findByRole('region', { name: /Applied to/ });
    const regions = screen.getAllByRole('region');
    const items = regions.flatMap((region) => within(region).queryAllByRole('listitem'));
    expect(items).toHaveLength(interviewStatuses.length);
    // Once as whose job it is, once in the sentence on where it stands.
    expect(items.map((item) => item.textContent?.split('Harbor & Pine').length)).toEqual(items.map(() => 3));
    expect(items.filter((item) => item.textContent?.includes('application.status'))).toEqual([]);
  });

  it('given somebody who was invited without an application, when the page opens, then the interview is there, and leads to the questions', async () => {
    const { source: _, appliedAt, ...invitation } = applicationIn('pending');
    show([], [{ ...invitation, invitedAt: appliedAt }]);
    const shown = await group(/^In progress 1$/);
    expect(shown.getByText('Waiting for your answers')).toBeTruthy();
    expect(shown.getByText(/^Invited/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Go to interview' }).getAttribute('href')).toBe(
      '/c/interviews/apply/interview-pending',
    );
    expect(shown.queryByRole('link', { name: 'Job pending' })).toBeNull();
  });

  it('given answers that did not come in time, when they are shown, then it says that the deadline has passed', async () => {
    show(['unanswered']);
    const shown = await group(/^In progress 1$/);
    expect(shown.getByText('Deadline passed')).toBeTruthy();
    expect(shown.queryByText('Waiting for your answers')).toBeNull();
  });

  it('given no application, when the page opens, then it leads to open jobs', async () => {
    show([]);
    expect((await screen.findByRole('link', { name: 'See open jobs' })).getAttribute('href')).toBe('/c/jobs/open');
  });

  it('given a session that has ended, when the page asks, then the login page comes and no failure is shown', async () => {
    logInAs('Candidate');
    const ended = () => ({ status: 401, body: { code: 'unauthenticated' } });
    fakeServer({
      'GET /api/candidate/applications': ended,
      'GET /api/candidate/invitations': ended,
      'GET /api/candidate/hires': ended,
      'POST /api/auth/refresh': ended,
    });
    showAt('/c/interviews/mine', <MyInterviewsPage />);
    await waitFor(() => expect(goToLogin).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('given a failure of the server, when somebody tries again, then what they wanted to see is there', async () => {
    logInAs('Candidate');
    let asked = 0;
    fakeServer({
      'GET /api/candidate/hires': () => ({ body: [] }),
      'GET /api/candidate/invitations': () => ({ body: [] }),
      'GET /api/candidate/applications': () => {
        asked += 1;
        return asked === 1 ? { status: 500, body: { code: 'internal-error' } } : { body: [applicationIn('created')] };
      },
    });
    showAt('/c/interviews/mine', <MyInterviewsPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong!');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('region', { name: /Applied to 1/ });
  });

  it('given a tab that is looked at again after a while, when it is shown, then what changed meanwhile is there', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { calls } = show(['created']);
    await screen.findByRole('region', { name: /Applied to 1/ });
    const asks = () => calls.filter(({ path }) => path === '/api/candidate/applications').length;
    const asked = asks();

    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange'));

    await waitFor(() => expect(asks()).toBe(asked + 1));
  });
});
