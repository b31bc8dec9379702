import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { moment } from '#contracts/kernel/moment';
import { text } from '#contracts/kernel/text';
import { ReminderDays } from '#contracts/recruiting/response/response.deadline';
import {
  MAX_COUNTED_USERS,
  MAX_NAMED_AT_ONCE,
  MAX_SCHEDULED_LABELS,
  MAX_SCHEDULED_ROLES,
  MAX_SCHEDULED_TEAMS,
} from './schedule.choices.ts';
import { schedulePeople, trainingSchedule } from './schedule.entity.ts';

const at = z.iso.datetime();
const { users, teams, roles, labels } = schedulePeople;
const Chosen = z.strictObject({
  users: users.default([]),
  teams: teams.default([]),
  roles: roles.default([]),
  labels: labels.default([]),
});

/** Who would get a training: how many, and the first of them by name. */
export const ScheduledPeople = z.object({
  count: z.int(),
  people: z.array(z.object({ id: Id, name: z.string() })),
  /** What they would get, where a published program is asked for. */
  training: z
    .object({
      programName: z.string(),
      programVersion: z.int(),
      startsAt: at,
      expiresAt: at.nullable(),
      reminders: z.array(at),
    })
    .nullable(),
});
export type ScheduledPeople = z.infer<typeof ScheduledPeople>;

/** People who are shown of those whom a schedule is for. */
export const SHOWN_PEOPLE = 50;

export const previewTrainingSchedule = endpoint({
  method: 'POST',
  path: '/api/tenant/training-schedules/preview',
  access: 'tenant.training.schedules.create',
  summary: 'See whom a schedule would be for, and what they would get, without creating it',
  body: Chosen.extend({
    programId: Id.nullable().default(null),
    /** Null: now. */
    startsAt: moment().nullable().default(null),
    deadline: moment().nullable().default(null),
    reminderDays: ReminderDays.default([]),
  }),
  answer: ScheduledPeople,
});

const people = '/api/tenant/training-schedules/:id/people';

export const previewAddedPeople = endpoint({
  method: 'POST',
  path: `${people}/preview` as const,
  access: 'tenant.training.schedules.update',
  summary: 'See who would be added to a schedule: those who have it already are left out',
  params: ById,
  body: Chosen,
  answer: ScheduledPeople,
});

export const addTrainingPeople = endpoint({
  method: 'POST',
  path: people,
  access: 'tenant.training.schedules.update',
  summary: 'Add accounts, teams, roles and labels to a schedule; people are assigned in the background and start then',
  params: ById,
  body: Chosen,
  answer: trainingSchedule.view,
});

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const Offered = z.object({ id: Id, name: z.string() });
export type OfferedForSchedule = z.infer<typeof Offered>;

const offer = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'tenant.training.schedules.create',
    summary,
    /** `ids`: those themselves, with a comma between them. */
    query: z.strictObject({
      q: text(200).optional(),
      ids: z
        .string()
        .regex(new RegExp(`^${uuid}(,${uuid}){0,${MAX_NAMED_AT_ONCE - 1}}$`))
        .optional(),
    }),
    answer: z.array(Offered),
  });

/** For whom a training can be scheduled, also by those who do not look after users, teams or roles. */
export const listSchedulePeople = offer(
  '/api/tenant/schedule-people',
  'List people for whom a training can be scheduled, by name; the first that match',
);
export const listScheduleTeams = offer(
  '/api/tenant/schedule-teams',
  'List teams for which a training can be scheduled, by name; the first that match',
);
export const listScheduleRoles = offer(
  '/api/tenant/schedule-roles',
  'List the company’s own roles for which a training can be scheduled, by name; the first that match',
);

export const listScheduleLabels = offer(
  '/api/tenant/schedule-labels',
  'List labels of users for whom a training can be scheduled, by name; the first that match',
);

/** A lesson of either version; `from`, `to`: its version, null: it is not in there. */
const MovedLesson = z.object({ lessonId: Id, name: z.string(), from: z.int().nullable(), to: z.int().nullable() });
export type MovedLesson = z.infer<typeof MovedLesson>;

const Score = z.object({ earned: z.int(), possible: z.int(), finishedLessons: z.int(), lessonCount: z.int() });

/** What a move changes for somebody who has begun. */
const MovedPerson = z.object({
  id: Id,
  /** Null: somebody who was erased. */
  name: z.string().nullable(),
  before: Score,
  after: Score,
  /** Answers that count no more. */
  droppedAnswers: z.int(),
});
export type MovedPerson = z.infer<typeof MovedPerson>;

/** What would become of whom, if a schedule were moved to the newest version of its program. */
export const ScheduleMove = z.object({
  programVersion: z.int(),
  newestVersion: z.int(),
  lessons: z.array(MovedLesson),
  /** They have not begun, and get the newest version as it is. */
  notBegun: z.int(),
  begun: z.int(),
  /** They have finished, or their time is over: they keep what they have. */
  over: z.int(),
  /** Of those who have begun: for so many answers are dropped, other points count, and nothing is left to learn. */
  answersDropped: z.int(),
  pointsChanged: z.int(),
  completed: z.int(),
  /** The first of those for whom answers are dropped, other points count, or nothing is left to learn. */
  people: z.array(MovedPerson),
});
export type ScheduleMove = z.infer<typeof ScheduleMove>;

const move = '/api/tenant/training-schedules/:id/move';

export const previewScheduleMove = endpoint({
  method: 'GET',
  path: move,
  access: 'tenant.training.schedules.update',
  summary: 'See what moving a schedule to the newest version of its program would change, and for whom',
  params: ById,
  answer: ScheduleMove,
});

export const moveTrainingSchedule = endpoint({
  method: 'POST',
  path: move,
  access: 'tenant.training.schedules.update',
  summary: 'Move a schedule, and whoever has not finished, to the newest version of its program',
  params: ById,
  /** `programVersion`: the newest, as it was seen. `isTold`: whoever has not finished gets a mail. */
  body: z.strictObject({ programVersion: z.int().min(1), isTold: z.boolean().default(false) }),
  answer: trainingSchedule.view,
});

export const handOverTraining = endpoint({
  method: 'POST',
  path: '/api/tenant/training-schedules/:id/hand-over',
  access: 'tenant.training.schedules.update',
  summary: 'Give the training of one person to another; what the first one did stays in their history',
  params: ById,
  /** `deadline`: of the other person; null: the one that there is. */
  body: z.strictObject({ userId: Id, toUserId: Id, deadline: moment().nullable().default(null) }),
  answer: trainingSchedule.view,
});

const idsIn = (max: number) =>
  z
    .string()
    .max(37 * max)
    .default('');

/** How many of those whom a schedule would be for have its program now, and have completed it. */
export const AudienceStandings = z.object({ haveNow: z.int(), completed: z.int() });
export type AudienceStandings = z.infer<typeof AudienceStandings>;

export const countAudienceStandings = endpoint({
  method: 'GET',
  path: '/api/tenant/training-matrix/audience',
  access: 'tenant.training.schedules.read',
  summary: 'Count who of some accounts, teams, roles and labels have a training now, and have completed it',
  /** Each with commas between. */
  query: z.strictObject({
    program: Id,
    users: idsIn(MAX_COUNTED_USERS),
    teams: idsIn(MAX_SCHEDULED_TEAMS),
    roles: idsIn(MAX_SCHEDULED_ROLES),
    labels: idsIn(MAX_SCHEDULED_LABELS),
  }),
  answer: AudienceStandings,
});
