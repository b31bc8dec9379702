import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleTenantId } from 'contracts/kernel/examples';
import { afterEach, describe, expect, it } from 'vitest';
import { currentTenant } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { SuspendedPage } from './SuspendedPage.tsx';

afterEach(cleanup);

const harbor = {
  id: exampleTenantId,
  name: 'Harbor & Pine',
  subdomain: 'harbor',
  logo: null,
  isSuspended: true as const,
};
const summit = { id: 'summit-id', name: 'Summit Works', subdomain: 'summit', logo: null };
const quay = { id: 'quay-id', name: 'Quay', subdomain: 'quay', logo: null, isSuspended: true as const };
const here = { ...harbor, domains: [], timeZone: 'UTC', parent: null };

describe('the page of a suspended company', () => {
  it('given somebody of one company, when it is suspended, then they are told and can leave', async () => {
    await showConsole(<SuspendedPage />, { me: { tenants: [harbor], currentTenant: here } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account has been suspended');
    expect(screen.getByText(/has closed Harbor & Pine for now/)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ask again',
      'Go to my applications',
      'Log out',
    ]);
  });

  it('given somebody of several companies, when they choose another, then they are in it; one that is suspended too is not offered', async () => {
    await showConsole(<SuspendedPage />, { me: { tenants: [harbor, summit, quay], currentTenant: here } });
    expect(screen.queryByRole('button', { name: 'Quay' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Summit Works' }));
    expect(currentTenant.get()).toBe('summit-id');
  });
});
