import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openQueues } from 'ui-kit/upload/open-queues';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logOut } from '#admin-ui/providers/authProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { UserMenu } from './UserMenu.tsx';

vi.mock('#admin-ui/providers/authProvider', async (original) => ({ ...(await original<object>()), logOut: vi.fn() }));

const open = async (areAtRisk: boolean) => {
  const [stop, drop] = [vi.spyOn(openQueues, 'stop'), vi.spyOn(openQueues, 'drop')];
  vi.spyOn(openQueues, 'areAtRisk').mockReturnValue(areAtRisk);
  onTestFinished(() => void vi.restoreAllMocks());
  await showConsole(<UserMenu />);
  const user = userEvent.setup();
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: /Renata Moreira/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  };
  await choose();
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Files are still being uploaded' });
    await user.click(within(dialog).getByRole('button', { name }));
  };
  return { stop, drop, choose, answer };
};

it('given files on their way, when somebody logs out, then they are asked while the session is there: to stay, to keep them, or to remove them (FILE-33)', async () => {
  const { stop, drop, choose, answer } = await open(true);
  await answer('Stay logged in');
  await choose();
  expect(logOut).not.toHaveBeenCalled();
  await answer('Keep and log out');
  expect([stop, drop, logOut].map((called) => vi.mocked(called).mock.calls.length)).toEqual([1, 0, 1]);
  await answer('Remove and log out');
  await vi.waitFor(() => expect(logOut).toHaveBeenCalledTimes(2));
  expect(drop).toHaveBeenCalledOnce();
});

it('given no files on their way, when somebody logs out, then nothing is asked', async () => {
  await open(false);
  expect(logOut).toHaveBeenCalledOnce();
});
