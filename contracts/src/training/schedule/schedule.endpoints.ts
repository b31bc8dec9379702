import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { schedulePeople } from './schedule.entity.ts';

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
