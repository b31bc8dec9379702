import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { LinkPanel } from './LinkPanel.tsx';

/** The link as the server has it: every new one has another number. */
let token: string | null = null;
let made = 0;
const call = vi.spyOn(client, 'call');
beforeEach(() => {
  token = null;
  made = 0;
  call.mockReset();
  call.mockImplementation((async ({ method }: { method: string }) => {
    if (method === 'POST') {
      made += 1;
      token = `link-${made}`;
    }
    if (method === 'DELETE') token = null;
    return { data: { token } };
  }) as never);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the sign-up link of a group', () => {
  it('given none, when made, renewed and closed, then each shows at once, and what kills a link asks first', async () => {
    await showConsole(<LinkPanel id="g-1" />);
    expect(await screen.findByText('No link')).toBeTruthy();
    press('Create link');
    expect(await screen.findByText(/\/a\/sub-accounts\/link-1$/)).toBeTruthy();

    press('Renew');
    expect(made).toBe(1);
    await confirm('Renew');
    expect(await screen.findByText(/\/a\/sub-accounts\/link-2$/)).toBeTruthy();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Close');
    await confirm('Cancel');
    expect(token).toBe('link-2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Close');
    await confirm('Close');
    expect(await screen.findByText('Nobody can join this group without a link.')).toBeTruthy();
  });
});
