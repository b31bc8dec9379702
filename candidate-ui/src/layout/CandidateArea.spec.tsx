import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { goTo, goToLogin, loadAgain } from '#candidate-ui/api/leave';
import { fakeServer, forgetEverything, logInAs, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { CandidateArea } from './CandidateArea.tsx';

afterEach(() => {
  forgetEverything();
});

const open = (path: string) =>
  showAt(
    path,
    <Routes>
      <Route path="/c" element={<CandidateArea />}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
  );

describe('candidate area', () => {
  it('given nobody logged in, when a page is opened, then the login page comes first and nothing of it is shown', async () => {
    open('/c/profile');
    await waitFor(() => expect(goToLogin).toHaveBeenCalled());
    expect(screen.queryByText('The page')).toBeNull();
  });

  it('given a candidate, when a page is opened, then it is there', async () => {
    fakeServer({});
    logInAs('Candidate');
    open('/c/profile');
    expect(await screen.findByText('The page')).toBeTruthy();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('given somebody at work in a company, when they open their profile, then they go back to the company and are told', async () => {
    const { calls } = fakeServer({});
    logInAs('Tenant Staff');
    open('/c/profile');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/t'));
    expect(sessionStorage.getItem('onrecord.flash')).toContain('problem.forbidden');
    expect(calls).toEqual([]);
  });

  it('given somebody at work in a company, when they open a job, then the token is exchanged for a candidate’s', async () => {
    const { calls } = fakeServer({
      'POST /api/auth/force-refresh': () => ({ body: { token: tokenOf('Candidate') } }),
    });
    logInAs('Tenant Staff');
    open('/c/jobs/show/1');
    await waitFor(() => expect(sessionStorage.getItem('onrecord.flash')).toContain('shell.workspace.switched'));
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/auth/force-refresh',
      body: { workspace: 'candidate' },
    });
    expect(loadAgain).toHaveBeenCalled();
  });

  it('given a server that does not answer, when the workspace is to change, then that is said and can be tried again', async () => {
    fakeServer({ 'POST /api/auth/force-refresh': () => 'unreachable' });
    logInAs('Tenant Staff');
    open('/c/jobs/show/1');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not reach the server.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
