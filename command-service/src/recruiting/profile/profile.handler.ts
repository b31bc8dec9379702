import { GLOBAL, streamName } from 'contracts/kernel/id';
import type { ProfileCommand } from 'contracts/recruiting/profile/profile.commands';
import type { EventStore } from 'platform/event-store/event-store';
import { countryOfUser, e164Of } from '#command-service/identity/company/phone-number';
import { handler, type Send, stateOf } from '#command-service/kernel/command';
import { type Profile, profileDecider } from './profile.decider.ts';

const sendProfile = handler('profile', profileDecider);

/** Commands of candidates' own profiles; the id is the account's, the tenant `global`. Their numbers are of their country. */
export const profileHandler = (store: EventStore): Send<Profile, ProfileCommand> => {
  const send = sendProfile(store);
  return async (id, command, ifMatch) => {
    if (command.type === 'AddProfileDocument' || command.type === 'RemoveProfileDocument')
      return send(id, command, ifMatch);
    const { phone, country } = command.data;
    if (phone === undefined && country === undefined) return send(id, command, ifMatch);
    const profile = await stateOf(store, streamName('profile', GLOBAL, id), profileDecider);
    const said = { ...(profile.status === 'created' && profile.details), ...command.data };
    const phoneE164 = await e164Of(said.phone ?? '', () => said.country ?? countryOfUser(store, id));
    return send(id, { ...command, data: { ...command.data, phoneE164 } } as ProfileCommand, ifMatch);
  };
};
