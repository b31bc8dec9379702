import type { CompanyEvent } from 'contracts/identity/company/company.events';
import { defaultProfile } from 'contracts/identity/company/company.events';
import type { Recorded } from 'contracts/kernel/message';
import type { Db } from './load.ts';
import { prepared } from './prepared.ts';
import type { Projection } from './projection.ts';
import { type Schema, zoneTable } from './sql-names.ts';

/** Events that say in which time zone a company's days begin. */
type ZoneEvent = Extract<CompanyEvent, { type: 'CompanyRegistered' | 'CompanyChanged' }>;
export const zoneTypes: readonly ZoneEvent['type'][] = ['CompanyRegistered', 'CompanyChanged'];

/** Days of a company that has not said otherwise. It has no row. */
export const DEFAULT_ZONE = defaultProfile.timeZone;

/** The time zones in which the rollup of a projection counts, by company. */
export type Zones = {
  /** Makes those of these companies known. */
  load(db: Db, tenantIds: Iterable<string>): Promise<void>;
  /** The zone of a company that was loaded. */
  of(tenantId: string): string;
  set(db: Db, tenantId: string, zone: string): Promise<void>;
  forget(): void;
};

export const createZones = (projection: Projection, schema: Schema): Zones => {
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
      for (const tenantId of unknown) known.set(tenantId, DEFAULT_ZONE);
      for (const { tenant_id, zone } of rows) known.set(tenant_id, zone);
    },
    of: (tenantId) => known.get(tenantId) ?? DEFAULT_ZONE,
    set: async (db, tenantId, zone) => {
      known.set(tenantId, zone);
      await (zone === DEFAULT_ZONE
        ? db.query({ ...remove, values: [tenantId] })
        : db.query({ ...put, values: [tenantId, zone] }));
    },
    forget: () => known.clear(),
  };
};

/** What the last of the events says of each company's time zone. */
export const zonesSaid = (events: readonly Recorded[]): Map<string, string> => {
  const said = new Map<string, string>();
  for (const event of events) {
    if (!zoneTypes.some((type) => type === event.type)) continue;
    const { type, data, metadata } = event as Recorded<ZoneEvent>;
    const zone = type === 'CompanyRegistered' ? data.timeZone : data.to.timeZone;
    if (zone !== undefined) said.set(metadata.tenantId, zone);
  }
  return said;
};
