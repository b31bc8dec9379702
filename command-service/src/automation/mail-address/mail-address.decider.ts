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

const kept = entityDecider(mailAddress, {
  decide: { UnsubscribeMailAddress: unsubscribe, SubscribeMailAddress: subscribe },
});

const ownerIn = ({ subjectId, candidateId, userId, address }: MailAddressOwner): MailAddressOwner => ({
  ...{ subjectId, candidateId, userId, address },
});

/** The first mark of an address begins its history; after those who had it were erased, the next mark begins anew. */
const beginning = (id: string, command: MailAddressCommand, state: State): MailAddressEvent[] => {
  if (state.status === 'kept' && state.record.address !== null) return [];
  const owner = { mailAddressId: id, ...ownerIn(command.data as MailAddressOwner) };
  return [caused(command, state.status === 'absent' ? 'MailAddressCreated' : 'MailAddressRenewed', owner)];
};

/** `id`: of the stream, as a command that may begin it does not name it. */
export const mailAddressDecider = (id: string): typeof kept => ({
  ...kept,
  decide: (command, state) => {
    const begun = beginning(id, command, state);
    const marked = kept.decide(command, begun.reduce(kept.evolve, state)) as MailAddressEvent[];
    // Where nothing is to be marked, nothing begins.
    return marked.length === 0 ? [] : [...begun, ...marked];
  },
});
