import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { policyFiles } from 'contracts/library/file/file.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { fileProjection } from './file.projection.ts';

const IN_ROOT = `select id, name, size, type, mime, updated_at from read.file
  where tenant_id = $1 and folder_id = $2 and status = 'completed' order by name, id limit ${MAX_PAGE_ROWS}`;

/** GET /api/tenant/policy-files (docs/product.md FILE-8). */
export const policyFilesRoutes: ReadResource = (router, context) =>
  mount(
    router,
    policyFiles,
    async ({ auth: { tenantId }, minPosition }) => {
      await reachMinPosition(context, minPosition, [fileProjection.name], tenantId);
      const query = { ...prepared(IN_ROOT), values: [tenantId, systemFolders.policies], rowMode: 'array' as const };
      const [rows = []] = await askAs(context.reader)(tenantId, [query]);
      const body = rows.map(([id, name, size, type, mime, updatedAt]) => ({
        id,
        name,
        size: Number(size),
        type,
        mime,
        updatedAt,
      }));
      return { body: policyFiles.answer.parse(body) };
    },
    context.http,
  );
