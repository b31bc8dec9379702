import { Rejection } from 'contracts/kernel/problem';
import { z } from 'zod';
import type { StreamCommand } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Schedules of company $1 that follow who comes, each by its newest repetition; `$2`: now. */
export const FOLLOWING = `s.tenant_id = $1 and s.follows_membership and s.status <> 'cancelled'
  and (s.deadline is null or s.deadline > $2)
  and not exists (select from read.training_schedule n where n.tenant_id = s.tenant_id and n.repeat_of = s.id)`;
/** As the schedule has noted: what was begun and not noted is done again. */
export const NOT_YET = 'not s.assigned ? m.user_id::text';
export const REPEATED = `s.program_id as "programId", s.repeat_of is not null as "isRepetition"`;
export const projections = ['training.trainingSchedule'];

export type Found = { id: string };
export type OfSchedule = Found & { programId: string; isRepetition: boolean };

/** What an event says of who is there stands in these tables a moment after it. */
export const MEMBER_WRITTEN = 'select 1 from access.membership where tenant_id = $1 and user_id = $2 and version >= $3';
export const TEAM_WRITTEN = 'select 1 from access.team where tenant_id = $1 and team_id = $2 and version >= $3';
/** Milliseconds after which nobody is waited for any more: they were deactivated or erased since. */
const GONE_MS = 600_000;
export const Since = z.strictObject({ version: z.int(), at: z.iso.datetime() });
export type Since = z.infer<typeof Since>;

export const assertWritten = async (
  { text, id, since, cause }: { text: string; id: string; since: Since; cause: Cause },
  { read, clock }: Pick<Tools, 'read' | 'clock'>,
): Promise<void> => {
  const written = await read(cause, { projections: [], text, values: [cause.tenantId, id, since.version] });
  if (written.length === 0 && clock().getTime() - Date.parse(since.at) < GONE_MS)
    throw new Rejection('not-yet-visible', 425);
};

export const assigning = (id: string, userIds: string[]): StreamCommand => ({
  ...{ aggregate: 'trainingSchedule', id, type: 'AssignTrainingNewcomers', data: { userIds } },
});
