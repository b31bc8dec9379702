import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { DASHBOARD_COLUMNS, reportNames } from './user-settings.reports.ts';

export const ReportName = z.enum(reportNames);
export type ReportName = z.infer<typeof ReportName>;

/** Where a report stands on the grid: column and row of its upper left corner, and its size in columns and rows. */
export const PlacedReport = z
  .strictObject({
    report: ReportName,
    x: z
      .int()
      .min(0)
      .max(DASHBOARD_COLUMNS - 1),
    y: z.int().min(0).max(500),
    w: z.int().min(1).max(DASHBOARD_COLUMNS),
    h: z.int().min(1).max(50),
  })
  .refine(({ x, w }) => x + w <= DASHBOARD_COLUMNS, { message: 'too-large', path: ['w'] });
export type PlacedReport = z.infer<typeof PlacedReport>;

/** Each report once at most. */
export const Arrangement = z
  .array(PlacedReport)
  .max(reportNames.length)
  .refine((placed) => new Set(placed.map(({ report }) => report)).size === placed.length, {
    message: 'report-repeated',
  });

// Stored for ever: rename or retype nothing here without an upcast. One stream for each member of a company.
export const userSettingsEvents = defineEvents('user-settings', {
  DashboardArranged: z.object({ userId: Id, reports: z.array(PlacedReport) }),
  /** As it is for somebody who has arranged nothing. */
  DashboardReset: z.object({ userId: Id }),
  /** A page of tiles in the place of the sidebar, or the sidebar, whatever the company has. */
  NavigationModeChosen: z.object({ userId: Id, gridMode: z.boolean() }),
  /** As the company has it. */
  NavigationModeReset: z.object({ userId: Id }),
});
export type UserSettingsEvent = EventsOf<typeof userSettingsEvents.shapes>;
