import { fireEvent, screen } from '@testing-library/react';
import { exampleTenantId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { currentTenant } from '#admin-ui/providers/client';
import { enterConsole } from '#admin-ui/providers/login';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { ShutOutPage } from './ShutOutPage.tsx';
import { useIsChangingCompany } from './useChangeCompany.ts';

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

const Console = () => (useIsChangingCompany() ? null : <ShutOutPage />);

describe('the page of a company that is shut to somebody', () => {
  it('given somebody of one company, when it is suspended, then they are told and can leave', async () => {
    await showConsole(<ShutOutPage />, { me: { tenants: [harbor], currentTenant: here } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account has been suspended');
    expect(screen.getByText(/has suspended Harbor & Pine/)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Retry',
      'Go to my applications',
      'Log out',
    ]);
  });

  it('given a company that lets somebody go, when they are told, then it is by another title, with the same ways out', async () => {
    const { isSuspended: _, ...open } = here;
    await showConsole(<ShutOutPage />, { me: { tenants: [], currentTenant: open } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You no longer have access to this company');
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('given somebody of several companies, when they choose another, then they are in it; one that is suspended too is not offered', async () => {
    await showConsole(<Console />, { me: { tenants: [harbor, summit, quay], currentTenant: here } });
    expect(screen.queryByRole('button', { name: 'Quay' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Summit Works' }));
    expect(currentTenant.get()).toBe('summit-id');
    expect(enterConsole).toHaveBeenCalledOnce();
  });
});
