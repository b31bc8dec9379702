import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keyScopes } from 'contracts/identity/api-key/api-key.scopes';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { displayZone } from '#admin-ui/shared/display-zone';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { apiKeys } from './api-key.resource.ts';
import { fromApiKeyForm, isStillToCome } from './api-key-form.ts';

const secret = `onr_${'0'.repeat(32)}_${'a'.repeat(43)}`;
const key: ApiKeyView = {
  id: exampleJobId,
  name: 'Payroll',
  scopes: ['tenant.candidates.read', 'tenant.jobs.create', 'tenant.jobs.read'],
  expiresAt: null,
  status: 'active',
  ending: 'x7Qa',
  createdAt: '2026-03-02T09:00:00.000Z',
  createdById: exampleUserId,
  createdByName: 'Renata Moreira',
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
};

const show = async (permissions: Permission[], record: ApiKeyView = key) => {
  const send = vi.fn(async () => ({ data: {} as never }));
  await showConsole(pageAt(apiKeys, ':id/view'), {
    permissions,
    dataProvider: { getOne: async () => ({ data: record as never }), send },
    route: '/settings/api-keys/:id/view',
    at: `/settings/api-keys/${record.id}/view`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Payroll' });
  return { send, user: userEvent.setup() };
};

describe('the page of an API key', () => {
  it('given a key, when shown, then what it may do stands there in words, and of its secret the end alone', async () => {
    await show(['tenant.api.keys.read']);
    const scopes = screen.getByRole('region', { name: 'Scopes' });
    expect(scopes.textContent).toBe('ScopesJobsCreate, ReadCandidatesRead');
    expect(screen.getByText('onr_…x7Qa')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull();
  });

  it('given who may revoke, when they do, then it is asked first, and done once', async () => {
    const { send, user } = await show(['tenant.api.keys.read', 'tenant.api.keys.delete', 'tenant.audit.read']);
    expect(screen.getByRole('link', { name: 'Activity' }).getAttribute('href')).toContain(key.id);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(send).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog', { name: 'Revoke Payroll?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(send).toHaveBeenCalledExactlyOnceWith('api-keys', { id: key.id, action: 'revoke' });
    await screen.findByText('API key revoked');
  });

  it('given a revoked key, when shown, then it says so and cannot be revoked again', async () => {
    await show(['tenant.api.keys.delete'], { ...key, status: 'revoked', revokedAt: '2026-03-03T09:00:00.000Z' });
    expect(screen.getAllByText('Revoked').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });
});

describe('making an API key', () => {
  it('given a name and a scope, when made, then the secret is shown until it is said to be kept, and only then one goes on', async () => {
    const create = vi.fn(async () => ({ data: { ...key, secret } as never }));
    await showConsole(pageAt(apiKeys, 'create'), {
      permissions: ['tenant.api.keys.create', 'tenant.jobs.read', 'tenant.users.create'],
      dataProvider: { create },
      route: '/settings/api-keys/create',
    });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Name'), 'Payroll');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one scope');
    expect(screen.getByText('0 of 1 permissions')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Whole group: Jobs' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your new API key' });
    expect(create).toHaveBeenCalledWith(
      'api-keys',
      expect.objectContaining({ data: { name: 'Payroll', scopes: ['tenant.jobs.read'], expiresAt: null } }),
    );
    expect((within(dialog).getByLabelText('Secret') as HTMLInputElement).value).toBe(secret);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Your new API key' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'I have saved it' }));
    await screen.findByText('Elsewhere');
  });

  it('given a last day, when sent, then the key ends with that day where the person is; a day that is over is refused', () => {
    const values = { name: 'x', scopes: [...keyScopes], until: '2026-07-01' };
    displayZone.set('America/Sao_Paulo');
    onTestFinished(() => displayZone.set(null));
    expect(fromApiKeyForm(values, values)).toMatchObject({
      name: 'x',
      expiresAt: '2026-07-02T02:59:59.999Z',
    });
    const check = isStillToCome('America/Sao_Paulo', new Date('2026-07-02T02:00:00Z'));
    expect([check('2026-07-01'), check('2026-06-30'), check('')]).toEqual([
      undefined,
      'problem.api-key-expiry-past',
      undefined,
    ]);
  });
});
