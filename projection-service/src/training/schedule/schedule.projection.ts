import { trainingSchedule } from 'contracts/training/schedule/schedule.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';

/** What is scheduled for whom; those that follow who comes are looked for whenever somebody does. */
export const scheduleProjection = entityProjection(trainingSchedule, {
  version: 6,
  moreIndexes: `-- once filled
create index training_schedule_following on training_schedule (tenant_id, id) where follows_membership;
create index training_schedule_repeats on training_schedule (tenant_id, repeat_of) where repeat_of is not null;`,
});

export const scheduleResource = entityResource(trainingSchedule, scheduleProjection);
