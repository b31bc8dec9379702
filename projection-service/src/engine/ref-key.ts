import { GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import type { RefKey } from './fold-state.ts';
import type { Projection, Ref } from './projection.ts';

export const refKey = (kind: string, { scope }: Ref, tenantOfRow: string, id: string): RefKey => {
  const tenantId = scope === GLOBAL ? GLOBAL : tenantOfRow;
  return { name: `${kind}.${tenantId}.${id}`, kind, tenantId, id };
};

const NONE: readonly [string, Ref][] = [];
export const refsOf = (projection: Projection, { type }: Recorded) => projection.refsOfType.get(type) ?? NONE;
