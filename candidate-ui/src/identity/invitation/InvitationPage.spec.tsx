import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { goTo } from '#candidate-ui/api/leave';
import { fakeServer, forgetEverything, logInAs, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { InvitationPage } from './InvitationPage.tsx';

afterEach(() => {
  forgetEverything();
});

const show = () =>
  showAt(
    '/a/invitation/t-1',
    <Routes>
      <Route path="/a/invitation/:token" element={<InvitationPage />} />
    </Routes>,
  );
const invited = (hasAccount: boolean) => () => ({
  body: { company: 'Harbor', name: 'Ines', email: 'ines@mail.example', hasAccount },
});

describe('an invitation', () => {
  it('given an address without an account, when name and password are sent, then they are logged in and go to the company', async () => {
    const token = tokenOf('Tenant Staff');
    const { calls } = fakeServer({
      'POST /api/auth/invitations/show': invited(false),
      'POST /api/auth/invitations/accept': () => ({ body: { token } }),
    });
    show();
    fireEvent.change(await screen.findByLabelText(/^New password/), { target: { value: 'nine-green-bottles' } });
    fireEvent.change(screen.getByLabelText(/^Confirm password/), { target: { value: 'nine-green-bottles' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create account and join' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/t'));
    expect(calls.at(-1)?.body).toEqual({ token: 't-1', name: 'Ines', password: 'nine-green-bottles' });
    expect(localStorage.getItem('onrecord.token')).toBe(token);
  });

  it('given an address with an account, when nobody is logged in, then the way to the login comes back here', async () => {
    fakeServer({ 'POST /api/auth/invitations/show': invited(true) });
    show();
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/a/login/%2Fa%2Finvitation%2Ft-1');
  });

  it('given somebody else who is logged in, when they open it, then they are told whose it is and can change accounts', async () => {
    logInAs('Candidate');
    fakeServer({
      'POST /api/auth/invitations/show': invited(true),
      'GET /api/auth/me': () => ({ body: { data: { name: 'Mia', email: 'mia@mail.example' } } }),
    });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('sent to another email address');
    expect(screen.getByRole('button', { name: 'Log out and use another account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('given a link that is good no more, when opened, then that is said', async () => {
    fakeServer({
      'POST /api/auth/invitations/show': () => ({ status: 404, body: { code: 'invitation-invalid', status: 404 } }),
    });
    show();
    expect(await screen.findByRole('heading', { name: 'This invitation does not work' })).toBeTruthy();
  });
});
