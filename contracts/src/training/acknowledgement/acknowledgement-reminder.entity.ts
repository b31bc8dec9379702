import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { documentGroups } from './acknowledgement.choices.ts';

/** That everybody is to be reminded of all that they have not acknowledged, each by one mail. */
export const acknowledgementReminder = entity({
  name: 'acknowledgementReminder',
  context: 'training',
  plural: 'acknowledgement-reminders',
  permissions: 'tenant.training.handbook',
  operations: ['create'],
  fields: { kind: z.enum(documentGroups) },
  defaults: { kind: 'policy' },
  filters: ['kind'],
  sorts: ['createdAt'],
});
export type AcknowledgementReminderEvent = typeof acknowledgementReminder.types.event;
