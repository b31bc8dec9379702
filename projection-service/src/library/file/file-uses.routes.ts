import { policyWay } from 'access/library/policy-folder';
import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { filesUses, fileUses, folderUses } from 'contracts/library/file/file.endpoints';
import { file } from 'contracts/library/file/file.entity';
import type { FileUse } from 'contracts/library/file/file-use.views';
import { MAX_FOLDER_DEPTH, systemFolders } from 'contracts/library/folder/folder.choices';
import { folder } from 'contracts/library/folder/folder.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { folderProjection } from '#projection-service/library/folder/folder.projection';
import { fileProjection } from './file.projection.ts';
import { usesOf } from './uses-of.ts';

const IN_FOLDER = `with recursive inside as (
    select id, users, teams, roles, name, 0 as depth from read.folder where tenant_id = $1 and id = $2
    union all select f.id, f.users, f.teams, f.roles, f.name, i.depth + 1 from inside i
      join read.folder f on f.tenant_id = $1 and f.parent_id = i.id where i.depth <= ${MAX_FOLDER_DEPTH})`;
const FILES_IN = `${IN_FOLDER} select f.id from read.file f join inside on f.folder_id = inside.id where f.tenant_id = $1`;
const SHARED_IN = `${IN_FOLDER} select id, name from inside
  where id <> $2 and (users <> '[]' or teams <> '[]' or roles <> '[]') order by name limit 50`;

/** GET /api/tenant/files/{id}/uses and /folders/{id}/uses (docs/product.md FILE-17). */
export const fileUsesRoutes = (router: IRouter, context: ProjectionContext): void => {
  const { store, http } = context;
  const policiesIn = async (tenantId: string, folderId: string): Promise<FileUse[]> => {
    if (folderId === systemFolders.policies) return [{ by: 'policies', id: folderId, name: null }];
    const way = (await policyWay(store, { tenantId, folderId })) ?? [];
    const isShared = way.some(({ users, teams, roles }) => users.length + teams.length + roles.length > 0);
    return isShared ? [{ by: 'policy-folder', id: folderId, name: way[0]?.name ?? null }] : [];
  };
  mount(
    router,
    fileUses,
    async ({ auth: { tenantId }, params: { id }, minPosition }) => {
      const record = await recordIn(store, file, { tenantId, id });
      if (!record || record.answer !== null) throw new Rejection('not-found', 404);
      const policies = await policiesIn(tenantId, record.folderId);
      return { body: [...policies, ...(await usesOf(context, { tenantId, ids: [id], minPosition }))] };
    },
    http,
  );
  mount(
    router,
    filesUses,
    async ({ auth: { tenantId }, query: { ids }, minPosition }) => {
      const records = await Promise.all(ids.map((id) => recordIn(store, file, { tenantId, id })));
      const found = records.flatMap((record, index) =>
        record?.answer === null ? [{ ...record, id: ids[index] ?? '' }] : [],
      );
      const folders = [...new Set(found.map(({ folderId }) => folderId))];
      const policies = (await Promise.all(folders.map((folderId) => policiesIn(tenantId, folderId)))).flat();
      const uses = await usesOf(context, { tenantId, ids: found.map(({ id }) => id), minPosition });
      return { body: [...policies, ...uses] };
    },
    http,
  );
  mount(
    router,
    folderUses,
    async ({ auth: { tenantId }, params: { id }, minPosition }) => {
      if (!(await recordIn(store, folder, { tenantId, id }))) throw new Rejection('not-found', 404);
      await reachMinPosition(context, minPosition, [fileProjection.name, folderProjection.name], tenantId);
      const [files = [], shared = []] = await askAs(context.reader)(
        tenantId,
        [FILES_IN, SHARED_IN].map((text) => ({ ...prepared(text), values: [tenantId, id], rowMode: 'array' as const })),
      );
      const policies = await policiesIn(tenantId, id);
      // Below the policies folder alone anybody is given a folder.
      const below = shared.map(([folderId, name]): FileUse => {
        return { by: 'policy-folder', id: String(folderId), name: String(name) };
      });
      const uses = await usesOf(context, { tenantId, ids: files.map(([fileId]) => String(fileId)), minPosition });
      return { body: [...policies, ...below, ...uses] };
    },
    http,
  );
};
