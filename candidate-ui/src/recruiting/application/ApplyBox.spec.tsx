import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { ApplyBox } from './ApplyBox.tsx';

afterEach(() => {
  forgetEverything();
});

const company = { id: 't-1', name: 'Summit Works', subdomain: 'summit', timeZone: 'UTC' };
const meIn = (workspace: 'candidate' | 'tenant') => ({
  data: {
    id: 'u-1',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    tenants: workspace === 'tenant' ? [company] : [],
    currentTenant: workspace === 'tenant' ? company : null,
    workspace,
  },
});

const show = (workspace: 'candidate' | 'tenant', answer: { status: number; body: unknown }) => {
  logInAs(workspace === 'tenant' ? 'Tenant Staff' : 'Candidate');
  const server = fakeServer({
    'GET /api/auth/me': () => ({ body: meIn(workspace) }),
    'GET /api/candidate/applications': () => ({ body: [] }),
    'POST /api/auth/force-refresh': () => ({ body: { token: tokenOf('Candidate') } }),
    'POST /api/candidate/applications': () => answer,
  });
  showAt('/', <ApplyBox job={{ id: 'j-1', company: { name: 'Harbor & Pine' } }} source="indeed" />);
  return server;
};
const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
const posts = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

const submitted = { status: 201, body: { id: 'a-1', interviewId: 'i-1', jobId: 'j-1', source: 'indeed' } };

describe('apply', () => {
  it('given the page of a job, when it is opened, then nobody has applied yet and it says as whom one would', async () => {
    const server = show('candidate', submitted);
    expect((await screen.findByText(/You are applying as Ada Lovelace \(ada@example\.com\)/)).textContent).toContain(
      'Harbor & Pine',
    );
    expect(posts(server)).toEqual([]);
  });

  it('given a candidate, when they apply, then the source goes along and it is said what comes next', async () => {
    const server = show('candidate', submitted);
    await apply();
    expect(
      (await screen.findByRole('heading', { name: 'Your application has been sent' })) === document.activeElement,
    ).toBe(true);
    expect(posts(server)).toEqual([['/api/candidate/applications', { jobId: 'j-1', source: 'indeed' }]]);
  });

  it('given an application before this one, when they apply again, then they are kindly led to it', async () => {
    show('candidate', { status: 409, body: { code: 'already-applied' } });
    await apply();
    expect(await screen.findByRole('heading', { name: 'You have already applied for this job' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My interviews' }).getAttribute('href')).toBe('/c/interviews/mine');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('given a job that was closed meanwhile, when they apply, then that is said and other jobs are offered', async () => {
    show('candidate', { status: 409, body: { code: 'job-not-open' } });
    await apply();
    expect(await screen.findByRole('heading', { name: 'This job is no longer open' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See open jobs' })).toBeTruthy();
  });

  it('given somebody at work in a company, when they apply, then they are told before, and leave it first', async () => {
    const server = show('tenant', submitted);
    expect(await screen.findByText(/You are in the workspace of Summit Works/)).toBeTruthy();
    await apply();
    await screen.findByRole('heading', { name: 'Your application has been sent' });
    expect(posts(server).map(([path]) => path)).toEqual(['/api/auth/force-refresh', '/api/candidate/applications']);
  });

  it('given a fault of the server, when they apply, then it is said and the button is there for another attempt', async () => {
    show('candidate', { status: 500, body: { code: 'internal-error' } });
    await apply();
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong!');
    expect(screen.getByRole('button', { name: 'Apply now' })).toBeTruthy();
  });
});
