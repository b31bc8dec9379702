import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { Arrangement, type PlacedReport } from './user-settings.events.ts';

/** `dashboard`: null goes back to the arrangement that everybody begins with. */
export const ChangeMySettings = z.strictObject({ dashboard: Arrangement.nullable() });

/** `gridMode`: null goes back to what the company has. */
export const ChooseNavigation = z.strictObject({ gridMode: z.boolean().nullable() });

export type UserSettingsCommand =
  | Command<'ArrangeDashboard', { userId: Id; reports: PlacedReport[] }>
  | Command<'ResetDashboard', { userId: Id }>
  | Command<'ChooseNavigation', { userId: Id; gridMode: boolean | null }>;
