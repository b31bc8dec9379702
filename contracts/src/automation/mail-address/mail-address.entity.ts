import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { known, personal } from '#contracts/kernel/personal';
import { email } from '#contracts/kernel/text';
import { addressStops, MAX_SOFT_BOUNCES, SOFT_BOUNCE_DAYS, unsubscribeWays } from './mail-address.choices.ts';

const moment = z.iso.datetime().nullable();
const way = { way: z.enum(unsubscribeWays) };
/** Who has the address: a candidate, a user of the company, or nobody who is known; `subjectId`: with whom, or with which contract, the address is erased. */
const owner = { subjectId: Id, candidateId: Id.nullable(), userId: Id.nullable() };

export const MailAddressOwner = z.strictObject({ ...owner, address: email() });
export type MailAddressOwner = z.infer<typeof MailAddressOwner>;

/** What came back of a mail: for good (`isHard`), or for a reason that passes. `answer`: what the other server said, without addresses. */
const bounced = { mailId: Id, isHard: z.boolean(), answer: z.string().max(300) };
const Bounce = z.object({ mailId: Id, at: z.iso.datetime() });
type Bounce = z.infer<typeof Bounce>;

const DAY_MS = 86_400_000;
const unmarked = {
  ...{ unsubscribedAt: null, stop: null, stoppedAt: null, answer: null },
  ...{ softBounces: [], reportedIds: [], complainedIds: [] },
};

/** Those that still count, with one more. */
const withBounce = (bounces: readonly Bounce[], bounce: Bounce): Bounce[] => [
  ...bounces.filter(({ at }) => Date.parse(bounce.at) - Date.parse(at) < SOFT_BOUNCE_DAYS * DAY_MS),
  bounce,
];
/** Mails whose reports are remembered, so that one that comes again counts once. */
const REMEMBERED = 50;
const remembered = (ids: readonly string[], id: string): string[] => [...ids, id].slice(-REMEMBERED);

/** What a company knows of an address before it writes there again (docs/product.md AUT-36): one for each company and address that was marked. */
export const mailAddress = entity({
  name: 'mailAddress',
  context: 'automation',
  plural: 'mail-addresses',
  permissions: 'tenant.email.outbox',
  operations: [],
  fields: { ...owner, address: email().nullable() },
  about: { subject: 'subjectId', fields: ['address'], erasedBy: 'CandidateErased' },
  readOnly: {
    unsubscribedAt: moment,
    /** Why nothing goes there any more, since when, and what the other server said. */
    stop: z.enum(addressStops).nullable(),
    stoppedAt: moment,
    answer: z.string().nullable(),
    softBounces: z.array(Bounce),
    reportedIds: z.array(Id),
    /** Mails that were called unwanted. */
    complainedIds: z.array(Id),
  },
  readOnlyDefaults: unmarked,
  hidden: ['subjectId', 'reportedIds', 'complainedIds'],
  events: {
    /** Somebody else has it, once those who had it before were erased. */
    MailAddressRenewed: { ...owner, address: personal(email(), 'subjectId') },
    /** It was a contract's, or nobody's: now it is known whose it is. What is marked stays so. */
    MailAddressOwnerChanged: { ...owner, address: personal(email(), 'subjectId') },
    /** Whoever has it wants no mails but those that are owed. */
    MailUnsubscribed: way,
    MailSubscribed: way,
    /** A mail did not arrive. */
    MailBounced: bounced,
    /** Whoever has it called a mail unwanted. */
    MailComplained: { mailId: Id },
    /** Somebody of the company says that mails go there again. */
    MailAddressCleared: {},
  },
  apply: {
    MailAddressRenewed: ({ subjectId, candidateId, userId, address }) => ({
      ...{ subjectId, candidateId, userId, address: known(address) },
      ...unmarked,
    }),
    MailAddressOwnerChanged: ({ subjectId, candidateId, userId, address }) => ({
      ...{ subjectId, candidateId, userId, address: known(address) },
    }),
    MailUnsubscribed: (_, __, unsubscribedAt) => ({ unsubscribedAt }),
    MailSubscribed: () => ({ unsubscribedAt: null }),
    MailBounced: ({ mailId, isHard, answer }, { stop, stoppedAt, softBounces, reportedIds }, at) => {
      const soft = isHard ? softBounces : withBounce(softBounces, { mailId, at });
      const isOver = stop === null && (isHard || soft.length >= MAX_SOFT_BOUNCES);
      return {
        ...{ softBounces: soft, answer, reportedIds: remembered(reportedIds, mailId) },
        ...(isOver ? { stop: 'bounced' as const, stoppedAt: at } : { stop, stoppedAt }),
      };
    },
    MailComplained: ({ mailId }, { stoppedAt, reportedIds, complainedIds }, at) => ({
      ...{ stop: 'complained' as const, stoppedAt: stoppedAt ?? at, answer: null },
      reportedIds: remembered(reportedIds, mailId),
      complainedIds: remembered(complainedIds, mailId),
    }),
    MailAddressCleared: () => ({ stop: null, stoppedAt: null, answer: null, softBounces: [] }),
  },
  commands: {
    UnsubscribeMailAddress: { data: MailAddressOwner.extend(way) },
    SubscribeMailAddress: { data: MailAddressOwner.extend(way) },
    NoteMailBounce: { data: MailAddressOwner.extend(bounced) },
    NoteMailComplaint: { data: MailAddressOwner.extend({ mailId: Id }) },
    ClearMailAddress: {
      path: 'clear',
      right: 'create',
      summary: 'Send mails to an address again that took none, or complained',
    },
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
