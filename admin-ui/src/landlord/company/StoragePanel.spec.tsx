import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleTenantId } from 'contracts/kernel/examples';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { StoragePanel } from './StoragePanel.tsx';

const GB = 1_073_741_824;
/** Words of the landlord area are loaded with it: here their keys stand. */
const words = (key: string) => `resources.companies.storage.${key}`;
const company = {
  ...{ id: exampleTenantId, name: 'Harbor & Pine', storedBytes: 3 * GB, usualQuotaBytes: 50 * GB, quotaBytes: null },
} as TenantOverview;

describe('the storage quota of a company in the landlord area', () => {
  it('given the usual quota, when another is given in gigabytes, then its bytes are sent; nothing or a wrong one is not', async () => {
    const send = vi.fn(async () => ({ data: {} as never }));
    await showConsole(<StoragePanel company={company} />, { dataProvider: { send } });
    const user = userEvent.setup();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3 GB',
      `50 GB ${words('usual')}`,
    ]);
    await user.click(screen.getByRole('button', { name: words('action') }));
    const field = await screen.findByRole('spinbutton', { name: words('gigabytes') });
    const save = screen.getByRole('button', { name: words('save') });
    expect(save).toHaveProperty('disabled', true);
    await user.type(field, '-1');
    expect(save).toHaveProperty('disabled', true);
    await user.clear(field);
    await user.type(field, '1.5');
    await user.click(save);
    const command = { id: exampleTenantId, action: 'storage-quota', body: { quotaBytes: 1.5 * GB } };
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('companies', command));
  });
});
