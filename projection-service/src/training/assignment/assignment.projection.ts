import { trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** What people are assigned and how far they are, with their names as they are today. */
export const assignmentProjection = entityProjection(trainingAssignment, {
  version: 3,
  rollup: { by: ['status'], at: 'updatedAt', keys: ['status'], zone: companyZone },
  refs: { user: join(userName, 'userId', (row, user) => ({ ...row, userName: user?.name ?? null })) },
  moreIndexes: `-- also by which a changed name finds its rows
create index training_assignment_user on training_assignment (user_id);
-- once filled
-- for the parts of days that reports count
create index training_assignment_changed on training_assignment (tenant_id, updated_at) include (status);
create index training_assignment_mine on training_assignment (tenant_id, user_id, updated_at, id);
create index training_assignment_program on training_assignment (tenant_id, program_id, updated_at, id);
create index training_assignment_counts on training_assignment (tenant_id, schedule_id, status);`,
  counted: [['scheduleId'], ['status'], ['scheduleId', 'status']],
});

export const assignmentResource = entityResource(trainingAssignment, assignmentProjection);
