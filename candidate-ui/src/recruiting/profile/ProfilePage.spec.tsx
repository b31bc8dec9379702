import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noAbout } from 'contracts/recruiting/profile/profile.about';
import { Link, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { ProfilePage } from './ProfilePage.tsx';

// jsdom has no dialogs.
const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterAll(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));
afterEach(() => {
  forgetEverything();
});

const profile = {
  ...{ id: 'u-1', firstName: 'Mia', lastName: 'Costa', email: 'mia@mail.example', phone: '', phoneE164: '' },
  ...{ location: '', postalCode: '', country: null, version: 1, ...noAbout },
};
const me = { id: 'u-1', name: 'Mia Costa', email: 'mia@mail.example', isEmailVerified: true, tenants: [] };

const show = async () => {
  logInAs('Candidate');
  const server = fakeServer({
    'GET /api/auth/me': () => ({ body: { data: me } }),
    'GET /api/candidate/profile': () => ({ body: profile }),
    'PATCH /api/candidate/profile': ({ body }) => ({ body: { ...profile, ...(body as object), version: 2 } }),
  });
  showAt(
    '/c/profile',
    <>
      <Link to="/c/jobs/open">Jobs</Link>
      <Routes>
        <Route path="/c/profile" element={<ProfilePage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  );
  await screen.findByLabelText(/^City/);
  return server;
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Jobs', hidden: true }));
const address = () => screen.getByTestId('address').textContent;

describe('my profile', () => {
  it('given unsaved changes, when one goes elsewhere, then one is asked, may stay with what was typed, or leave', async () => {
    await show();
    type(/^City/, 'Faro');
    leave();
    fireEvent.click(await screen.findByRole('button', { name: 'Stay on page' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay on page' })).toBeNull());
    expect([address(), screen.getByLabelText<HTMLInputElement>(/^City/).value]).toEqual(['/c/profile', 'Faro']);
    leave();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/c/jobs/open'));
  });

  it('given nothing changed, or changes saved, when one goes elsewhere, then nobody asks', async () => {
    await show();
    type(/^City/, 'Faro');
    type(/^City/, '');
    leave();
    await waitFor(() => expect(address()).toBe('/c/jobs/open'));
    cleanup();

    const { calls } = await show();
    type(/^City/, 'Faro');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    leave();
    await waitFor(() => expect(address()).toBe('/c/jobs/open'));
  });

  it('given a section, when entries are added and one is wrong, then it says so; mended, the section is saved whole and closes', async () => {
    const { calls } = await show();
    expect(screen.getByRole('heading', { name: 'Your profile is 0% complete' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit: Languages' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    const section = screen.getByRole('region', { name: 'Languages' });
    fireEvent.click(within(section).getByRole('button', { name: 'Save' }));
    await within(section).findByText('Fill in this field');
    fireEvent.change(within(section).getByLabelText(/^Name/), { target: { value: 'Portuguese' } });
    fireEvent.change(within(section).getByLabelText('Level'), { target: { value: 'native' } });
    fireEvent.click(within(section).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Languages' })).toBeTruthy());
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toEqual([{ languages: [{ name: 'Portuguese', level: 'native' }] }]);
    expect(screen.getByRole('heading', { name: 'Your profile is 8% complete' })).toBeTruthy();
  });

  it('given a phone number that is none and no name, when saved, then both fields say so and nothing is sent', async () => {
    const { calls } = await show();
    type(/^First name/, '');
    type(/^Phone/, '12345');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Enter a valid phone number/);
    expect(screen.getByText('Fill in this field')).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});
