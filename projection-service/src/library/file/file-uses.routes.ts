import { policyWay } from 'access/library/policy-folder';
import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { fileUses } from 'contracts/library/file/file.endpoints';
import { file } from 'contracts/library/file/file.entity';
import type { FileUse } from 'contracts/library/file/file-use.views';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { usesOf } from './uses-of.ts';

/** GET /api/tenant/files/{id}/uses (docs/product.md FILE-17). */
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
      return { body: [...policies, ...(await usesOf(context, { tenantId, id, minPosition }))] };
    },
    http,
  );
};
