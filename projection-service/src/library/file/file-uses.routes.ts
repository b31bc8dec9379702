import { Rejection } from 'contracts/kernel/problem';
import { fileUses } from 'contracts/library/file/file.endpoints';
import type { FileUse } from 'contracts/library/file/file-use.views';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { fileProjection } from './file.projection.ts';

const FOLDER = 'select folder_id from read.file where tenant_id = $1 and id = $2';

/** GET /api/tenant/files/{id}/uses (docs/product.md FILE-17). */
export const fileUsesRoutes: ReadResource = (router, context) =>
  mount(
    router,
    fileUses,
    async ({ auth: { tenantId }, params: { id }, minPosition }) => {
      await reachMinPosition(context, minPosition, [fileProjection.name], tenantId);
      const query = { ...prepared(FOLDER), values: [tenantId, id], rowMode: 'array' as const };
      const [[found] = []] = await askAs(context.reader)(tenantId, [query]);
      if (!found) throw new Rejection('not-found', 404);
      const policies: FileUse = { by: 'policies', id: systemFolders.policies, name: null };
      return { body: found[0] === systemFolders.policies ? [policies] : [] };
    },
    context.http,
  );
