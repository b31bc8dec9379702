import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { browserZone } from 'ui-kit/format/time-zones';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, forgetEverything, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { CandidateSignUpPage, CompanySignUpPage } from './SignUpPage.tsx';

afterEach(() => {
  forgetEverything();
});

const show = (path: string) =>
  showAt(
    path,
    <Routes>
      <Route path="/a/sign-up" element={<CompanySignUpPage />} />
      <Route path="/a/sign-up/candidate" element={<CandidateSignUpPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );

const input = (label: string) => screen.getByLabelText(label, { exact: true });
const faultOf = (label: string) => {
  const ids = input(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const fault = ids.find((id) => id.endsWith('-fault'));
  return fault ? document.getElementById(fault)?.textContent : undefined;
};
const fillCandidate = async () => {
  await userEvent.type(input('First name'), 'Nora');
  await userEvent.type(input('Last name'), 'Lind');
  await userEvent.type(input('Email'), 'nora@example.com');
  await userEvent.type(input('Password'), 'correct horse');
  await userEvent.type(input('Confirm password'), 'correct horse');
  await userEvent.click(screen.getByRole('checkbox'));
};
/** Sends the form, and waits for its answer when it was asked for one. */
const send = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Creating your account…' })).toBeNull());
};
const address = () => screen.getByTestId('address').textContent;

const REDIRECT = '/a/apply-from-source/0190f7a0-0000-7000-8000-000000000001/indeed';
const created = () => ({ status: 201, body: { token: tokenOf('Candidate'), tenant: null } });

describe('sign-up', () => {
  it('given a form with nothing but an impossible phone number, when it is sent, then each field says so, the first has the focus, and nothing was asked', async () => {
    const { calls } = fakeServer({});
    show('/a/sign-up/candidate');

    await userEvent.type(input('Phone'), '12345');
    await send('Create account');

    await waitFor(() => expect(faultOf('Phone')).toMatch(/^Enter a valid phone number/));
    expect(['First name', 'Last name', 'Email', 'Password'].map(faultOf)).toEqual(Array(4).fill('Fill in this field'));
    expect(screen.getByText('Agree to this to apply for jobs')).toBeTruthy();
    expect(document.activeElement).toBe(input('First name'));
    expect(calls).toEqual([]);
  });

  it('given several faults of one field, when the server names them, then they stand under it, joined by commas', async () => {
    const errors = { email: ['email-invalid', 'too-long'] };
    fakeServer({ 'POST /api/auth/register': () => ({ status: 422, body: { code: 'validation-failed', errors } }) });
    show('/a/sign-up/candidate');
    await fillCandidate();

    await send('Create account');

    await waitFor(() => expect(faultOf('Email')).toBe('Enter a valid email address, This is too long'));
    expect(document.activeElement).toBe(input('Email'));
  });

  it('given a name whose address is taken, when it is sent, then the address says so, and the chosen time zone was sent', async () => {
    const { calls } = fakeServer({
      'POST /api/auth/register': () => ({ status: 409, body: { code: 'subdomain-taken' } }),
    });
    show('/a/sign-up');
    await userEvent.type(input('Company name'), 'Café & Söhne');
    expect(input('Company time zone')).toHaveProperty('value', browserZone());
    await userEvent.selectOptions(input('Company time zone'), 'America/Sao_Paulo');
    await userEvent.type(input('Your name'), 'Iris');
    await userEvent.type(input('Email'), 'iris@example.com');
    await userEvent.type(input('Password'), 'correct horse');
    await userEvent.type(input('Confirm password'), 'correct horse');

    await send('Create company');

    await waitFor(() => expect(faultOf('Public page address')).toBe('This address is already taken.'));
    expect(calls[0]?.body).toMatchObject({ timeZone: 'America/Sao_Paulo' });
  });

  it('given a company, when its name is typed, then its address follows until somebody writes another', async () => {
    show('/a/sign-up');
    await userEvent.type(input('Company name'), 'Café');
    expect(input('Public page address')).toHaveProperty('value', 'cafe');

    await userEvent.clear(input('Public page address'));
    await userEvent.type(input('Public page address'), 'Our Place');
    await userEvent.type(input('Company name'), ' Nord');

    expect(input('Public page address')).toHaveProperty('value', 'our-place');
  });

  it('given no answer from the server, when the same is sent again, then it carries the same key, and a changed one another', async () => {
    const { calls } = fakeServer({ 'POST /api/auth/register': () => 'unreachable' });
    show('/a/sign-up/candidate');
    await fillCandidate();

    await send('Create account');
    await send('Create account');
    await userEvent.type(input('Phone'), '(218) 555-0142');
    await send('Create account');

    await waitFor(() => expect(calls).toHaveLength(3));
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(screen.getByRole('alert').textContent).toContain('Could not reach the server.');
  });

  it('given a redirect to an application, when one changes between login and the sign-ups, then the redirect stays in each address', async () => {
    show(`/a/sign-up?redirect=${encodeURIComponent(REDIRECT)}`);

    await userEvent.click(screen.getByRole('link', { name: 'I am looking for work' }));

    expect(new URL(address() ?? '', 'http://x').searchParams.get('redirect')).toBe(REDIRECT);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/a/login/${encodeURIComponent(REDIRECT)}`,
    );
  });

  it('given a redirect to an application, when one has signed up, then one is logged in and the redirect goes on', async () => {
    const { calls } = fakeServer({ 'POST /api/auth/register': created });
    show(`/a/sign-up/candidate?redirect=${encodeURIComponent(REDIRECT)}`);
    await fillCandidate();

    await send('Create account');

    await waitFor(() => expect(address()).toBe(`/a/candidate-created?redirect=${encodeURIComponent(REDIRECT)}`));
    expect(localStorage.getItem('onrecord.token')).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({
      type: 'candidate',
      firstName: 'Nora',
      employerContact: true,
      locale: 'en-us',
    });
  });

  it('given an address elsewhere, when it is the redirect, then it is forgotten', async () => {
    fakeServer({ 'POST /api/auth/register': created });
    show('/a/sign-up/candidate?redirect=https%3A%2F%2Fevil.example');
    await fillCandidate();

    await send('Create account');

    await waitFor(() => expect(address()).toBe('/a/candidate-created'));
  });
});
