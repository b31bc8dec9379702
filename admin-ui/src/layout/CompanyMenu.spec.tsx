import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { useIsChangingCompany } from './useChangeCompany.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const partner = (name: string) => ({
  ...{ id: `id of ${name}`, name, subdomain: name.toLowerCase(), logo: null },
  parent: 'Harbor & Pine',
});
const chosen = () => sessionStorage.getItem('onrecord.tenant');
const Console = () => (useIsChangingCompany() ? null : <CompanyMenu />);
const show = async (names: string[]) => {
  await showConsole(<Console />, { me: { partners: names.map(partner) } });
  fireEvent.click(await screen.findByRole('button', { name: /Harbor & Pine/ }));
};

describe('company menu', () => {
  it('given one company and no partners, when shown, then there is nothing to choose', async () => {
    const { container } = await showConsole(<CompanyMenu />);
    expect(await screen.findByText('Harbor & Pine')).toBeTruthy();
    expect(container.querySelector('button')).toBeNull();
  });

  it('given a few partners, when one is chosen, then its workspace is the current one', async () => {
    await show(['Bay kiosk', 'Corner shop']);
    expect(screen.getByText('Partner workspaces')).toBeTruthy();
    expect(screen.getByRole('menuitemradio', { name: 'Harbor & Pine' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Corner shop' }));
    expect(chosen()).toBe('id of Corner shop');
  });

  it('given many partners, when a part of a name is typed, then those that have it are left, and one is entered', async () => {
    await show(['Árvore', ...Array.from({ length: 40 }, (_, index) => `Shop ${index}`)]);
    expect(screen.queryByRole('menuitemradio', { name: 'Shop 7' })).toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Search partner workspaces…' }));
    const search = await screen.findByRole('searchbox', { name: 'Search partner workspaces' });
    fireEvent.change(search, { target: { value: 'arv' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(search, { target: { value: 'nothing like it' } });
    expect(screen.getByRole('status').textContent).toBe('No matching workspaces');
    fireEvent.change(search, { target: { value: 'ÁRV' } });
    fireEvent.click(screen.getByRole('button', { name: /Árvore/ }));
    expect(chosen()).toBe('id of Árvore');
  });
});
