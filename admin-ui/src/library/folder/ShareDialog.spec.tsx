import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { ShareDialog } from './ShareDialog.tsx';

it('given a folder that was read, when whom it is shared with is saved, then the version that was read goes with it', async () => {
  const send = vi.fn(async () => ({ data: {} }));
  const record = { id: 'f', name: 'Sails', users: [], teams: [], roles: [], version: 3 };
  await showConsole(<ShareDialog id="f" name="Sails" onClose={() => undefined} />, {
    permissions: [],
    dataProvider: { send: send as never, getOne: (async () => ({ data: record })) as never },
  });
  const save = () => screen.findByRole('button', { name: 'Save' });
  await waitFor(async () => expect((await save()).hasAttribute('disabled')).toBe(false));
  fireEvent.click(await save());
  await waitFor(() => expect(send).toHaveBeenCalledWith('folders', expect.objectContaining({ id: 'f', version: 3 })));
});
