import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { HandbookActions } from './HandbookActions.tsx';

const record = {
  ...{ id: 'd1', name: 'Mooring', kind: 'procedure', status: 'draft', version: 4, publishedVersion: 1 },
  ...{ reviewerIds: [], steps: [], fileId: null },
} as unknown as HandbookDocumentView;

describe('what is done with a document (docs/product.md HBK-16)', () => {
  it('given a draft that somebody has changed since, when it is published, then nothing is, and that is said', async () => {
    const send = vi.fn(async () => {
      throw new HttpError('Someone else changed this record.', 412, { code: 'stale-record' });
    });
    await showConsole(<HandbookActions record={record} />, {
      permissions: ['tenant.training.handbook.update'],
      dataProvider: { send } as unknown as Partial<ConsoleDataProvider>,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed this record');
    expect(send).toHaveBeenCalledWith('handbook-documents', expect.objectContaining({ action: 'publish', version: 4 }));
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
