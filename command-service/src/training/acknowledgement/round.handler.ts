import { type CommandMetadata, caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { acknowledgement } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { askedNow } from 'contracts/training/acknowledgement/acknowledgement.times';
import { type AcknowledgementRoundRecord, acknowledgementRound } from 'contracts/training/acknowledgement/round.entity';
import { type HandbookDocumentRecord, handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import { type DecisionsOf, entityDecider, type SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { askReader } from './ask-reader.ts';

type Deps = HandlerDeps & { acknowledgements: SendEntity<typeof acknowledgement> };
type Send = SendEntity<typeof acknowledgementRound>;

type Decisions = DecisionsOf<typeof acknowledgementRound>;

/** Who they are is in what each of them is asked. */
const ask: Decisions['AskReaders'] = (command, { id: acknowledgementRoundId }) => {
  const { userIds, next } = command.data;
  return [caused(command, 'ReadersAsked', { acknowledgementRoundId, count: userIds.length, next })];
};

/** As often as somebody wants that. */
const remind: Decisions['RemindReaders'] = (command, { id: acknowledgementRoundId }) => [
  caused(command, 'ReadersReminded', { acknowledgementRoundId }),
];

const decider = entityDecider(acknowledgementRound, { decide: { AskReaders: ask, RemindReaders: remind } });
const sendRound = entityHandler(acknowledgementRound, decider);

/**
 * Commands of rounds. People are asked before it is noted that they were: a process that dies in between finds them asked, since
 * document and person make the id.
 */
export const roundHandler = (deps: Deps): Send => {
  const { store, acknowledgements } = deps;
  const send = sendRound(deps);

  const askOne = askReader(acknowledgements);

  const askAll = async (
    { id: roundId, documentId, handbookVersion }: AcknowledgementRoundRecord,
    { published, kind, acknowledgeDays, reminderDays, repeatMonths }: HandbookDocumentRecord,
    userIds: readonly string[],
    metadata: CommandMetadata,
  ) => {
    const settings = { acknowledgeDays, reminderDays, repeatMonths };
    const name = published?.name ?? '';
    const timeZone = await companyZoneOf(store, metadata.tenantId);
    const times = askedNow({ ...settings, timeZone }, metadata.now);
    const asked = { roundId, name, handbookVersion, ...times, ...settings };
    await Promise.all(userIds.map((userId) => askOne(userId, { documentId, kind, ...asked }, metadata)));
  };

  return async (id, command, ifMatch) => {
    if (command.type !== 'AskReaders') return send(id, command, ifMatch);
    // Each person's is a command of its own.
    const { idempotencyKey: _, ...cause } = command.metadata;
    const { tenantId } = cause;
    const round = await entityState(store, acknowledgementRound, { tenantId, id });
    if (round.status !== 'kept') throw new Rejection('not-found', 404);
    const found = await entityState(store, handbookDocument, { tenantId, id: round.record.documentId });
    const isAsking = found.status === 'kept' && isReadable(found.record) && found.record.asksAcknowledgement;
    if (isAsking) await askAll(round.record, found.record, command.data.userIds, cause);
    return send(id, command, ifMatch);
  };
};
