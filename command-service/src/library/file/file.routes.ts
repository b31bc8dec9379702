import { Rejection } from 'contracts/kernel/problem';
import { issueFileTicket } from 'contracts/library/file/file.endpoints';
import { type FileRejection, file } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { entityState } from '#command-service/entity/entity.state';
import type { Issuer } from '#command-service/identity/session/issuer';

export type FileContext = CommandContext & { store: EventStore; issuer: Pick<Issuer, 'fileTicket'> };

/** POST /api/tenant/files/{id}/ticket: who fetches the bytes is judged again when they do (docs/product.md FILE-9). */
export const fileRoutes = (router: IRouter, context: FileContext): void =>
  mount(
    router,
    issueFileTicket,
    async ({ auth, params: { id }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid, permissions } = auth;
      const state = await entityState(context.store, file, { tenantId: tenant, id });
      const mayRead = permissions.includes('tenant.files.read');
      const isPolicy = state.status === 'kept' && state.record.folderId === systemFolders.policies;
      if (!mayRead && !isPolicy)
        throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.files.read.' });
      if (state.status !== 'kept') throw new Rejection('not-found', 404);
      if (state.record.status !== 'completed') throw new Rejection<FileRejection>('file-not-completed', 409);
      const ticket = await context.issuer.fileTicket({ sub, sid, tenant, file: id, purpose }, now);
      return { body: { url: `/api/public/files/${id}?ticket=${ticket}` } };
    },
    context,
  );
