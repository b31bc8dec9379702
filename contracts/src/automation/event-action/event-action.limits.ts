import type { ActionKind } from './event-action.choices.ts';

/** What the rules of one company may do in an hour (docs/product.md AUT-50): everything together, and of it what is limited by itself. */
export const HOURLY_ACTIONS = {
  all: 5_000,
  mail: 1_000,
  'call-webhook': 2_000,
  'create-task': 500,
} as const satisfies { all: number } & { [Kind in ActionKind]?: number };
export type HourlyActions = Readonly<Record<keyof typeof HOURLY_ACTIONS, number>>;

/** Why an action was not done that was one too many. */
export const LIMIT_REACHED = 'event-actions-limit-reached';
