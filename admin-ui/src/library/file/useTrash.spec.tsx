import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { useTrash } from './useTrash.tsx';

const Trash = () => {
  const { ask, dialog } = useTrash();
  return (
    <>
      <button type="button" onClick={() => ask(['a', 'gone', 'b'])}>
        Trash
      </button>
      {dialog}
    </>
  );
};

const show = async (uses: object[]) => {
  const ask = vi.fn(async () => uses as never);
  const send = vi.fn(async (_: string, { id }: { id: string }) => {
    if (id === 'gone') throw new HttpError('Record not found.', 404, { code: 'not-found' });
    return { data: {} as never };
  });
  await showConsole(<Trash />, { dataProvider: { ask, send: send as never } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Trash' }));
  return { ask, send, user };
};

it('given files of which one is gone, when they go to the trash, then the others go, it is said, and where they are used was asked once (FILE-39)', async () => {
  const { ask, send } = await show([]);
  await screen.findByText('2 files moved to the trash');
  await screen.findByText('Record not found.');
  expect(ask.mock.calls).toEqual([['file-uses', { ids: '["a","gone","b"]' }]]);
  expect(send.mock.calls.map(([, { id }]) => id)).toEqual(['a', 'gone', 'b']);
});

it('given files of which some are used, when they are to go to the trash, then each place is named first', async () => {
  const { send, user } = await show([
    { by: 'policies', id: 'p', name: null },
    { by: 'lesson', id: 'l', name: 'Hoisting' },
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Some of these 3 files are in use' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  expect(send).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Move to trash' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
});
