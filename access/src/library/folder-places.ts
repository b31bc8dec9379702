import type { Pool } from 'pg';

type Of = { tenantId: string; id: string };

/** Which folder each folder is in. */
export type FolderPlaces = {
  /** As of a version of it; null: it is no more. */
  put(of: Of, parentId: string | null, version: number): Promise<void>;
  /** Folders one in the other below a folder, counted up to one more than `most`. */
  heightOf(of: Of, most: number): Promise<number>;
};

const PUT = `insert into access.folder_place (tenant_id, folder_id, parent_id, version) values ($1, $2, $3, $4)
  on conflict (tenant_id, folder_id) do update set parent_id = excluded.parent_id, version = excluded.version
  where folder_place.version < excluded.version`;
const HEIGHT = `with recursive below as (
    select $2::uuid as id, 0 as depth
    union all select f.folder_id, b.depth + 1 from below b
      join access.folder_place f on f.tenant_id = $1 and f.parent_id = b.id where b.depth <= $3::int)
  select max(depth) as height from below`;

export const postgresFolderPlaces = (pool: Pool): FolderPlaces => ({
  put: async ({ tenantId, id }, parentId, version) => {
    await pool.query(PUT, [tenantId, id, parentId, version]);
  },
  heightOf: async ({ tenantId, id }, most) => {
    const { rows } = await pool.query<{ height: number }>(HEIGHT, [tenantId, id, most]);
    return Number(rows[0]?.height ?? 0);
  },
});

/** Folders of no company that is kept anywhere: of specs, and of commands that are only tried out. */
export const memoryFolderPlaces = (): FolderPlaces => {
  const places = new Map<string, { parentId: string | null; version: number }>();
  const heightOf = (id: string, most: number): number =>
    most < 0
      ? 0
      : Math.max(
          0,
          ...[...places].filter(([, { parentId }]) => parentId === id).map(([below]) => 1 + heightOf(below, most - 1)),
        );
  return {
    put: async ({ id }, parentId, version) => {
      if (version > (places.get(id)?.version ?? 0)) places.set(id, { parentId, version });
    },
    heightOf: async ({ id }, most) => heightOf(id, most),
  };
};
