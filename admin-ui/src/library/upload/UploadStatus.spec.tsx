import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { expect, it, onTestFinished } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { uploads, uploadTo } from './uploads.ts';

it('given more files than are drawn at once, when the status is shown, then it counts all, draws some, and more by its button (FILE-35)', async () => {
  onTestFinished(() => uploads.clearFinished());
  // Refused before anything is sent.
  uploadTo(
    systemFolders.root,
    Array.from({ length: 120 }, (_, at) => new File(['x'], `${at}.txt`, { type: 'text/plain' })),
  );
  await showConsole(<UploadStatus />);
  const list = await screen.findByRole('list', { name: 'Upload status' });
  const names = () => within(list).getAllByRole('listitem', { name: /txt/ }).length;
  expect([names(), screen.getByRole('status').textContent]).toEqual([50, '120 failed']);
  await userEvent.click(within(list).getByRole('button', { name: 'Show more (70)' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Show more (20)' }));
  expect([names(), within(list).queryByRole('button', { name: /Show more/ })]).toEqual([120, null]);
});
