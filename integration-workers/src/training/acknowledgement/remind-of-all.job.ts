import { OPEN_ACKNOWLEDGEMENTS } from 'access/training/open-acknowledgements';
import { Id } from 'contracts/kernel/id';
import { ASKED_AT_ONCE, documentGroups, kindsOf } from 'contracts/training/acknowledgement/acknowledgement.choices';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';
import { writeOfAll } from './write-of-all.job.ts';

const PEOPLE = {
  projections: ['training.acknowledgement', 'training.handbookDocument'],
  text: `select distinct a.user_id as "userId" ${OPEN_ACKNOWLEDGEMENTS} and ($3::uuid is null or a.user_id > $3)
    order by a.user_id limit $4`,
};

/** Writes to those who have not acknowledged something and come next, some at once. */
export const remindOfAll = job({
  name: 'training.acknowledgement.remind-of-all',
  payload: z.strictObject({ kind: z.enum(documentGroups), after: Id.nullable() }),
  options: FOR_A_DAY,
  handle: async ({ data: { kind, after }, cause }, { read, enqueue }) => {
    const values = [cause.tenantId, kindsOf(kind), after, ASKED_AT_ONCE];
    const people = await read<{ userId: string }>(cause, { ...PEOPLE, values });
    const mails = people.map(({ userId }) => followUp(cause, writeOfAll.request(userId, { userId, kind })));
    const last = people.length === ASKED_AT_ONCE ? people.at(-1) : undefined;
    const rest = last && followUp(cause, remindOfAll.request(last.userId, { kind, after: last.userId }));
    await enqueue([...mails, ...(rest ? [rest] : [])]);
  },
});
