import { isOptional, type MailKind } from 'contracts/automation/mail/mail-kinds';
import type { MailStop } from 'contracts/automation/mail-address/mail-address.choices';
import { type MailAddressRecord, mailAddress } from 'contracts/automation/mail-address/mail-address.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState } from '#command-service/entity/entity.state';
import { handler } from '#command-service/kernel/command';
import { mailAddressDecider } from './mail-address.decider.ts';
import { mailAddressIds } from './mail-address.ids.ts';

/** Commands of addresses: each comes to the same however often it is sent, so a request's key would only stand in the way. */
export const mailAddressHandler =
  (store: EventStore): SendEntity<typeof mailAddress> =>
  (id, { metadata: { idempotencyKey: _, request: __, ...metadata }, ...command }, ifMatch) =>
    handler('mailAddress', mailAddressDecider(id))(store)(id, { ...command, metadata } as never, ifMatch);

export type MailAddressDeps = { store: EventStore; nameKey: Buffer };
type Addressed = { tenantId: string; address: string };

/** What is known of an address; nothing where those who had it were erased. */
export const mailAddresses = ({ store, nameKey }: MailAddressDeps) => {
  const idOf = mailAddressIds(nameKey);
  const find = async ({ tenantId, address }: Addressed): Promise<MailAddressRecord | null> => {
    const state = await entityState(store, mailAddress, { tenantId, id: idOf(tenantId, address) });
    return state.status === 'kept' && state.record.address !== null ? state.record : null;
  };
  return {
    idOf,
    find,
    /** Why a mail of this kind does not go there. */
    stopOf: async (of: Addressed, kind: MailKind): Promise<MailStop | null> => {
      const found = kind === 'account' ? null : await find(of);
      if (found?.stop) return `mail-${found.stop}`;
      return found?.unsubscribedAt && isOptional(kind) ? 'mail-unsubscribed' : null;
    },
  };
};
export type MailAddresses = ReturnType<typeof mailAddresses>;
