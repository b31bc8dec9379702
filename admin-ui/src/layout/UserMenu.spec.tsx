import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openQueues } from 'ui-kit/upload/open-queues';
import { expect, it, onTestFinished, vi } from 'vitest';
import { session } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { UserMenu } from './UserMenu.tsx';

const open = async (areAtRisk: boolean) => {
  const [stop, drop, end] = [vi.spyOn(openQueues, 'stop'), vi.spyOn(openQueues, 'drop'), vi.spyOn(session, 'clear')];
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
  return { stop, drop, end, choose, answer };
};

it('given files on their way, when somebody logs out, then they are asked while the session is there: to stay, to keep them, or to remove them (FILE-33)', async () => {
  const { stop, drop, end, choose, answer } = await open(true);
  await answer('Stay logged in');
  await choose();
  expect(end).not.toHaveBeenCalled();
  await answer('Keep and log out');
  await vi.waitFor(() => expect([stop, drop, end].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]));
  await answer('Remove and log out');
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(2));
  expect(drop).toHaveBeenCalledOnce();
});

it('given no files on their way, when somebody logs out, then nothing is asked', async () => {
  const { end } = await open(false);
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
});
