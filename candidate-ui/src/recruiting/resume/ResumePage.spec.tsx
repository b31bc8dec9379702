import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noAbout } from 'contracts/recruiting/profile/profile.about';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { ResumePage } from './ResumePage.tsx';

afterEach(() => {
  forgetEverything();
});

const profile = {
  ...{ id: 'u-1', firstName: 'Mia', lastName: 'Costa', email: 'mia@mail.example', phone: '', phoneE164: '' },
  ...{ location: '', postalCode: '', country: null, version: 1, ...noAbout },
  ...{ currentTitle: 'Cook', skills: ['Bread'] },
};
const reading = {
  suggestions: [
    { field: 'email', value: 'other@mail.example' },
    { field: 'currentTitle', value: 'Head cook' },
    { field: 'summary', value: 'Cooks for many.' },
    { field: 'skills', value: ['Sauces'] },
  ],
  isCut: false,
  hasHidden: true,
};

const show = async (answer: { status?: number; body: unknown } = { body: reading }) => {
  logInAs('Candidate');
  const server = fakeServer({
    'GET /api/candidate/profile': () => ({ body: profile }),
    'GET /api/candidate/profile/documents': () => ({ body: [] }),
    'POST /api/candidate/profile/resume-reading': () => answer,
    'PATCH /api/candidate/profile': ({ body }) => ({ body: { ...profile, ...(body as object), version: 2 } }),
  });
  showAt('/c/profile/resume-optimizer', <ResumePage />);
  return server;
};
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Choose a résumé', { selector: 'input' }), {
    target: { files: [file] },
  });
const pdf = new File(['%PDF-'], 'mia.pdf', { type: 'application/pdf' });

describe('a résumé check', () => {
  it('given a résumé, when it is read, then it says what is missing and hidden, and copies what is chosen to the profile', async () => {
    const server = await show();
    await choose(pdf);
    await screen.findByRole('heading', { name: 'What was found in mia.pdf' });
    screen.getByText(/text that nobody can see/);
    const missing = within(screen.getByRole('list', { name: 'Not found' })).getAllByRole('listitem');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'Work experience',
      'Education',
      'Languages',
    ]);
    // What the profile lacks is chosen; what it says stays unless somebody says otherwise. The address of the account is not asked about.
    const checks = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(checks.map((box) => box.checked)).toEqual([false, true, false]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Skills' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy 2 fields' }));
    await waitFor(() =>
      expect(server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { summary: 'Cooks for many.', skills: ['Bread', 'Sauces'] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Skills' })).toBeNull());
  });

  it.each([
    ['a picture of a page', pdf, 'This file contains only images, so there is no text to read.'],
    [
      'JSON that is no résumé',
      new File(['[1]'], 'mia.json', { type: 'application/json' }),
      'This file cannot be read as a résumé. It may be damaged or of another type.',
    ],
  ])('given %s, when it is chosen, then it says why it cannot be read', async (_, file, said) => {
    const errors = { file: ['resume-without-text'] };
    await show({ status: 422, body: { code: 'resume-without-text', title: 'x', type: 'x', errors } });
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(screen.queryByRole('heading', { name: /What was found/ })).toBeNull();
  });
});
