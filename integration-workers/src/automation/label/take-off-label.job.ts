import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { type StreamCommand, unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, type Handler, job } from '#integration-workers/engine/job';
import { followUp } from '#integration-workers/engine/work-item';

/** Those who hold it, of one piece of the work. */
const PAGE = 50;
const FIRST: Id = '00000000-0000-0000-0000-000000000000';

/** What labels are put on. */
const Holders = z.enum(['candidate', 'member']);
type Holders = z.infer<typeof Holders>;

/** Those of company $1 who hold label $2, after $3. */
const HOLDERS: Readonly<Record<Holders, { projections: string[]; text: string }>> = {
  candidate: {
    projections: ['recruiting.candidate-label'],
    text: `select candidate_id as id from read.candidate_label
      where tenant_id = $1 and label_id = $2 and candidate_id > $3 order by candidate_id limit ${PAGE}`,
  },
  member: {
    projections: [],
    text: `select user_id as id from (
        select tenant_id, user_id, label_ids from access.membership
        union all select tenant_id, user_id, label_ids from access.inactive_membership) m
      where tenant_id = $1 and $2::uuid = any(label_ids) and user_id > $3 order by user_id limit ${PAGE}`,
  },
};
const offOf = (of: Holders, id: string, labelId: string): StreamCommand => {
  const data = { add: [], remove: [labelId] };
  return of === 'candidate'
    ? { aggregate: 'candidate', id, type: 'LabelCandidate', data }
    : { aggregate: 'membership', id, type: 'LabelMembership', data: { userId: id, ...data } };
};

const payload = z.strictObject({ labelId: Id, of: Holders.default('candidate'), after: Id.optional() });

/** One page of those that hold it, and the next as work of its own: so others come in between. */
const takeOffPage: Handler<z.infer<typeof payload>> = async ({ data, cause }, { read, command, enqueue }) => {
  const { labelId, of, after = FIRST } = data;
  const page = await read<{ id: Id }>(cause, { ...HOLDERS[of], values: [cause.tenantId, labelId, after] });
  for (const { id } of page)
    await unlessRefused(command(cause, offOf(of, id, labelId)), 'not-found', 'membership-not-found');
  const last = page[PAGE - 1];
  if (!last) return;
  const next = takeOffLabel.request(`${labelId}/${last.id}`, { labelId, of, after: last.id });
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
