import { DeciderSpecification } from '@event-driven-io/emmett';
import type { CompanyCommand } from 'contracts/identity/company/company.commands';
import { type CompanyEvent, defaultProfile } from 'contracts/identity/company/company.events';
import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { companyDecider } from './company.decider.ts';

const given = DeciderSpecification.for(companyDecider);
const by = { metadata: exampleCause };
const data = { companyId: exampleTenantId, ...defaultProfile, name: 'Harbor' };
const register: CompanyCommand = { ...by, type: 'RegisterCompany', data };
const registered: CompanyEvent = caused(by, 'CompanyRegistered', data);
const change = (to: object): CompanyCommand => ({ ...by, type: 'ChangeCompany', data: to });

describe('company', () => {
  it('given nothing, when registered, then it is recorded; again the same way, nothing happens', () => {
    given([]).when(register).then([registered]);
    given([registered]).when(register).thenNothingHappened();
  });

  it('given a company, when registered in another way, then it is refused', () =>
    given([registered])
      .when({ ...register, data: { ...data, name: 'Other' } } as CompanyCommand)
      .thenThrows(Rejection, (error) => error.message === 'company-already-exists'));

  it('given a company, when changed, then only what differs is recorded, as it was and as it is', () => {
    given([registered])
      .when(change({ name: 'Harbor', label: 'Boats', timeZone: 'Europe/Oslo' }))
      .then([
        caused(by, 'CompanyChanged', {
          companyId: exampleTenantId,
          from: { label: '', timeZone: 'UTC' },
          to: { label: 'Boats', timeZone: 'Europe/Oslo' },
        }),
      ]);
    given([registered])
      .when(change({ name: 'Harbor' }))
      .thenNothingHappened();
  });

  it('given nothing, when changed, then there is no such company', () =>
    given([])
      .when(change({ name: 'X' }))
      .thenThrows(Rejection, (error) => error.message === 'company-not-found'));
});
