import { z } from 'zod';
import { PlacedReport } from './user-settings.events.ts';

/** What a member of a company has chosen for themselves there. */
export const MySettingsView = z.object({
  dashboard: z.array(PlacedReport).nullable(),
  /** A page of tiles in the place of the sidebar; null: as the company has it. */
  gridMode: z.boolean().nullable(),
});
export type MySettingsView = z.infer<typeof MySettingsView>;
