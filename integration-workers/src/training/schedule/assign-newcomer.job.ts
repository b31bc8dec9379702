import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { FOR_MEMBER } from './for-member.ts';
import {
  assertWritten,
  assigning,
  FOLLOWING,
  MEMBER_WRITTEN,
  NOT_YET,
  type OfSchedule,
  projections,
  REPEATED,
  Since,
} from './newcomers.ts';
import { notRenewing } from './renewing.ts';

/** Those that are for member $3 and that they do not have. */
const OF_PERSON = {
  projections,
  text: `select s.id, ${REPEATED} from read.training_schedule s join access.membership m on m.tenant_id = s.tenant_id and m.user_id = $3
    where ${FOLLOWING} and ${NOT_YET} and ${FOR_MEMBER}
    order by s.id`,
};

/** Gives somebody who came to the company, came back or got another role what their colleagues were given before. */
export const assignNewcomer = job({
  name: 'training.schedule.assign-newcomer',
  payload: z.strictObject({ userId: Id, since: Since }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId, since }, cause }, { read, command, clock }) => {
    await assertWritten({ text: MEMBER_WRITTEN, id: userId, since, cause }, { read, clock });
    const schedules = await read<OfSchedule>(cause, { ...OF_PERSON, values: [cause.tenantId, clock(), userId] });
    const faults: unknown[] = [];
    // One that fails keeps nobody from the others.
    for (const { id, ...schedule } of schedules) {
      const userIds = await notRenewing(schedule, [userId], cause, { read, clock });
      if (userIds.length > 0)
        await unlessRefused(command(cause, assigning(id, userIds)), 'not-found').catch((error) => faults.push(error));
    }
    if (faults.length > 0) throw faults[0];
  },
});
