import type { Recorded } from 'contracts/kernel/message';
import { isUnreadable } from 'platform/event-store/unreadable';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import type { ZoneSource } from './rollup.types.ts';
import { type Schema, zoneTable } from './sql-names.ts';

/** The time zones in which the rollup of a projection counts, by tenant. */
export type Zones = {
  /** Makes those of these tenants known. */
  load(db: Db, tenantIds: Iterable<string>): Promise<void>;
  /** The zone of a tenant that was loaded. */
  of(tenantId: string): string;
  set(db: Db, tenantId: string, zone: string): Promise<void>;
  forget(): void;
};

export const createZones = (projection: Projection, { byDefault }: ZoneSource, schema: Schema): Zones => {
  const table = `${schema}.${zoneTable(projection)}`;
  const known = new Map<string, string>();
  const select = prepared(`select tenant_id, zone from ${table} where tenant_id = any($1::uuid[])`);
  const put = prepared(
    `insert into ${table} values ($1, $2) on conflict (tenant_id) do update set zone = excluded.zone`,
  );
  const remove = prepared(`delete from ${table} where tenant_id = $1`);
  return {
    load: async (db, tenantIds) => {
      const unknown = [...new Set(tenantIds)].filter((tenantId) => !known.has(tenantId));
      if (unknown.length === 0) return;
      const { rows } = await db.query<{ tenant_id: string; zone: string }>({ ...select, values: [unknown] });
      for (const tenantId of unknown) known.set(tenantId, byDefault);
      for (const { tenant_id, zone } of rows) known.set(tenant_id, zone);
    },
    of: (tenantId) => known.get(tenantId) ?? byDefault,
    set: async (db, tenantId, zone) => {
      known.set(tenantId, zone);
      await (zone === byDefault
        ? db.query({ ...remove, values: [tenantId] })
        : db.query({ ...put, values: [tenantId, zone] }));
    },
    forget: () => known.clear(),
  };
};

/** What the last of the events says of each tenant's time zone. */
export const zonesSaid = (source: ZoneSource, events: readonly Recorded[]): Map<string, string> => {
  const said = new Map<string, string>();
  for (const event of events) {
    if (isUnreadable(event)) continue;
    const zone = source.types.includes(event.type) ? source.zoneIn(event) : undefined;
    if (zone !== undefined) said.set(event.metadata.tenantId, zone);
  }
  return said;
};
