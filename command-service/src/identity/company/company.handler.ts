import type { CompanyCommand } from 'contracts/identity/company/company.commands';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { countryOfAddress } from 'contracts/kernel/country';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { EventStore } from 'platform/event-store/event-store';
import { countryOfActor, e164Of } from '#command-service/identity/company/phone-number';
import { tenantDecider } from '#command-service/identity/tenant/tenant.decider';
import { handler, type Send, stateOf } from '#command-service/kernel/command';
import { type Company, companyDecider } from './company.decider.ts';

const sendCompany = handler('company', companyDecider);

/** Commands of companies' profiles. One that was registered before there were profiles gets its own with its first change. */
export const companyHandler = (store: EventStore): Send<Company, CompanyCommand> => {
  const send = sendCompany(store);

  /** Whether there was none and there is one now. */
  const beginProfile = async (id: string, { metadata }: CompanyCommand): Promise<boolean> => {
    const company = await stateOf(store, streamName('company', metadata.tenantId, id), companyDecider);
    const tenant = await stateOf(store, streamName('tenant', GLOBAL, id), tenantDecider);
    if (company.status !== 'absent' || tenant.status === 'absent') return false;
    const { idempotencyKey: _, ...cause } = metadata;
    const data = { ...defaultProfile, companyId: id, name: tenant.name };
    await send(id, { type: 'RegisterCompany', data, metadata: cause });
    return true;
  };

  /** With the company's own number as E.164, read as one of the country that its address is to end with. */
  const withE164 = async (id: string, command: CompanyCommand): Promise<CompanyCommand> => {
    const { metadata } = command;
    if (command.type === 'ChangeLogo' || !('phone' in command.data || 'address' in command.data)) return command;
    const company = await stateOf(store, streamName('company', metadata.tenantId, id), companyDecider);
    const { phone = '', address = '' } = { ...(company.status === 'registered' && company.profile), ...command.data };
    const phoneE164 = await e164Of(phone, () => countryOfAddress(address) ?? countryOfActor(metadata, store));
    return { ...command, data: { ...command.data, phoneE164 } } as CompanyCommand;
  };

  return async (id, command, ifMatch = null) => {
    const isFirst = command.type !== 'RegisterCompany' && !ifMatch && (await beginProfile(id, command));
    return send(id, await withE164(id, command), isFirst ? null : ifMatch);
  };
};
