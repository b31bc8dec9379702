import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { policyFiles, policyFolders } from 'contracts/library/file/file.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { searchPatterns } from '#projection-service/engine/search-text';
import { searchTable } from '#projection-service/engine/sql-names';
import { fileProjection } from '#projection-service/library/file/file.projection';
import { folderProjection } from './folder.projection.ts';
import { READABLE_POLICIES, readerValues } from './policy-folders.ts';

/** The page leads through all of them by their parents: none may be left out. */
const FOLDERS = `${READABLE_POLICIES} select r.id, r.name, above.id, r.is_shared
  from readable r left join readable above on above.id = r.parent_id order by r.name, r.id`;

/** Of folder $6, or of all where it is null; $7: what the search looks for. */
const FILES = `${READABLE_POLICIES}
  select f.id, f.name, f.size, f.type, f.mime, f.updated_at, f.folder_id from read.file f
  where f.tenant_id = $1 and f.status = 'completed' and ($6::uuid is null or f.folder_id = $6)
    and (f.folder_id = '${systemFolders.policies}' or f.folder_id in (select id from readable))
    and ($7::text[] = '{}' or exists (select from read.${searchTable(fileProjection)} s
      where s.tenant_id = f.tenant_id and s.id = f.id and s.search like all($7::text[])))
  order by f.name, f.id limit ${MAX_PAGE_ROWS}`;

/** Files and folders of policies, for those whom they are visible to (docs/product.md FILE-8). */
export const policyFilesRoutes = (router: IRouter, context: ProjectionContext): void => {
  const names = [fileProjection.name, folderProjection.name];
  const ask = async (text: string, values: [tenantId: string, ...unknown[]]) => {
    const [rows = []] = await askAs(context.reader)(values[0], [
      { ...prepared(text), values, rowMode: 'array' as const },
    ]);
    return rows as unknown[][];
  };

  mount(
    router,
    policyFolders,
    async ({ auth, minPosition }) => {
      await reachMinPosition(context, minPosition, names, auth.tenantId);
      const rows = await ask(FOLDERS, await readerValues(context.access, auth));
      const body = rows.map(([id, name, parentId, isShared]) => ({ id, name, parentId, isShared }));
      return { body: policyFolders.answer.parse(body) };
    },
    context.http,
  );
  mount(
    router,
    policyFiles,
    async ({ auth, query: { folderId, q = '' }, minPosition }) => {
      await reachMinPosition(context, minPosition, names, auth.tenantId);
      const patterns = searchPatterns(q);
      if (q !== '' && patterns.length === 0) return { body: [] };
      const within = folderId ?? (q === '' ? systemFolders.policies : null);
      const rows = await ask(FILES, [...(await readerValues(context.access, auth)), within, patterns]);
      const body = rows.map(([id, name, size, type, mime, updatedAt, inFolder]) => ({
        ...{ id, name, size: Number(size), type, mime, folderId: inFolder },
        updatedAt: updatedAt instanceof Date ? updatedAt.toISOString() : updatedAt,
      }));
      return { body: policyFiles.answer.parse(body) };
    },
    context.http,
  );
};
