import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { problemError } from 'contracts/client/problem-error';
import type { CompanyDomainsView, OwnDomainView } from 'contracts/identity/company-domains/company-domains.views';
import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { DomainsPage } from './DomainsPage.tsx';

const host = 'careers.harborpine.example';
const waiting: OwnDomainView = {
  id: exampleJobId,
  host,
  addedAt: '2026-03-02T09:00:00.000Z',
  verifiedAt: null,
  isPrimary: false,
  record: { name: `_onrecord.${host}`, value: 'onrecord-verification=abc' },
};
const verified: OwnDomainView = { ...waiting, verifiedAt: '2026-03-02T10:00:00.000Z' };
const withDomains = (...domains: OwnDomainView[]): CompanyDomainsView => ({
  id: exampleTenantId,
  subdomain: 'harbor',
  formerSubdomains: ['boats'],
  productDomain: 'harbor.onrecord.example',
  domains,
  version: 3,
});

const call = vi.spyOn(client, 'call');
const answer = (view: CompanyDomainsView) => call.mockResolvedValue({ data: view } as never);
const refuse = (code: string, status: number, errors?: Record<string, string[]>) =>
  call.mockRejectedValueOnce(problemError({ type: '', title: code, status, code, ...(errors && { errors }) }));
beforeEach(() => call.mockReset());

const owner: Permission[] = ['tenant.company.read', 'tenant.company.update'];
const show = async (view: CompanyDomainsView, permissions = owner) => {
  answer(view);
  const at = '/settings/company/domains';
  await showConsole(<DomainsPage />, { permissions, route: at, at });
  await screen.findByRole('heading', { level: 1, name: 'Domains' });
  return userEvent.setup();
};
const sent = (method: string) =>
  call.mock.calls.filter(([route]) => route.method === method).map(([route, options]) => [route.path, options]);
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the domains of a company', () => {
  it('given none of its own, when one is typed that cannot be, then the field says why; a good one is added', async () => {
    const user = await show(withDomains());
    await screen.findByText('No custom domains yet');
    const field = screen.getByRole('textbox', { name: 'Domain name' });
    await user.click(press('Add domain'));
    await screen.findByText('Fill in this field');
    refuse('validation-failed', 422, { host: ['domain-invalid'] });
    await user.click(field);
    await user.paste('co.uk');
    await user.click(press('Add domain'));
    await screen.findByText('Enter a domain that you own, like careers.example.com');
    answer(withDomains(waiting));
    await user.clear(field);
    await user.paste(host);
    await user.click(press('Add domain'));
    await screen.findByRole('heading', { level: 3, name: host });
    expect(sent('POST').at(-1)).toEqual(['/api/tenant/company-domains', { body: { host } }]);
  });

  it('given one that waits, when checked, then the record to write is shown, and why it was not found; afterwards it is verified', async () => {
    const user = await show(withDomains(waiting));
    await screen.findByText(`_onrecord.${host}`);
    await screen.findByText('onrecord-verification=abc');
    refuse('domain-record-missing', 409);
    await user.click(press('Check now'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/We could not find the DNS record yet/);
    answer(withDomains(verified));
    await user.click(press('Check now'));
    await screen.findByText('Domain verified');
    expect(screen.queryByText(/We could not find the DNS record yet/)).toBeNull();
    expect(screen.queryByText(`_onrecord.${host}`)).toBeNull();
    expect(screen.getByRole('link', { name: `Open ${host}` }).getAttribute('href')).toContain(`//${host}`);
  });

  it('given a verified one, when it is preferred and removed, then each is sent, the removal once it is confirmed', async () => {
    const user = await show(withDomains(verified));
    answer(withDomains({ ...verified, isPrimary: true }));
    await user.click(await screen.findByRole('button', { name: 'Make primary' }));
    await screen.findByText('Primary');
    expect(sent('PUT')).toEqual([['/api/tenant/company-domains/primary', { body: { domainId: exampleJobId } }]]);
    await user.click(press(`Remove ${host}`));
    expect(sent('DELETE')).toEqual([]);
    answer(withDomains());
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('No custom domains yet');
    expect(sent('DELETE')).toEqual([['/api/tenant/company-domains/:id', { params: { id: exampleJobId } }]]);
  });

  it('given another subdomain, when it is typed, then it is said what becomes of the old one; one that is taken is refused at the field', async () => {
    const user = await show(withDomains());
    await user.click(await screen.findByRole('button', { name: 'Change subdomain' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Subdomain' });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change' }).disabled).toBe(true);
    await user.clear(field);
    await user.paste('Pine & Co');
    dialog.getByText('pine-co.onrecord.example');
    dialog.getByText('harbor.onrecord.example');
    refuse('subdomain-taken', 409, { subdomain: ['subdomain-taken'] });
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await dialog.findByText('This address is already taken.');
    expect(sent('PUT')).toEqual([['/api/tenant/company-domains/subdomain', { body: { subdomain: 'pine-co' } }]]);
  });

  it('given somebody who may only read, when shown, then there are domains and earlier names, and nothing to press but to copy', async () => {
    await show(withDomains(waiting), ['tenant.company.read']);
    await screen.findByText(/boats\. Links to them still work/);
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const button of screen.getAllByRole('button')) expect(button.textContent).toMatch(/Copy|Back/);
  });
});
