import { screen, waitFor } from '@testing-library/react';
import { dashboardOf } from 'contracts/identity/session/session.views';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo, goToLogin, loadAgain } from '#candidate-ui/api/leave';
import { AppRoutes } from '#candidate-ui/routes.tsx';
import { fakeServer, forgetEverything, logInAs, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { currentWorkspace, goOn, homeOf } from './workspace.ts';

afterEach(() => {
  forgetEverything();
});

const open = (path: string) => showAt(path, <AppRoutes />);
const address = () => screen.getByTestId('address').textContent;

describe('a logged-in user opening login goes to their dashboard', () => {
  it.each([
    ['Tenant Staff', '/t'],
    ['Candidate', '/c/interviews/mine'],
  ] as const)('given the role %s, when login is opened, then they go to %s', async (role, home) => {
    logInAs(role);
    open('/a/login');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(home));
  });

  it('given nobody, when login is opened, then it is there', async () => {
    open('/a/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('given a redirect in the address, when a logged-in user opens login, then they go there, but for a page of the other workspace', async () => {
    logInAs('Tenant Staff');
    open(`/a/login/${encodeURIComponent('/t/settings/users?page=2')}`);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/t/settings/users?page=2'));
    logInAs('Candidate');
    goOn('/t/settings/users');
    expect(goTo).toHaveBeenLastCalledWith('/c/interviews/mine');
    expect(sessionStorage.getItem('onrecord.flash')).toContain('problem.forbidden');
  });
});

describe("a user's dashboard is the candidate dashboard if the token has the Candidate role, else tenant.dashboard", () => {
  it('given a token, when its role is read, then it tells the workspace and its dashboard', () => {
    logInAs('Candidate');
    expect([currentWorkspace(), homeOf('candidate'), dashboardOf.candidate]).toEqual([
      'candidate',
      '/c/interviews/mine',
      'candidate.dashboard.index',
    ]);
    logInAs('Tenant Staff');
    expect([currentWorkspace(), homeOf('tenant'), dashboardOf.tenant]).toEqual(['tenant', '/t', 'tenant.dashboard']);
  });
});

describe('the empty path goes to the user\u2019s stored dashboard, otherwise login', () => {
  it.each([
    ['Tenant Staff', '/t'],
    ['Candidate', '/c/interviews/mine'],
  ] as const)('given the role %s, when the empty path is opened, then they go to %s', async (role, home) => {
    logInAs(role);
    open('/');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(home));
  });

  it('given nobody, when the empty path is opened, then the login page is shown', async () => {
    open('/');
    await waitFor(() => expect(address()).toBe('/a/login'));
  });

  it('given a candidate, when /c is opened, then it redirects to candidate.dashboard.index', async () => {
    fakeServer({ 'GET /api/candidate/applications': () => ({ body: [] }) });
    logInAs('Candidate');
    open('/c');
    await waitFor(() => expect(address()).toBe('/c/interviews/mine'));
  });
});

describe('a tenant-workspace user outside the tenant area goes to the stored home or tenant.dashboard', () => {
  it.each(['/c', '/c/interviews/mine', '/c/profile', '/c/profile/security'])(
    'given somebody at work in a company, when %s is opened, then they go home, which is theirs to choose',
    async (path) => {
      logInAs('Tenant Staff');
      open(path);
      await waitFor(() => expect(goTo).toHaveBeenCalledWith('/t'));
      expect(sessionStorage.getItem('onrecord.flash')).toContain('problem.forbidden');
    },
  );
});

describe('a user with tenants opening candidate.interviews.apply or candidate.jobs.show', () => {
  it('given a page of a job, when it is opened, then the tenant is removed, the workspace set to candidate, a refresh forced, and the user reloaded', async () => {
    const { calls } = fakeServer({ 'POST /api/auth/force-refresh': () => ({ body: { token: tokenOf('Candidate') } }) });
    logInAs('Tenant Staff');
    localStorage.setItem('onrecord.tenant', 't-1');
    open('/c/jobs/show/1');
    await waitFor(() => expect(loadAgain).toHaveBeenCalled());
    expect(localStorage.getItem('onrecord.tenant')).toBeNull();
    expect(calls[0]).toMatchObject({ path: '/api/auth/force-refresh', body: { workspace: 'candidate' } });
    expect(currentWorkspace()).toBe('candidate');
  });

  it('given somebody at work in a company, when the open jobs are opened, then they leave it for them too', async () => {
    fakeServer({ 'POST /api/auth/force-refresh': () => ({ body: { token: tokenOf('Candidate') } }) });
    logInAs('Tenant Staff');
    open('/c/jobs/open');
    await waitFor(() => expect(loadAgain).toHaveBeenCalled());
  });
});

describe('public, user, errors and subAccount routes skip workspace checks', () => {
  it.each([
    ['Tenant Staff', '/e/access-denied'],
    ['Candidate', '/e/page-not-found'],
    ['Tenant Staff', '/no/such/page'],
  ] as const)('given the role %s, when %s is opened, then it is shown', async (role, path) => {
    logInAs(role);
    open(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect([vi.mocked(goTo).mock.calls, vi.mocked(goToLogin).mock.calls]).toEqual([[], []]);
    expect(address()).toBe(path);
  });
});

describe('the pages after a sign-up', () => {
  it.each([
    ['/a/created', 'Your company is ready'],
    ['/a/candidate-created', 'Your account is ready'],
  ])('given nobody, when %s is opened, then it is there and leads to the login', async (path, title) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/a/login');
    expect(goToLogin).not.toHaveBeenCalled();
  });
});
