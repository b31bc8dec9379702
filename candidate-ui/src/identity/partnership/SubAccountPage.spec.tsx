import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { goTo } from '#candidate-ui/api/leave';
import { fakeServer, forgetEverything, logInAs, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { SubAccountPage } from './SubAccountPage.tsx';

afterEach(() => {
  forgetEverything();
});

const show = () =>
  showAt(
    '/a/sub-accounts/t-1',
    <Routes>
      <Route path="/a/sub-accounts/:token" element={<SubAccountPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
const MAY_JOIN = 'tenant.integrations.subAccounts.partnership.create';
const MAY_READ = 'tenant.integrations.subAccounts.partnership.read';
const OFFER = 'GET /api/public/sub-account-groups/t-1';
const offer = (more: object = {}) => ({
  body: {
    ...{ parentId: 'Harbor', groupId: 'g-1' },
    ...{ company: 'Harbor', group: 'Franchisees', bypassBilling: false, bypassPlugin: false },
    ...{ shareCandidates: true, ...more },
  },
});
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the sign-up link of a group', () => {
  it('given nobody logged in, when the form is sent, then a company signs up by the link, to the terms that were shown', async () => {
    const token = tokenOf('Tenant Staff');
    const { calls } = fakeServer({
      [OFFER]: () => offer(),
      'POST /api/auth/register': () => ({ status: 201, body: { token, tenant: 'corner' } }),
    });
    show();
    expect(await screen.findByText(/Harbor can see your candidates/)).toBeTruthy();
    expect(screen.queryByText(/pays for your company/)).toBeNull();
    type(/^Company name/, 'Corner');
    type(/^Your name/, 'Nadia Moreau');
    type(/^Email/, 'nadia@corner.example');
    type(/^Password/, 'nine-green-bottles');
    type(/^Confirm password/, 'nine-green-bottles');
    fireEvent.click(screen.getByRole('button', { name: 'Agree, create company and join' }));
    await waitFor(() => expect(localStorage.getItem('onrecord.token')).toBe(token));
    expect(calls.at(-1)?.body).toMatchObject({
      ...{ type: 'sub-account', token: 't-1', sharesCandidates: true },
      ...{ companyName: 'Corner', subdomain: 'corner', name: 'Nadia Moreau' },
    });
  });

  it('given an owner of two companies, when they join, then it is with the company they chose', async () => {
    logInAs('Candidate');
    const me = { name: 'Mia', email: 'mia@mail.example', currentTenant: null, permissions: [MAY_JOIN] };
    const tenants = ['One', 'Two'].map((name) => ({ id: name, name, subdomain: name }));
    const { calls } = fakeServer({
      [OFFER]: () => offer({ shareCandidates: false }),
      'GET /api/auth/me': () => ({ body: { data: { ...me, tenants } } }),
      'POST /api/tenant/partnerships': () => ({ status: 201, body: { id: 'h-1' } }),
      'POST /api/auth/force-refresh': () => ({ body: { token: tokenOf('Tenant Staff') } }),
    });
    show();
    fireEvent.change(await screen.findByLabelText('Company to join with'), { target: { value: 'Two' } });
    const button = screen.getByRole('button', { name: 'Agree and join' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    fireEvent.click(button);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/t'));
    const sent = calls.find(({ path }) => path === '/api/tenant/partnerships');
    expect([sent?.headers.get('x-tenant'), sent?.body]).toEqual(['Two', { token: 't-1', sharesCandidates: false }]);
    expect(localStorage.getItem('onrecord.tenant')).toBe('Two');
  });

  it.each([
    { who: 'is no owner of the company', permissions: [], id: 'One', groups: [], text: /Only owners can join a group/ },
    { who: 'is of the parent', permissions: [MAY_JOIN], id: 'Harbor', groups: [], text: /cannot join its own group/ },
    {
      ...{ who: 'has the company in another group of the parent', permissions: [MAY_JOIN, MAY_READ] },
      ...{ id: 'One', groups: ['g-2'], text: /already in another group/ },
    },
  ])(
    'given somebody who $who, when they open it, then they are told in advance that they cannot join',
    async ({ permissions, id, groups, text }) => {
      logInAs('Tenant Staff');
      const company = { id, name: id, subdomain: 'one' };
      fakeServer({
        [OFFER]: () => offer(),
        'GET /api/auth/me': () => ({
          body: {
            data: { name: 'Mia', email: 'm@x.example', tenants: [company], currentTenant: company, permissions },
          },
        }),
        'GET /api/tenant/partnerships': () => ({ body: groups.map((groupId) => ({ id: 'Harbor', groupId })) }),
      });
      show();
      expect((await screen.findByRole('alert')).textContent).toMatch(text);
      expect(screen.getByRole('button', { name: 'Agree and join' })).toHaveProperty('disabled', true);
    },
  );

  it.each(['Candidate', 'Tenant Staff'] as const)(
    'given somebody in the workspace of a %s, when they open a subAccount route, then no workspace check moves them',
    async (role) => {
      logInAs(role);
      const me = { name: 'Mia', email: 'mia@mail.example', tenants: [], currentTenant: null };
      fakeServer({ [OFFER]: () => offer(), 'GET /api/auth/me': () => ({ body: { data: me } }) });
      show();
      expect(await screen.findByText(/This account has no company/)).toBeTruthy();
      expect(screen.getByTestId('address').textContent).toBe('/a/sub-accounts/t-1');
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  it('given a link that is closed, when opened, and when it is closed as the form is sent, then that is said', async () => {
    const closed = { status: 404, body: { code: 'sub-account-registration-failed', status: 404 } };
    fakeServer({ [OFFER]: () => closed });
    show();
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    cleanup();

    fakeServer({ [OFFER]: () => offer(), 'POST /api/auth/register': () => closed });
    show();
    await screen.findByText(/What joining means/);
    type(/^Company name/, 'Corner');
    type(/^Your name/, 'Nadia');
    type(/^Email/, 'nadia@corner.example');
    type(/^Password/, 'nine-green-bottles');
    type(/^Confirm password/, 'nine-green-bottles');
    fireEvent.click(screen.getByRole('button', { name: 'Agree, create company and join' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurs during the sub-account group registration',
    );
  });
});
