import type { Recorded } from 'contracts/kernel/message';
import type { Entry } from './fold-state.ts';
import type { Db } from './load.ts';
import type { Projection } from './projection.ts';
import { type RollupDelta, rollupDeltas } from './rollup.ts';
import { recount } from './rollup-recount.ts';
import { createZones, zonesSaid } from './rollup-zones.ts';
import type { Schema } from './sql-names.ts';

/** Keeps the rollup of a projection true to its rows. */
export type RollupKeeper = {
  /** What a batch changes in the rollup, and the companies whose days begin at another moment from now on: theirs is counted anew. */
  changes(
    db: Db,
    events: readonly Recorded[],
    rows: readonly Entry[],
  ): Promise<{ deltas: RollupDelta[]; zones: Map<string, string> }>;
  /** Counts the rows of these companies anew, by the days of their new zones. In the transaction that has written the rows. */
  move(db: Db, zones: Map<string, string>): Promise<void>;
  forget(): void;
};

export const keepRollup = (projection: Projection, schema: Schema, isFilling: boolean): RollupKeeper | undefined => {
  if (!projection.rollup) return undefined;
  const { zone: source } = projection.rollup;
  const known = createZones(projection, source, schema);
  return {
    changes: async (db, events, rows) => {
      const said = zonesSaid(source, events);
      await known.load(db, [...said.keys(), ...rows.map(({ tenantId }) => tenantId)]);
      const zones = new Map([...said].filter(([tenantId, zone]) => known.of(tenantId) !== zone));
      if (isFilling) return { deltas: [], zones };
      const counted = zones.size === 0 ? rows : rows.filter(({ tenantId }) => !zones.has(tenantId));
      return { deltas: rollupDeltas(projection, counted, known.of), zones };
    },
    move: async (db, zones) => {
      for (const [tenantId, zone] of zones) {
        await known.set(db, tenantId, zone);
        if (!isFilling) await recount(db, { projection, schema }, zone, [tenantId]);
      }
    },
    forget: known.forget,
  };
};
