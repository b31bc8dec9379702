import { countryOfAddress, countryOfLanguage } from 'contracts/kernel/country';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { DEFAULT_LOCALE } from 'contracts/kernel/locale';
import type { CommandMetadata } from 'contracts/kernel/message';
import { toE164 } from 'contracts/kernel/phone-number';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import { companyDecider } from '#command-service/identity/company/company.decider';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';

/** Of numbers that begin with `+`, which name their country themselves, it is not asked. */
export type CountryOf = () => Promise<string> | string;

/** The number as E.164; throws `phone-invalid` of the field `phone` where there can be no such number (docs/product.md API-19). */
export const e164Of = async (phone: string, countryOf: CountryOf): Promise<string> => {
  if (phone === '') return '';
  const number = toE164(phone, phone.startsWith('+') ? '' : await countryOf());
  if (number === null) throw new Rejection('validation-failed', 422, { errors: { phone: ['phone-invalid'] } });
  return number;
};

/** Where somebody's numbers are from, as far as the language of their account tells. */
export const countryOfUser = async (store: EventStore, userId: string): Promise<string> => {
  const user = await stateOf(store, streamName('user', GLOBAL, userId), userDecider);
  return countryOfLanguage(user.status === 'registered' ? user.preferences.locale : DEFAULT_LOCALE);
};

export const countryOfActor = ({ actor }: CommandMetadata, store: EventStore): Promise<string> | string =>
  actor.type === 'user' ? countryOfUser(store, actor.id) : countryOfLanguage(DEFAULT_LOCALE);

/** Where a company's numbers are from: the country of its address, else by the language of who writes. */
export const countryOfCompany = async (metadata: CommandMetadata, store: EventStore): Promise<string> => {
  const { tenantId } = metadata;
  const company = await stateOf(store, streamName('company', tenantId, tenantId), companyDecider);
  const address = company.status === 'registered' ? company.profile.address : '';
  return countryOfAddress(address) ?? countryOfActor(metadata, store);
};
