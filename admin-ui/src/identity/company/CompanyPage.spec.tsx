import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { problemError } from 'contracts/client/problem-error';
import { defaultProfile } from 'contracts/identity/company/company.events';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { exampleTenantId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { CompanyPage } from './CompanyPage.tsx';

const company: CompanyView = {
  ...defaultProfile,
  id: exampleTenantId,
  subdomain: 'harbor',
  domains: ['harbor.onrecord.example'],
  name: 'Harbor & Pine',
  label: 'Boats',
  logo: null,
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 3,
};

const call = vi.spyOn(client, 'call');
beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ data: company } as never);
});

const show = async (permissions: Permission[]) => {
  const at = '/settings/company/edit';
  await showConsole(<CompanyPage />, { permissions, route: at, at });
  await screen.findByRole('heading', { level: 1, name: 'Company profile' });
  return userEvent.setup();
};
const owner: Permission[] = ['tenant.company.read', 'tenant.company.update'];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sent = () => call.mock.calls.filter(([route]) => route.method === 'PATCH').map(([, options]) => options);

describe('the company profile', () => {
  it('given an owner, when they change two fields, then these alone are sent, with the version that was read', async () => {
    const user = await show(owner);
    await user.clear(field('Color'));
    await user.type(field('Color'), '#FFEE00');
    await screen.findByText(/1\.2:1\. Too light/);
    await user.type(field('Phone'), ' +47 55 51 23 45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ body: { color: '#ffee00', phone: '+47 55 51 23 45' }, ifMatch: 3 }]));
  });

  it('given values that cannot be right, when saved, then each field says so and nothing is sent', async () => {
    const user = await show(owner);
    await user.clear(field('Name'));
    await user.type(field('Phone'), '12345');
    await user.type(field('Website'), 'harbor');
    await user.clear(field('Color'));
    await user.type(field('Color'), 'teal');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const faults = await screen.findAllByRole('alert');
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Fill in this field',
      'Enter a valid phone number. For a number abroad, start with + and the country code',
      'Enter a valid link',
      'Enter a color like #0c4a3d',
    ]);
    expect(sent()).toEqual([]);
  });

  it('given that somebody was faster, when saved, then it says so, and what they wrote is loaded on demand', async () => {
    const user = await show(owner);
    call.mockRejectedValueOnce(problemError({ type: '', title: 'Stale', status: 412, code: 'stale-record' }));
    await user.type(field('Phone'), '+47 55 51 23 45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Someone else changed this record/);
    call.mockResolvedValue({ data: { ...company, label: 'Theirs', version: 4 } } as never);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(field('Tagline').value).toBe('Theirs'));
    expect(screen.queryByText(/Someone else changed this record/)).toBeNull();
  });

  it('given somebody who may only read, when shown, then there are facts and the public page, and nothing to type in', async () => {
    await show(['tenant.company.read']);
    await screen.findByText('Boats');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe('/p/harbor?lang=en-us');
  });

  it('given something typed, when a logo is put beside it, then it stands, and is saved from the version after the logo', async () => {
    const user = await show(['tenant.company.read', 'tenant.company.update', 'tenant.logo.update']);
    await user.type(field('Phone'), ' +47 55 51 23 45');
    const logo = { url: '/api/public/images/companies/c/i', width: 9, height: 9 };
    call.mockResolvedValueOnce({ data: { logo, version: 4 } } as never);
    await user.upload(screen.getByLabelText(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
    expect((await screen.findByAltText('Logo of Harbor & Pine')).getAttribute('src')).toBe(logo.url);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    call.mockClear();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ body: { phone: '+47 55 51 23 45' }, ifMatch: 4 }]));
  });
});
