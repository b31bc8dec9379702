import { screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { RecordPage } from './RecordPage.tsx';

const open = (error: HttpError) =>
  showConsole(
    <RecordPage resource="users" crumbs={[{ label: 'Users', to: '/users' }]} title="resources.users.title">
      {() => null}
    </RecordPage>,
    { route: '/users/:id', at: '/users/none', dataProvider: { getOne: () => Promise.reject(error) } },
  );

describe('the page of a record', () => {
  it('given an id that no record has, when its page is opened, then it says so and leads to the list', async () => {
    await open(new HttpError('Record not found.', 404, { code: 'not-found' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Record not found.');
    expect(screen.getByRole('alert').textContent).toContain('Record not found.');
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Users' }).getAttribute('href')).toBe('/users');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  it('given a server that fails, when a page is opened, then nothing is said of the record', async () => {
    await open(new HttpError('Something went wrong!', 500, { code: 'internal-error' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Users');
  });
});
