import { DeciderSpecification } from '@event-driven-io/emmett';
import type { TenantCommand } from 'contracts/identity/tenant/tenant.commands';
import type { TenantEvent } from 'contracts/identity/tenant/tenant.events';
import { exampleGlobalCause, exampleTenantId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { tenantDecider } from './tenant.decider.ts';

const given = DeciderSpecification.for(tenantDecider);
const by = { metadata: exampleGlobalCause };
const data = { tenantId: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor' };
const register: TenantCommand = { ...by, type: 'RegisterTenant', data };
const registered: TenantEvent = caused(by, 'TenantRegistered', data);

describe('tenant', () => {
  it('given nothing, when a company is registered, then it is recorded', () =>
    given([]).when(register).then([registered]));

  it('given a company, when registered again the same way, then nothing happens', () =>
    given([registered]).when(register).thenNothingHappened());

  it('given a company, when registered under another name, then it is refused', () =>
    given([registered])
      .when({ ...register, data: { ...data, name: 'Other' } })
      .thenThrows(Rejection, (error) => error.message === 'tenant-already-exists'));
});
