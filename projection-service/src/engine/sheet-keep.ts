import type { Recorded } from 'contracts/kernel/message';
import type { Entry } from './fold-state.ts';
import type { Db } from './load.ts';
import type { Projection } from './projection.ts';
import { type SheetDelta, sheetDeltas } from './sheet.ts';
import { recount } from './sheet-recount.ts';
import { createZones, zonesSaid } from './sheet-zones.ts';
import type { Schema } from './sql-names.ts';

/** Keeps the sheets of a projection true to its rows. */
export type SheetKeeper = {
  /** What a batch changes: sheets by so much; or, for companies whose days begin elsewhere from now on, all of them. */
  changes(
    db: Db,
    events: readonly Recorded[],
    rows: readonly Entry[],
  ): Promise<{ deltas: SheetDelta[]; zones: Map<string, string> }>;
  /** Counts the rows of these companies anew, by the days of their new zones. In the transaction that has written the rows. */
  move(db: Db, zones: Map<string, string>): Promise<void>;
  forget(): void;
};

export const keepSheets = (projection: Projection, schema: Schema, isFilling: boolean): SheetKeeper | undefined => {
  if (!projection.sheet) return undefined;
  const known = createZones(projection, schema);
  return {
    changes: async (db, events, rows) => {
      const said = zonesSaid(events);
      await known.load(db, [...said.keys(), ...rows.map(({ tenantId }) => tenantId)]);
      const zones = new Map([...said].filter(([tenantId, zone]) => known.of(tenantId) !== zone));
      if (isFilling) return { deltas: [], zones };
      const counted = zones.size === 0 ? rows : rows.filter(({ tenantId }) => !zones.has(tenantId));
      return { deltas: sheetDeltas(projection, counted, known.of), zones };
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
