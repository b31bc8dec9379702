import { isOver } from 'contracts/training/assignment/assignment.choices';
import { type TrainingAssignmentRecord, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { isUnreviewed } from 'contracts/training/assignment/assignment.progress';
import { standingOf } from 'contracts/training/matrix/standing';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { member } from '#projection-service/identity/membership/member.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';

type Reviewable = Pick<TrainingAssignmentRecord, 'status' | 'progress' | 'erasedAt'>;

/** Since when answers that are final wait for a review; when the last one was reviewed, if none waits. */
const reviewTimes = ({ status, progress, erasedAt }: Reviewable) => {
  const none = { openSince: null, reviewedAt: null };
  if (status === 'cancelled' || erasedAt !== null) return none;
  const final = Object.values(progress)
    .filter(({ finishedAt }) => finishedAt !== null || isOver(status))
    .flatMap(({ answers }) => Object.values(answers));
  const waiting = final.filter(isUnreviewed);
  const reviews = final.flatMap((answer) => Object.values(answer.reviews)).map(({ submittedAt }) => submittedAt);
  if (waiting.length > 0) return { ...none, openSince: waiting.map(({ answeredAt }) => answeredAt).sort()[0] };
  return { ...none, reviewedAt: reviews.sort().at(-1) ?? null };
};

/** What people are assigned and how far they are, with their names as they are today. */
export const assignmentProjection = entityProjection(trainingAssignment, {
  version: 12,
  rollup: { by: ['status'], at: 'updatedAt', keys: ['status'], zone: companyZone },
  derived: {
    columns: { openSince: 'timestamptz', reviewedAt: 'timestamptz', standing: 'text', hasOpened: 'bool' },
    of: (row) => ({ ...reviewTimes(row), standing: standingOf(row), hasOpened: row.status !== 'waiting' }),
  },
  joined: { isMember: 'bool' },
  refs: {
    user: join(userName, 'userId', (row, user) => ({ ...row, userName: user?.name ?? null })),
    member: join(member, 'userId', (row, is) => ({ ...row, isMember: is?.isActive === true })),
  },
  // How people stand with programs: what has begun decides before what is still to come (docs/product.md TRA-40).
  latest: {
    of: ['userId', 'programId'],
    present: 'standing',
    by: ['hasOpened', 'startsAt'],
    counted: ['programId', 'standing', 'isMember'],
  },
  moreIndexes: `-- also by which a changed name finds its rows
create index training_assignment_user on training_assignment (user_id);
-- once filled
-- for the parts of days that reports count
create index training_assignment_changed on training_assignment (tenant_id, updated_at) include (status);
create index training_assignment_mine on training_assignment (tenant_id, user_id, updated_at, id);
create index training_assignment_program on training_assignment (tenant_id, program_id, updated_at, id);
-- what waits for a review, the oldest first, and what was reviewed
create index training_assignment_open on training_assignment (tenant_id, open_since, id) where open_since is not null;
create index training_assignment_reviewed on training_assignment (tenant_id, reviewed_at, id)
  where reviewed_at is not null;
-- what began last for people by programs, and who has missed it
create index training_assignment_standing on training_assignment (tenant_id, user_id, program_id, starts_at desc, id desc)
  include (status, standing) where standing is not null;
create index training_assignment_overdue on training_assignment (tenant_id, user_id) where standing = 'overdue';
-- who has joined by a public link
create index training_assignment_public on training_assignment (tenant_id, public_training_id, created_at, id)
  where public_training_id is not null;
create index training_assignment_counts on training_assignment (tenant_id, schedule_id, status);`,
  counted: [['publicTrainingId'], ['scheduleId'], ['status'], ['scheduleId', 'status']],
});

export const assignmentResource = entityResource(trainingAssignment, assignmentProjection);
