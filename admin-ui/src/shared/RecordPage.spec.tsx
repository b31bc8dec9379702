import { cleanup, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { RecordPage } from './RecordPage.tsx';

afterEach(cleanup);

const open = (error: HttpError) =>
  showConsole(
    <RecordPage resource="users" crumbs={[{ label: 'Users', to: '/users' }]} title="resources.users.title">
      {() => null}
    </RecordPage>,
    { route: '/users/:id', at: '/users/none', dataProvider: { getOne: () => Promise.reject(error) } },
  );

describe('the page of a record', () => {
  it.each([
    ['no record has', new HttpError('Record not found.', 404, { code: 'not-found' })],
    ['is none', new HttpError('Some fields need your attention.', 422, { code: 'validation-failed' })],
  ])('given an id that %s, when its page is opened, then it says so in title and breadcrumbs', async (_, error) => {
    await open(error);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Record not found.');
    expect(screen.getByRole('alert').textContent).toContain('Record not found.');
    expect(screen.getAllByText('Users')).toHaveLength(1);
  });

  it('given a server that fails, when a page is opened, then nothing is said of the record', async () => {
    await open(new HttpError('Something went wrong!', 500, { code: 'internal-error' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Users');
  });
});
