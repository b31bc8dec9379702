import { z } from 'zod';
import type { ActionKind } from './event-action.choices.ts';

/** What the rules of one company may do in an hour (docs/product.md AUT-50): everything together, and of it what is limited by itself. */
export const HOURLY_ACTIONS = {
  all: 5_000,
  mail: 1_000,
  'call-webhook': 2_000,
  'create-task': 500,
} as const satisfies { all: number } & { [Kind in ActionKind]?: number };
export const hourlyKinds = Object.keys(HOURLY_ACTIONS) as (keyof typeof HOURLY_ACTIONS)[];

/** As much as a company may be given. */
export const MAX_HOURLY_ACTIONS = 1_000_000;
const ofKinds = <T extends z.ZodType>(each: T) =>
  z.strictObject(Object.fromEntries(hourlyKinds.map((kind) => [kind, each])) as Record<keyof typeof HOURLY_ACTIONS, T>);
const limit = z.int().min(0).max(MAX_HOURLY_ACTIONS);

export const HourlyActions = ofKinds(limit);
export type HourlyActions = Readonly<z.infer<typeof HourlyActions>>;

/** What one company was given instead, by kind; null: as everybody. */
export const OwnHourlyActions = ofKinds(limit.nullable());
export type OwnHourlyActions = z.infer<typeof OwnHourlyActions>;
const byKind = <T>(of: (kind: keyof HourlyActions) => T) =>
  Object.fromEntries(hourlyKinds.map((kind) => [kind, of(kind)])) as Record<keyof HourlyActions, T>;

/** With what was not changed said too. */
export const ownHourlyActionsOf = (changed: Partial<OwnHourlyActions>): OwnHourlyActions =>
  byKind((kind) => changed[kind] ?? null);

/** What holds for a company that was given this. */
export const hourlyActionsOf = (own: Partial<OwnHourlyActions>, usual: HourlyActions = HOURLY_ACTIONS): HourlyActions =>
  byKind((kind) => own[kind] ?? usual[kind]);

/** Why an action was not done that was one too many. */
export const LIMIT_REACHED = 'event-actions-limit-reached';
