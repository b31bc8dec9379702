import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from 'contracts/kernel/permission';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { FolderActions } from './FolderActions.tsx';

const { root, policies } = systemFolders;
const folder = {
  ...{ id: 'f', name: 'Safety', parentId: policies, users: ['u'], teams: [], roles: [], isTrashed: false },
  ...{ trashedAt: null, trashedFrom: null, version: 1, createdAt: '', updatedAt: '' },
} as unknown as FolderView;

const permissions: Permission[] = [
  'tenant.folders.read',
  'tenant.folders.update',
  'tenant.folders.delete',
  'tenant.files.read',
];

const choose = async (action: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions for Safety' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return user;
};

describe('what is done with a folder', () => {
  it('given one with a file that a lesson shows, when it is to go to the trash, then it says so first, and undoing restores it', async () => {
    const send = vi.fn(async () => ({ data: {} as never }));
    const ask = vi.fn(async () => [{ by: 'lesson', id: 'l', name: 'Hoisting' }] as never);
    await showConsole(<FolderActions folder={folder} isOfPolicies />, { permissions, dataProvider: { send, ask } });
    const user = await choose('Move to trash');
    const dialog = await screen.findByRole('dialog', { name: 'Move Safety to the trash?' });
    expect(await within(dialog).findByText('Lesson: Hoisting')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Move to trash' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('folders', { id: 'f', action: 'trash', body: {} }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('folders', { id: 'f', action: 'restore', body: {} }));
  });

  const move = async (of: FolderView, uses: object[]) => {
    const update = vi.fn(async () => ({ data: { id: 'f' } as never }));
    const getOne = vi.fn(async () => ({ data: of as never }));
    const getList = vi.fn(async () => ({ data: [], total: 0 }));
    const ask = vi.fn(async () => uses as never);
    await showConsole(<FolderActions folder={of} isOfPolicies />, {
      permissions,
      dataProvider: { update, getOne, getList, ask },
    });
    const user = await choose('Move');
    const dialog = await screen.findByRole('dialog', { name: 'Move Safety' });
    await user.click(within(dialog).getByRole('button', { name: 'Library' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    return { user, update };
  };
  const toRoot = ['folders', expect.objectContaining({ id: 'f', data: { parentId: root } })] as const;
  const unshared = { ...folder, users: [] } as FolderView;

  it.each([
    ['one that people read among the policies', folder, []],
    ['one with a folder in it that people read', unshared, [{ by: 'policy-folder', id: 'g', name: 'Ropes' }]],
  ])('given %s, when it is moved out, then that is said and asked before it is', async (_, of, uses) => {
    const { user, update } = await move(of, uses);
    const question = await screen.findByRole('dialog', { name: 'Stop sharing?' });
    expect(update).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Move anyway' }));
    await vi.waitFor(() => expect(update).toHaveBeenCalledWith(...toRoot));
  });

  it('given one that nobody reads, though a lesson shows a file in it, when it is moved out of the policies, then it is, unasked', async () => {
    const { update } = await move(unshared, [{ by: 'lesson', id: 'l', name: 'Hoisting' }]);
    await vi.waitFor(() => expect(update).toHaveBeenCalledWith(...toRoot));
    expect(screen.queryByRole('dialog', { name: 'Stop sharing?' })).toBeNull();
  });
});
