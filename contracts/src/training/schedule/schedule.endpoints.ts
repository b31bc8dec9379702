import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { schedulePeople, trainingSchedule } from './schedule.entity.ts';

const { users, teams, roles } = schedulePeople;

/** Who would get a training: how many, and the first of them by name. */
export const ScheduledPeople = z.object({
  count: z.int(),
  people: z.array(z.object({ id: Id, name: z.string() })),
});
export type ScheduledPeople = z.infer<typeof ScheduledPeople>;

/** People who are shown of those whom a schedule is for. */
export const SHOWN_PEOPLE = 50;

export const previewTrainingSchedule = endpoint({
  method: 'POST',
  path: '/api/tenant/training-schedules/preview',
  access: 'tenant.training.schedules.create',
  summary: 'See whom a schedule would be for, without creating it',
  body: z.strictObject({ users: users.default([]), teams: teams.default([]), roles: roles.default([]) }),
  answer: ScheduledPeople,
});

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
