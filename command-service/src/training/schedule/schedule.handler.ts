import { publishedPrograms } from 'access/training/published';
import { moveTargets } from 'access/training/schedule-move';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { assignmentIdOf, type trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import {
  type TrainingScheduleCommand,
  type TrainingScheduleRecord,
  trainingSchedule,
} from 'contracts/training/schedule/schedule.entity';
import { nextRepetition } from 'contracts/training/schedule/schedule.times';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { unlessThere } from '#command-service/training/unless-there';
import { assignedData, later } from './assigned-data.ts';
import { newcomersOf, scheduleDecider, takesNewcomers } from './schedule.decider.ts';
import { handingOver } from './schedule.hand-over.ts';
import { newestVersions } from './schedule.program.ts';
import { assignedIn } from './schedule.rules.ts';

type Deps = HandlerDeps & { assignments: SendEntity<typeof trainingAssignment> };

type Creation = Extract<TrainingScheduleCommand, { type: 'CreateTrainingSchedule' }>;

const ofPeople = [
  'AssignTrainingPeople',
  'AssignTrainingNewcomers',
  'MoveTrainingPeople',
  'EndTrainingAssignments',
  'ReplaceTrainingPerson',
  'RescheduleTrainingPeople',
] as const;
type OfChunk = { type: 'MoveTrainingPeople' | 'RescheduleTrainingPeople' | 'EndTrainingAssignments' };
type OfPeople = Extract<TrainingScheduleCommand, { type: (typeof ofPeople)[number] }>;
/** Whether each of some people gets a command of their own. */
const isOfPeople = (command: TrainingScheduleCommand): command is OfPeople =>
  (ofPeople as readonly string[]).includes(command.type);

const sendSchedule = entityHandler(trainingSchedule, scheduleDecider);

/**
 * Commands of schedules. People are assigned before it is noted that they were: a process that dies in between finds them
 * assigned, since schedule and person make the id.
 */
export const scheduleHandler = (deps: Deps): SendEntity<typeof trainingSchedule> => {
  const { store, assignments } = deps;
  const send = sendSchedule(deps);
  const programs = publishedPrograms(store);
  const newest = newestVersions(store);
  const targets = moveTargets(store);
  const handOver = handingOver(deps);

  /** In the time zone that the company has when it is scheduled; those that are over already are left out. */
  const repetitionOf = async ({ data, metadata: { tenantId, now } }: Creation) => {
    const { startsAt, repeatMonths: months = null } = data;
    if (months === null) return null;
    const timeZone = await companyZoneOf(store, tenantId);
    const of = { from: data.repeatsFrom ?? startsAt, months, timeZone };
    return nextRepetition(of, Math.max(Date.parse(startsAt), now.getTime()));
  };

  const assign = async (record: TrainingScheduleRecord, userIds: readonly string[], cause: CommandMetadata) => {
    const { id: scheduleId, programId, programVersion } = record;
    if (userIds.length === 0) return;
    const content = await programs(cause.tenantId, { programId, programVersion });
    if (!content) throw new Rejection('not-found', 404);
    const timeZone = await companyZoneOf(store, cause.tenantId);
    const terms = { ...record, scheduleId, timeZone };
    const planned = assignedData(terms, content, cause.now);
    // Whoever is assigned so late that the time which the program gives is over has it from then on.
    const isOver = planned.expiresAt !== null && Date.parse(planned.expiresAt) <= cause.now.getTime();
    const isLate = record.deadline === null && isOver;
    const data = isLate ? assignedData({ ...terms, startsAt: cause.now.toISOString() }, content, cause.now) : planned;
    await Promise.all(
      userIds.map((userId) => {
        const trainingAssignmentId = assignmentIdOf(scheduleId, userId);
        const command = { type: 'CreateTrainingAssignment' as const, data: { trainingAssignmentId, userId, ...data } };
        return unlessThere(assignments(trainingAssignmentId, { ...command, metadata: cause }));
      }),
    );
  };
  const cancel = async (scheduleId: string, userIds: readonly string[], metadata: CommandMetadata) => {
    const command = { type: 'CancelTraining' as const, data: {}, metadata };
    await Promise.all(userIds.map((userId) => assignments(assignmentIdOf(scheduleId, userId), command)));
  };

  /** Each by what they have learned; who has finished keeps what they have. */
  const move = async (record: TrainingScheduleRecord, userIds: readonly string[], metadata: CommandMetadata) => {
    const target = await targets(metadata.tenantId, record);
    if (!target) throw new Rejection('not-found', 404);
    const data = { ...target, isTold: record.isMoveTold };
    const command = { type: 'MoveTraining' as const, data, metadata };
    await Promise.all(userIds.map((userId) => assignments(assignmentIdOf(record.id, userId), command)));
  };

  /** Deadline and reminders of each, as the schedule says now. */
  const reschedule = async (record: TrainingScheduleRecord, userIds: readonly string[], metadata: CommandMetadata) => {
    const data = { deadline: record.movedDeadline, reminderDays: [...record.reminderDays] };
    const command = { type: 'RescheduleAssignment' as const, data, metadata };
    await Promise.all(userIds.map((userId) => assignments(assignmentIdOf(record.id, userId), command)));
  };

  /** Gives it to people before it is noted that they have it; those whom it was given to. */
  const given = async (
    record: TrainingScheduleRecord,
    command: Exclude<OfPeople, OfChunk>,
    cause: CommandMetadata,
  ): Promise<readonly string[]> => {
    if (command.type === 'ReplaceTrainingPerson') {
      await handOver(record, command.data, cause);
      return [command.data.toUserId];
    }
    const isNew = command.type === 'AssignTrainingNewcomers';
    const isAssigning = isNew ? takesNewcomers(record, cause.now) : record.status === 'assigning';
    const userIds = isAssigning ? newcomersOf(record, command.data.userIds) : [];
    // Whoever was added starts when that was.
    const addedAt = record.addedAt === null ? null : new Date(record.addedAt);
    await assign({ ...record, startsAt: later(record.startsAt, isNew ? cause.now : addedAt) }, userIds, cause);
    return userIds;
  };

  return async (id, command, ifMatch) => {
    const { metadata } = command;
    if (command.type === 'CreateTrainingSchedule') {
      const { data } = command;
      const found = await newest(metadata.tenantId, data.programId);
      const repeatsAt = await repetitionOf(command);
      // It repeats by when it was to start, however late that was said.
      const startsAt = later(data.startsAt, metadata.now);
      const repeatsFrom = data.repeatsFrom ?? (repeatsAt === null || startsAt === data.startsAt ? null : data.startsAt);
      return send(id, { ...command, data: { ...data, ...found, startsAt, repeatsAt, repeatsFrom } }, ifMatch);
    }
    if (!isOfPeople(command)) return send(id, command, ifMatch);
    const state = await entityState(store, trainingSchedule, { tenantId: metadata.tenantId, id });
    if (state.status !== 'kept') throw new Rejection('not-found', 404);
    // Each person's is a command of its own.
    const { idempotencyKey: _, ...cause } = metadata;
    if (command.type === 'EndTrainingAssignments') {
      await cancel(id, assignedIn(state.record, command.data.chunk), cause);
      return send(id, command, ifMatch);
    }
    const { record } = state;
    if (command.type === 'RescheduleTrainingPeople') {
      const { chunk } = command.data;
      if (record.changingChunk === chunk) await reschedule(record, assignedIn(record, chunk), cause);
      return send(id, command, ifMatch);
    }
    if (command.type === 'MoveTrainingPeople') {
      const { chunk } = command.data;
      if (record.movingChunk === chunk) await move(record, assignedIn(record, chunk), cause);
      return send(id, command, ifMatch);
    }
    const userIds = await given(record, command, cause);
    const sent = await send(id, command, ifMatch);
    // Cancelled while they were being assigned: nobody else knows of these.
    const now = sent.state.status === 'absent' ? record : sent.state.record;
    if (now.status === 'cancelled') await cancel(id, userIds, cause);
    // The same of those who were moved meanwhile.
    else if (now.programVersion !== record.programVersion) await move(now, userIds, cause);
    const isRescheduled = now.deadline !== record.deadline || now.reminderDays.join() !== record.reminderDays.join();
    if (now.status !== 'cancelled' && isRescheduled) await reschedule(now, userIds, cause);
    return sent;
  };
};
