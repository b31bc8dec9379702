import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { goTo } from '#candidate-ui/api/leave';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

afterEach(() => {
  forgetEverything();
});

const show = () =>
  showAt(
    '/a/reset-password/t-1/email/mia%40mail.example',
    <Routes>
      <Route path="/a/reset-password/:token/email/:email" element={<ResetPasswordPage />} />
    </Routes>,
  );

describe('a link to choose a password', () => {
  it('given it is good no more, when opened, then that is said in the words of the spec, with a way to another', async () => {
    fakeServer({
      'POST /api/auth/check-token': () => ({ status: 410, body: { code: 'reset-link-invalid', status: 410 } }),
    });
    show();
    expect(await screen.findByRole('heading', { name: 'Invalid password reset link' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/a/forgot-password');
  });

  it('given it works, when a password is saved, then nobody is logged in here any more, and the login page comes next', async () => {
    logInAs('Candidate');
    const { calls } = fakeServer({
      'POST /api/auth/check-token': () => ({ body: {} }),
      'POST /api/auth/reset-password': () => ({ body: {} }),
    });
    show();
    fireEvent.change(await screen.findByLabelText(/^New password/), { target: { value: 'another-long-one' } });
    const save = screen.getByRole('button', { name: 'Save password' });
    fireEvent.change(screen.getByLabelText(/^Confirm password/), { target: { value: 'another-lung-one' } });
    fireEvent.click(save);
    expect(await screen.findByText('Confirmation does not match')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Confirm password/), { target: { value: 'another-long-one' } });
    fireEvent.click(save);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/a/login'));
    expect(calls.at(-1)?.body).toEqual({ token: 't-1', email: 'mia@mail.example', password: 'another-long-one' });
    expect(localStorage.getItem('onrecord.token')).toBeNull();
    expect(sessionStorage.getItem('onrecord.flash')).toContain('password.changed');
  });
});
