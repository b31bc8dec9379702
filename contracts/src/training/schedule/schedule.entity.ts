import { z } from 'zod';
import { RoleRef } from '#contracts/identity/membership/membership.roles';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { moment } from '#contracts/kernel/moment';
import { requiredText } from '#contracts/kernel/text';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import { DEFAULT_REMINDER_DAYS } from '#contracts/training/assignment/assignment.choices';
import {
  ASSIGNED_AT_ONCE,
  MAX_REPEAT_MONTHS,
  MAX_SCHEDULED_LABELS,
  MAX_SCHEDULED_ROLES,
  MAX_SCHEDULED_TEAMS,
  MAX_SCHEDULED_USERS,
  scheduleStatuses,
} from './schedule.choices.ts';

const at = z.iso.datetime();

/** Whom a schedule is for: accounts, everybody in teams, everybody with a role, everybody with a label. */
export const schedulePeople = {
  users: z.array(Id).max(MAX_SCHEDULED_USERS),
  teams: z.array(Id).max(MAX_SCHEDULED_TEAMS),
  roles: z.array(RoleRef).max(MAX_SCHEDULED_ROLES),
  labels: z.array(Id).max(MAX_SCHEDULED_LABELS),
};

/** One repetition of each schedule. */
export const repetitionIdOf = (scheduleId: string): string => derivedId('training-repetition', scheduleId);

/** A version of a program for people, from a moment on. Each of them gets an assignment of their own, in the background. */
export const trainingSchedule = entity({
  name: 'trainingSchedule',
  context: 'training',
  plural: 'training-schedules',
  permissions: 'tenant.training.schedules',
  operations: ['create'],
  fields: {
    programId: Id,
    programVersion: z.int().min(1),
    /** As it was called then. */
    programName: requiredText(200),
    ...schedulePeople,
    startsAt: moment(),
    /** Null: as long after the start as the program says, if it says so. */
    deadline: moment().nullable(),
    reminderDays: ReminderDays,
    /** Who comes to its teams and roles, or gets its labels, later is assigned too. */
    followsMembership: z.boolean(),
    /** It is scheduled again after so many months; null: never. */
    repeatMonths: z.int().min(1).max(MAX_REPEAT_MONTHS).nullable(),
    /** The first start of all its repetitions, from which each counts; null: its own. */
    repeatsFrom: at.nullable(),
    /** When that will be; null: never, or it was. */
    repeatsAt: at.nullable(),
    /** The schedule that this one repeats. */
    repeatOf: Id.nullable(),
    /** How many people it was for when they were looked for; null: nobody has counted. */
    expectedCount: z.int().nullable(),
  },
  computed: ['programVersion', 'programName', 'repeatsFrom', 'repeatsAt', 'repeatOf', 'expectedCount'],
  defaults: {
    ...{ users: [], teams: [], roles: [], labels: [] },
    ...{ deadline: null, reminderDays: [...DEFAULT_REMINDER_DAYS] },
    ...{ followsMembership: false, repeatMonths: null, repeatsFrom: null, repeatsAt: null, repeatOf: null },
    expectedCount: null,
  },
  readOnly: {
    peopleCount: z.int(),
    /** In the order in which they were assigned. */
    assigned: z.array(Id),
    /** While people are moved to its version: the chunk of `assigned` that comes next; null: nobody is. */
    movingChunk: z.int().nullable(),
    /** Whether they are told by mail. */
    isMoveTold: z.boolean(),
    /** Versions that it was moved from. */
    formerVersions: z.array(z.int()),
    /** When people were added last, who start then at the earliest. */
    addedAt: at.nullable(),
    /** While deadlines and reminders are changed: the chunk of `assigned` that comes next; null: none is. */
    changingChunk: z.int().nullable(),
    /** The deadline that it was given with that change; null: that changed reminders alone. */
    movedDeadline: at.nullable(),
  },
  readOnlyDefaults: {
    ...{ peopleCount: 0, assigned: [], movingChunk: null, isMoveTold: false, formerVersions: [] },
    ...{ addedAt: null, changingChunk: null, movedDeadline: null },
  },
  hidden: ['assigned', 'isMoveTold', 'formerVersions', 'addedAt', 'movedDeadline'],
  states: {
    values: scheduleStatuses,
    initial: 'assigning',
    transitions: {
      CancelTrainingSchedule: {
        event: 'TrainingScheduleCancelled',
        from: ['assigning', 'scheduled'],
        to: 'cancelled',
        path: 'cancel',
        summary: 'Cancel a schedule for everybody who has not finished',
        sets: () => ({ movingChunk: null, changingChunk: null }),
      },
    },
  },
  events: {
    /** `next`: the last of them, after whom others follow; null: that was everybody. */
    TrainingPeopleAssigned: { userIds: z.array(Id), next: Id.nullable() },
    /** It is for these as well, from then on. */
    TrainingPeopleAdded: { ...schedulePeople, expectedCount: z.int().nullable() },
    /** `deadline` and `reminderDays`: as they are now. `movedDeadline`: null where that one stays. */
    TrainingScheduleRescheduled: {
      formerDeadline: at.nullable(),
      deadline: at.nullable(),
      movedDeadline: at.nullable(),
      reminderDays: ReminderDays,
    },
    /** `next`: the chunk that is to follow; null: that was everybody. */
    TrainingPeopleRescheduled: { chunk: z.int(), next: z.int().nullable() },
    /** It is scheduled again no more. */
    TrainingRepetitionEnded: {},
    /** They came to its teams or roles, or got its labels, later. */
    TrainingNewcomersAssigned: { userIds: z.array(Id) },
    /** Somebody learns it in the place of another. */
    TrainingPersonReplaced: { userId: Id, toUserId: Id },
    /** Its moment has come: it is scheduled again. `startsAt`: from when on. */
    TrainingScheduleRepeated: { startsAt: at },
    /** To the newest version: whoever has not finished goes on in that one. `isTold`: by mail. */
    TrainingScheduleMoved: {
      formerVersion: z.int(),
      programVersion: z.int(),
      programName: requiredText(200),
      isTold: z.boolean(),
    },
    /** `next`: the chunk that is to follow; null: that was everybody. */
    TrainingPeopleMoved: { chunk: z.int(), next: z.int().nullable() },
    /** After a cancellation. `next`: the chunk that is to follow; null: none. */
    TrainingAssignmentsEnded: { chunk: z.int(), next: z.int().nullable() },
  },
  upcasts: { TrainingPeopleAdded: [(data) => ({ labels: [], ...data })] },
  apply: {
    TrainingPeopleAssigned: ({ userIds, next }, { assigned, status }) => {
      const all = [...assigned, ...userIds];
      const isDone = next === null && status === 'assigning';
      return { assigned: all, peopleCount: all.length, ...(isDone && { status: 'scheduled' as const }) };
    },
    TrainingPeopleAdded: ({ users, teams, roles, labels, expectedCount }, record, addedAt) => ({
      users: [...record.users, ...users],
      teams: [...record.teams, ...teams],
      roles: [...record.roles, ...roles],
      labels: [...record.labels, ...labels],
      ...{ expectedCount, addedAt, status: 'assigning' as const },
    }),
    TrainingScheduleRescheduled: ({ deadline, movedDeadline, reminderDays }) => ({
      ...{ deadline, movedDeadline, reminderDays, changingChunk: 0 },
    }),
    TrainingPeopleRescheduled: ({ next }) => ({ changingChunk: next }),
    TrainingRepetitionEnded: () => ({ repeatsAt: null, repeatMonths: null }),
    TrainingNewcomersAssigned: ({ userIds }, { assigned }) => {
      const all = [...assigned, ...userIds];
      return { assigned: all, peopleCount: all.length };
    },
    // Who was named goes on to be: its repetitions are for whoever has it now (docs/product.md TRA-135).
    TrainingPersonReplaced: ({ userId, toUserId }, { assigned, users }) => {
      const all = [...assigned, toUserId];
      const named = users.map((id) => (id === userId ? toUserId : id));
      return { assigned: all, peopleCount: all.length, users: [...new Set(named)] };
    },
    TrainingScheduleRepeated: () => ({ repeatsAt: null }),
    TrainingScheduleMoved: ({ formerVersion, programVersion, programName, isTold }, { formerVersions }) => ({
      ...{ programVersion, programName, movingChunk: 0, isMoveTold: isTold },
      formerVersions: [...formerVersions, formerVersion],
    }),
    TrainingPeopleMoved: ({ next }) => ({ movingChunk: next }),
  },
  commands: {
    AssignTrainingPeople: {
      data: z.strictObject({ userIds: z.array(Id).max(ASSIGNED_AT_ONCE), after: Id.nullable(), next: Id.nullable() }),
    },
    AddTrainingPeople: { data: z.strictObject({ ...schedulePeople, expectedCount: z.int().nullable() }) },
    RescheduleTraining: {
      /** Null: as it is. */
      data: z.strictObject({
        deadline: moment().nullable().default(null),
        reminderDays: ReminderDays.nullable().default(null),
      }),
      path: 'reschedule',
      summary: 'Give everybody who has not finished a later deadline, or other reminders',
    },
    RescheduleTrainingPeople: { data: z.strictObject({ chunk: z.int() }) },
    EndTrainingRepetition: {
      data: z.strictObject({}),
      path: 'end-repetition',
      summary: 'Schedule the training again no more; who has it keeps it',
    },
    AssignTrainingNewcomers: { data: z.strictObject({ userIds: z.array(Id).max(ASSIGNED_AT_ONCE) }) },
    ReplaceTrainingPerson: {
      data: z.strictObject({ userId: Id, toUserId: Id, deadline: moment().nullable() }),
    },
    MoveTrainingSchedule: {
      data: z.strictObject({ programVersion: z.int().min(1), programName: requiredText(200), isTold: z.boolean() }),
    },
    MoveTrainingPeople: { data: z.strictObject({ chunk: z.int() }) },
    RepeatTrainingSchedule: { data: z.strictObject({ dueAt: at }) },
    EndTrainingAssignments: { data: z.strictObject({ chunk: z.int() }) },
  },
  system: [
    ...(['CreateTrainingSchedule', 'AssignTrainingPeople', 'EndTrainingAssignments'] as const),
    ...(['AssignTrainingNewcomers', 'RepeatTrainingSchedule', 'MoveTrainingPeople'] as const),
    'RescheduleTrainingPeople' as const,
  ],
  filters: ['status', 'programId'],
  sorts: ['startsAt', 'updatedAt', 'createdAt'],
  search: ['programName'],
});
export type TrainingScheduleView = typeof trainingSchedule.types.view;
export type TrainingScheduleRecord = typeof trainingSchedule.types.record;
export type TrainingScheduleCommand = typeof trainingSchedule.types.command;
export type TrainingScheduleEvent = typeof trainingSchedule.types.event;

/** Every way a schedule may refuse beyond those of any entity. */
export type ScheduleRejection =
  | 'schedule-people-required' // it is for nobody
  | 'schedule-user-unknown' // does not work in this company
  | 'team-unknown'
  | 'role-unknown'
  | 'schedule-busy' // people are still being assigned, moved, or given another deadline
  | 'schedule-over' // its deadline is over: whom would be added has no time
  | 'schedule-too-many' // more people, teams, roles or labels than it may name
  | 'program-version-changed' // another one was published since
  | 'program-not-found'
  | 'program-withdrawn' // its parent gives it no longer
  | 'program-not-published'; // there is no version of it to learn
