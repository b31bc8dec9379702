import type { Command } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { GivenProgramRejection } from 'contracts/training/given-program/given-program.entity';

type Code = Extract<GivenProgramRejection, 'program-given' | 'lesson-given'>;
type Origin = { version: number };

/**
 * What comes from a parent changes with what the parent publishes alone, and never back to an older version: of two that arrive at once
 * the older one is refused, and tried again.
 */
export const assertOwn = (code: Code, { metadata }: Command, before: Origin | null, after = before): void => {
  if (before === null) return;
  if (metadata.actor.type !== 'system') throw new Rejection(code, 409);
  if (after !== null && after.version < before.version) throw new Rejection('stale-record', 412);
};

/** What its parent still gives stays. */
export const assertRemovable = (code: Code, isGiven: boolean): void => {
  if (isGiven) throw new Rejection(code, 409);
};
