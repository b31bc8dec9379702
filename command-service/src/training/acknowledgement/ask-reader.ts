import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import {
  type Asking,
  type acknowledgement,
  acknowledgementIdOf,
} from 'contracts/training/acknowledgement/acknowledgement.entity';
import type { HandbookKind } from 'contracts/training/handbook/handbook.choices';
import type { SendEntity } from '#command-service/entity/entity.decider';

type Asked = Asking & { documentId: string; kind: HandbookKind };

/** Asks one person to confirm a document, for the first time or once more. */
export const askReader =
  (send: SendEntity<typeof acknowledgement>) =>
  async (userId: string, data: Asked, metadata: CommandMetadata): Promise<void> => {
    const { documentId, kind: _, ...asking } = data;
    const acknowledgementId = acknowledgementIdOf(documentId, userId);
    const created = { acknowledgementId, userId, ...data };
    try {
      await send(acknowledgementId, { type: 'CreateAcknowledgement', data: created, metadata } as never);
    } catch (error) {
      if (!(error instanceof Rejection && error.message === 'already-exists')) throw error;
      await send(acknowledgementId, { type: 'AskAgain', data: asking, metadata });
    }
  };
