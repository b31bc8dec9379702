import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { GetListParams } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const { root } = systemFolders;
const COUNT = 450;
const folders = Array.from({ length: COUNT }, (_, at) => ({
  ...{ id: `f${at}`, name: `Boat ${String(at).padStart(3, '0')}`, parentId: root, isTrashed: false },
  ...{ users: [], teams: [], roles: [] },
}));
const inside = { ...folders[0], id: 'inside', name: 'Boat of the moved one', parentId: 'f3' };

const show = async (hidden?: string) => {
  const onMove = vi.fn();
  const getList = async (_: string, { filter, pagination = { page: 1, perPage: 1 } }: GetListParams) => {
    const q = filter.q as string | undefined;
    const all = [...folders, inside].filter(({ name, parentId }) =>
      q === undefined ? parentId === filter.parentId : name.includes(q),
    );
    const start = (pagination.page - 1) * pagination.perPage;
    return { data: all.slice(start, start + pagination.perPage), total: all.length };
  };
  const getOne = async (_: string, { id }: { id: string }) => ({ data: folders.find((folder) => folder.id === id) });
  await showConsole(
    <MoveDialog
      title="Move"
      from={root}
      {...(hidden && { hidden })}
      isBusy={false}
      onMove={onMove}
      onClose={() => undefined}
    />,
    { permissions: ['tenant.folders.read'], dataProvider: { getList: getList as never, getOne: getOne as never } },
  );
  return { onMove, user: userEvent.setup(), dialog: await screen.findByRole('dialog', { name: 'Move' }) };
};

it('given more folders than are shown at once, when more are asked for, then the others can be chosen too (FILE-43)', async () => {
  const { onMove, user, dialog } = await show();
  await within(dialog).findByText('200 of 450 folders are shown.');
  await user.click(within(dialog).getByRole('button', { name: 'Show more' }));
  await within(dialog).findByText('400 of 450 folders are shown.');
  await user.click(within(dialog).getByRole('button', { name: 'Show more' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Boat 449' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledWith('f449');
});

it('given a folder that is moved, when folders are searched for, then each is found with the way to it, but not that one, nor what is in it', async () => {
  const { onMove, user, dialog } = await show('f3');
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search folders' }), 'Boat 00');
  const found = await within(dialog).findByRole('button', { name: /Boat 004.*Library/ });
  expect(within(dialog).queryByRole('button', { name: /Boat 003/ })).toBeNull();
  await user.click(found);
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledWith('f4');
  const search = async (words: string) => {
    await user.clear(within(dialog).getByRole('searchbox'));
    await user.type(within(dialog).getByRole('searchbox'), words);
  };
  await search('polic');
  await within(dialog).findByRole('button', { name: 'Policies' });
  await search('of the moved');
  await vi.waitFor(() => expect(within(dialog).queryByRole('button', { name: /Boat/ })).toBeNull());
});
