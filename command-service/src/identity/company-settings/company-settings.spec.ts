import { DeciderSpecification } from '@event-driven-io/emmett';
import type { CompanySettingsCommand } from 'contracts/identity/company-settings/company-settings.commands';
import { defaultSettings } from 'contracts/identity/company-settings/company-settings.events';
import { exampleTenantId as companyId, exampleCause } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { companySettingsDecider } from './company-settings.decider.ts';

const given = DeciderSpecification.for(companySettingsDecider);
const by = { metadata: exampleCause };
const grid = (gridMode: boolean): CompanySettingsCommand => ({
  ...by,
  type: 'ChangeCompanySettings',
  data: { companyId, changes: { gridMode } },
});
const changed = (gridMode: boolean) =>
  caused(by, 'CompanySettingsChanged', { companyId, from: { gridMode: !gridMode }, to: { gridMode } });

describe('company settings', () => {
  it('given a company that has chosen nothing, when it takes to the grid and back, then each is recorded, once', () => {
    given([])
      .when(grid(true))
      .then([changed(true)]);
    given([changed(true)])
      .when(grid(true))
      .thenNothingHappened();
    given([changed(true)])
      .when(grid(false))
      .then([changed(false)]);
    given([]).when(grid(false)).thenNothingHappened();
  });

  it('given the route, when an owner, a recruiter and somebody with a wrong word call it, then the owner alone is heard', async () => {
    const app = specApp();
    const path = '/api/tenant/company-settings';
    const answer = await app.owner('patch', path, { gridMode: true });
    expect([answer.status, answer.body]).toEqual([200, { ...defaultSettings, gridMode: true }]);
    expect((await app.recruiter('patch', path, { gridMode: false })).status).toBe(403);
    const wrong = await app.owner('patch', path, { gridMode: 'yes' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { gridMode: ['field-invalid'] }]);
  });
});
