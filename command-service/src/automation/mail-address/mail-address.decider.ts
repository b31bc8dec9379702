import {
  type MailAddressCommand,
  type MailAddressEvent,
  type MailAddressOwner,
  mailAddress,
} from 'contracts/automation/mail-address/mail-address.entity';
import { caused } from 'contracts/kernel/message';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof mailAddress>;
type State = StateOf<typeof mailAddress>;

/** Whoever has unsubscribed already stays so since then. */
const unsubscribe: Decisions['UnsubscribeMailAddress'] = (command, { id, unsubscribedAt }) =>
  unsubscribedAt === null ? [caused(command, 'MailUnsubscribed', { mailAddressId: id, way: command.data.way })] : [];

const subscribe: Decisions['SubscribeMailAddress'] = (command, { id, unsubscribedAt }) =>
  unsubscribedAt === null ? [] : [caused(command, 'MailSubscribed', { mailAddressId: id, way: command.data.way })];

/** A report that comes again is the same report. */
const bounce: Decisions['NoteMailBounce'] = (command, { id, reportedIds }) => {
  const { mailId, isHard, answer } = command.data;
  if (reportedIds.includes(mailId)) return [];
  return [caused(command, 'MailBounced', { mailAddressId: id, mailId, isHard, answer })];
};

/** A complaint that comes again is the same complaint, also after the mark of the first was cleared. */
const complain: Decisions['NoteMailComplaint'] = (command, { id, complainedIds }) => {
  const { mailId } = command.data;
  return complainedIds.includes(mailId) ? [] : [caused(command, 'MailComplained', { mailAddressId: id, mailId })];
};

const clear: Decisions['ClearMailAddress'] = (command, { id, stop, softBounces }) =>
  stop === null && softBounces.length === 0 ? [] : [caused(command, 'MailAddressCleared', { mailAddressId: id })];

const kept = entityDecider(mailAddress, {
  decide: {
    UnsubscribeMailAddress: unsubscribe,
    SubscribeMailAddress: subscribe,
    NoteMailBounce: bounce,
    NoteMailComplaint: complain,
    ClearMailAddress: clear,
  },
});

const ownerIn = ({ subjectId, candidateId, userId, address }: MailAddressOwner): MailAddressOwner => ({
  ...{ subjectId, candidateId, userId, address },
});

/** Whether a candidate or a user has it; else it is known with a contract, or with a mail. */
const isOwned = ({ candidateId, userId }: Pick<MailAddressOwner, 'candidateId' | 'userId'>): boolean =>
  candidateId !== null || userId !== null;

/**
 * The first mark of an address begins its history; after those who had it were erased, the next mark begins anew. What began with a
 * contract goes over to the first who is known to have it, so that it neither ends with the contract nor outlives them.
 */
const beginning = (id: string, command: MailAddressCommand, state: State): MailAddressEvent[] => {
  const owner = { mailAddressId: id, ...ownerIn(command.data as MailAddressOwner) };
  if (state.status !== 'kept') return [caused(command, 'MailAddressCreated', owner)];
  if (state.record.address === null) return [caused(command, 'MailAddressRenewed', owner)];
  return isOwned(owner) && !isOwned(state.record) ? [caused(command, 'MailAddressOwnerChanged', owner)] : [];
};

/** `id`: of the stream, as a command that may begin it does not name it. */
export const mailAddressDecider = (id: string): typeof kept => ({
  ...kept,
  decide: (command, state) => {
    const begun = command.type === 'ClearMailAddress' ? [] : beginning(id, command, state);
    const marked = kept.decide(command, begun.reduce(kept.evolve, state)) as MailAddressEvent[];
    // Where nothing is to be marked, nothing begins.
    return marked.length === 0 ? [] : [...begun, ...marked];
  },
});
