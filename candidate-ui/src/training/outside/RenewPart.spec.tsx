import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Renewal } from 'contracts/training/assignment/assignment.views';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { JoinPage } from './JoinPage.tsx';
import { RenewPart } from './RenewPart.tsx';

afterEach(() => {
  forgetEverything();
});

const company = { id: 'c-1', name: 'Harbor', subdomain: 'harbor', logo: null };
const shown = { id: 't-1', name: 'Valves', lessons: ['One'], slug: 'valves', company };
const learned = {
  id: 't-1',
  publicTrainingId: 't-1',
  programName: 'Valves',
  companyName: 'Harbor',
  status: 'completed',
};
const person = {
  name: 'Wanda',
  email: 'wanda@x.example',
  locale: 'en-us',
  workspace: 'candidate',
  currentTenant: null,
};

const server = (mine: object[], renewed: { status?: number; body: unknown } = { status: 201, body: { id: 't-2' } }) => {
  logInAs('Candidate');
  return fakeServer({
    'GET /api/public/trainings/t-1': () => ({ body: shown }),
    'GET /api/candidate/trainings': () => ({ body: mine }),
    'GET /api/auth/me': () => ({ body: { data: person } }),
    'POST /api/candidate/trainings/t-1/renew': () => renewed,
  });
};
const open = () =>
  showAt(
    '/a/join-training/t-1/fair',
    <Routes>
      <Route path="/a/join-training/:id/:source" element={<JoinPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
const address = () => screen.getByTestId('address').textContent;
const renewal: Renewal = { isOpen: true, trainingId: null };

it('given a certificate that expires, when its person comes by the link, then one button begins the training again (TRA-71)', async () => {
  const { calls } = server([{ ...learned, renewal }]);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(address()).toBe('/c/trainings/t-2'));
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/candidate/trainings/t-1/renew',
  ]);
});

it('given one that was begun again, when its person comes by the link, then it leads to the newest', async () => {
  const again = { ...learned, id: 't-2', status: 'begun', renewal: null };
  server([again, { ...learned, renewal: { isOpen: false, trainingId: 't-2' } }]);
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Go to the training' }));
  await waitFor(() => expect(address()).toBe('/c/trainings/t-2'));
});

it('given a training that was closed meanwhile, when it is begun again, then it says so', async () => {
  server([], { status: 409, body: { code: 'public-training-closed', title: 'Conflict', status: 409 } });
  showAt('/c/trainings/t-1', <RenewPart id="t-1" renewal={renewal} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await screen.findByText('This training is not open any more.');
});

it('given a training that was begun again since, when it is looked at, then it leads there', async () => {
  showAt('/c/trainings/t-1', <RenewPart id="t-1" renewal={{ isOpen: false, trainingId: 't-2' }} />);
  screen.getByText('You have started this training again.');
  fireEvent.click(screen.getByRole('link', { name: 'Go to the new training' }));
  await waitFor(() => expect(address()).toBe('/c/trainings/t-2'));
});
