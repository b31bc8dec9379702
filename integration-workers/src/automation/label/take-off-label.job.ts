import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, type Handler, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';

/** Candidates of one piece of the work. */
const PAGE = 50;

const HOLDERS = {
  projections: ['recruiting.candidate-label'],
  text: `select candidate_id as id from read.candidate_label
    where tenant_id = $1 and label_id = $2 and candidate_id > $3 order by candidate_id limit ${PAGE}`,
};
const FIRST: Id = '00000000-0000-0000-0000-000000000000';

const payload = z.strictObject({ labelId: Id, after: Id.optional() });

/** One page of those that hold it, and the next as work of its own: so others come in between. */
const takeOffPage: Handler<z.infer<typeof payload>> = async ({ data, cause }, { read, command, enqueue }) => {
  const { labelId, after = FIRST } = data;
  const page = await read<{ id: Id }>(cause, { ...HOLDERS, values: [cause.tenantId, labelId, after] });
  const off = { add: [], remove: [labelId] };
  for (const { id } of page) {
    const taken = command(cause, { aggregate: 'candidate', id, type: 'LabelCandidate', data: off });
    await unlessRefused(taken, 'not-found');
  }
  const last = page[PAGE - 1];
  if (!last) return;
  const next = takeOffLabel.request(`${labelId}/${last.id}`, { labelId, after: last.id });
  await enqueue([followUp(cause, next)]);
};

/** Takes a removed label off everything it is on. */
export const takeOffLabel = job({
  name: 'automation.label.take-off',
  payload,
  options: FOR_A_DAY,
  urgency: 'bulk',
  handle: takeOffPage,
});
