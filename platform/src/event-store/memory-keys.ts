import { createKeyRing, type KeyFacts } from './key-ring.ts';
import { memoryKeyRows } from './key-rows.ts';
import type { KeyRing } from './keys.ts';

const silent = { warn: () => undefined, error: () => undefined };

/** Keys that live as long as the process: for specs. */
export const memoryKeyRing = (facts?: KeyFacts, rows = memoryKeyRows()): KeyRing =>
  createKeyRing(rows, { facts, log: silent });
