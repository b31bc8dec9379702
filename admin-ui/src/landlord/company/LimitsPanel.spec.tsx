import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ownHourlyActionsOf } from 'contracts/automation/event-action/event-action.limits';
import { exampleTenantId } from 'contracts/kernel/examples';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';

/** Words of the landlord area are loaded with it: here their keys stand. */
const words = (key: string) => `resources.companies.limits.${key}`;
const company = {
  id: exampleTenantId,
  name: 'Harbor & Pine',
  eventActionLimits: ownHourlyActionsOf({ mail: 4_000 }),
} as TenantOverview;

describe('limits of event actions in the landlord area', () => {
  it('given a company with a limit of its own, when one is changed and that given back, then these are sent alone; a wrong one is not, nor none', async () => {
    const send = vi.fn(async () => ({ data: {} as never }));
    await showConsole(<LimitsPanel company={company} />, { dataProvider: { send } });
    const user = userEvent.setup();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      `5,000 ${words('usual')}`,
      '4,000 ',
      `2,000 ${words('usual')}`,
      `500 ${words('usual')}`,
    ]);
    await user.click(screen.getByRole('button', { name: words('action') }));
    const field = (kind: string) => screen.findByRole('spinbutton', { name: words(`kind.${kind}`) });
    const save = screen.getByRole('button', { name: words('save') });
    expect(save).toHaveProperty('disabled', true);
    await user.clear(await field('mail'));
    expect(save).toHaveProperty('disabled', false);
    await user.type(await field('all'), '1000001');
    expect(save).toHaveProperty('disabled', true);
    await user.clear(await field('all'));
    await user.type(await field('all'), '20000');
    await user.click(save);
    const body = { all: 20_000, mail: null };
    const command = { id: exampleTenantId, action: 'event-action-limits', body };
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('companies', command));
  });
});
