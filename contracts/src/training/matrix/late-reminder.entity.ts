import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';

/** That everybody is to be reminded of what they have missed; each of them is at most once a day. */
export const lateReminder = entity({
  name: 'lateReminder',
  context: 'training',
  plural: 'training-late-reminders',
  permissions: 'tenant.training.schedules',
  operations: ['create'],
  /** Null: of all programs; of everybody. */
  fields: { programId: Id.nullable(), teamId: Id.nullable() },
  defaults: { programId: null, teamId: null },
  filters: ['programId'],
  sorts: ['createdAt'],
});
export type LateReminderEvent = typeof lateReminder.types.event;

/** Every way a reminder may refuse beyond those of any entity. */
export type LateReminderRejection = 'program-not-found' | 'handbook-team-unknown';
