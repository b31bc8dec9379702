import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known, personal } from '#contracts/kernel/personal';
import { email } from '#contracts/kernel/text';
import { unsubscribeWays } from './mail-address.choices.ts';

const moment = z.iso.datetime().nullable();
const way = { way: z.enum(unsubscribeWays) };
/** Who has the address: a candidate, or a user of the company; `subjectId` is either, with whom the address is erased. */
const owner = { subjectId: Id, candidateId: Id.nullable(), userId: Id.nullable() };

export const MailAddressOwner = z.strictObject({ ...owner, address: email() });
export type MailAddressOwner = z.infer<typeof MailAddressOwner>;

const unmarked = { unsubscribedAt: null };

/** What a company knows of an address before it writes there again (docs/product.md AUT-36): one for each company and address that was marked. */
export const mailAddress = entity({
  name: 'mailAddress',
  context: 'automation',
  plural: 'mail-addresses',
  permissions: 'tenant.email.outbox',
  operations: [],
  fields: { ...owner, address: email().nullable() },
  about: { subject: 'subjectId', fields: ['address'], erasedBy: 'CandidateErased' },
  readOnly: { unsubscribedAt: moment },
  readOnlyDefaults: unmarked,
  hidden: ['subjectId'],
  events: {
    /** Somebody else has it, once those who had it before were erased. */
    MailAddressRenewed: { ...owner, address: personal(email(), 'subjectId') },
    /** Whoever has it wants no mails but those that are owed. */
    MailUnsubscribed: way,
    MailSubscribed: way,
  },
  apply: {
    MailAddressRenewed: ({ subjectId, candidateId, userId, address }) => ({
      ...{ subjectId, candidateId, userId, address: known(address) },
      ...unmarked,
    }),
    MailUnsubscribed: (_, __, unsubscribedAt) => ({ unsubscribedAt }),
    MailSubscribed: () => ({ unsubscribedAt: null }),
  },
  commands: {
    UnsubscribeMailAddress: { data: MailAddressOwner.extend(way) },
    SubscribeMailAddress: { data: MailAddressOwner.extend(way) },
  },
  anyOf: ['address', 'candidateId', 'userId'],
  sorts: ['updatedAt'],
});
export type MailAddressRecord = typeof mailAddress.types.record;
export type MailAddressView = typeof mailAddress.types.view;
export type MailAddressEvent = typeof mailAddress.types.event;
export type MailAddressCommand = typeof mailAddress.types.command;

/** Every way it may refuse beyond those of any entity. */
export type MailAddressRejection = 'mail-link-invalid'; // not made by us, or of a company that is no more
