import { recordIn } from 'access/recruiting/record-in';
import { publishedPrograms } from 'access/training/published';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import type { TrainingScheduleCommand, TrainingScheduleRecord } from 'contracts/training/schedule/schedule.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { assertUnfinished } from '#command-service/training/assignment/assignment.rules';
import { unlessThere } from '#command-service/training/unless-there';
import { assignedData, later } from './assigned-data.ts';
import { refuseNow, refuseSchedule } from './schedule.rules.ts';

type Deps = { store: EventStore; assignments: SendEntity<typeof trainingAssignment> };
type Replacing = Extract<TrainingScheduleCommand, { type: 'ReplaceTrainingPerson' }>['data'];

/**
 * Gives the training of one person to another (docs/product.md TRA-85). The other has it before it is taken from the first:
 * a process that dies in between leaves nobody without it, and the same request goes on from there.
 */
export const handingOver = ({ store, assignments }: Deps) => {
  const programs = publishedPrograms(store);
  return async (
    record: TrainingScheduleRecord,
    { userId, toUserId, deadline }: Replacing,
    metadata: CommandMetadata,
  ) => {
    const { tenantId, now } = metadata;
    const { id: scheduleId, programId, programVersion, status } = record;
    const idOf = (user: string) => assignmentIdOf(scheduleId, user);
    const find = (user: string) => recordIn(store, trainingAssignment, { tenantId, id: idOf(user) });
    const former = await find(userId);
    const content = await programs(tenantId, { programId, programVersion });
    if (!former || !content) throw new Rejection('not-found', 404);
    const given = await find(toUserId);
    if (given && given.handedOverFrom !== userId) throw refuseSchedule('training-already-given', 'toUserId');
    if (former.handedOverTo === toUserId) return;
    if (status === 'cancelled') throw refuseNow('training-cancelled');
    assertUnfinished(former);
    const startsAt = later(former.startsAt, now);
    const expiresAt = deadline ?? former.expiresAt;
    if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(startsAt))
      throw refuseSchedule('deadline-over', 'deadline');
    const data = {
      ...assignedData(
        { ...record, scheduleId, startsAt, deadline: expiresAt, timeZone: former.timeZone },
        content,
        now,
      ),
      ...{ trainingAssignmentId: idOf(toUserId), userId: toUserId, handedOverFrom: userId },
    };
    await unlessThere(assignments(idOf(toUserId), { type: 'CreateTrainingAssignment', data, metadata }));
    await assignments(idOf(userId), { type: 'HandOverTraining', data: { toUserId }, metadata });
  };
};
