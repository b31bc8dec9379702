import { IS_STILL_CONCERNED } from 'access/training/audience';
import { Id } from 'contracts/kernel/id';
import { ASKED_AT_ONCE } from 'contracts/training/acknowledgement/acknowledgement.choices';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';
import { writeToReader } from './write-to-reader.job.ts';

const OPEN = {
  projections: ['training.acknowledgement', 'training.acknowledgementRound', 'training.handbookDocument'],
  text: `select a.id, a.user_id as "userId" from read.acknowledgement_round r
    join read.handbook_document d on d.tenant_id = r.tenant_id and d.id = r.document_id
    join read.acknowledgement a on a.tenant_id = r.tenant_id and a.document_id = r.document_id
    where r.tenant_id = $1 and r.id = $2 and a.status in ('asked', 'overdue') and ($3::uuid is null or a.user_id > $3)
      and ${IS_STILL_CONCERNED}
    order by a.user_id limit $4`,
};

/** Writes to those who have not acknowledged yet and come next, some at once. */
export const remindReaders = job({
  name: 'training.acknowledgement.remind-readers',
  payload: z.strictObject({ roundId: Id, after: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { roundId, after }, cause }, { read, enqueue }) => {
    const values = [cause.tenantId, roundId, after, ASKED_AT_ONCE];
    const open = await read<{ id: string; userId: string }>(cause, { ...OPEN, values });
    const mails = open.map(({ id, userId }) =>
      followUp(cause, writeToReader.request(userId, { acknowledgementId: id, userId, news: 'reminded' })),
    );
    const last = open.length === ASKED_AT_ONCE ? open.at(-1) : undefined;
    const rest = last && followUp(cause, remindReaders.request(last.userId, { roundId, after: last.userId }));
    await enqueue([...mails, ...(rest ? [rest] : [])]);
  },
});
