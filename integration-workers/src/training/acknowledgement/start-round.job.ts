import { derivedId, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const DOCUMENT = {
  projections: ['training.handbookDocument'],
  text: `select material_version::int as "handbookVersion" from read.handbook_document
    where tenant_id = $1 and id = $2 and asks_acknowledgement and published_version > 0 and status <> 'archived'`,
};

/** Begins to ask everybody whom a document concerns, if it is to be acknowledged. */
export const startRound = job({
  name: 'training.acknowledgement.start-round',
  payload: z.strictObject({ documentId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { documentId }, cause }, { read, command }) => {
    const [found] = await read<{ handbookVersion: number }>(cause, {
      ...DOCUMENT,
      values: [cause.tenantId, documentId],
    });
    if (!found) return;
    const id = derivedId('acknowledgement-round', documentId, cause.eventId);
    const data = { acknowledgementRoundId: id, documentId, ...found };
    await unlessRefused(
      command(cause, { aggregate: 'acknowledgementRound', id, type: 'CreateAcknowledgementRound', data }),
      'already-exists',
    );
  },
});
