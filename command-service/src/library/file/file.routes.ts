import type { FileTicket } from 'access/identity/session/tokens';
import { mayReadPolicies } from 'access/library/policy-folder';
import type { EntityCommand } from 'contracts/kernel/entity';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { issueArchiveTicket, issueFileTicket, issueMyFileTicket } from 'contracts/library/file/file.endpoints';
import { type FileRejection, file } from 'contracts/library/file/file.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import type { Issuer } from '#command-service/identity/session/issuer';
import { assertCanOpen, hasReaders } from '#command-service/library/folder/folder.routes';
import type { TrainingPeople } from '#command-service/training/schedule/people';

export type FileContext = CommandContext & {
  store: EventStore;
  issuer: Pick<Issuer, 'fileTicket' | 'archiveTicket'>;
  trainingPeople: Pick<TrainingPeople, 'isAmong'>;
};

type FileCommand = EntityCommand<typeof file>;

/** The answer to whoever may fetch a file now. */
export const ticketAnswer = async (
  { issuer }: Pick<FileContext, 'issuer'>,
  ticket: Omit<FileTicket, 'aud' | 'exp'>,
  now: Date,
) => ({ body: { url: `/api/public/files/${ticket.file}?ticket=${await issuer.fileTicket(ticket, now)}` } });

export const assertCompleted = ({ status }: { status: string }): void => {
  if (status !== 'completed') throw new Rejection<FileRejection>('file-not-completed', 409);
};

const assertMayReadLibrary = (mayRead: boolean): void => {
  if (!mayRead) throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.files.read.' });
};

/** A person's own file, there and whole. */
export const ownFile = async (store: EventStore, { id, userId }: { id: string; userId: string }) => {
  const state = await entityState(store, file, { tenantId: GLOBAL, id });
  if (state.status !== 'kept' || state.record.uploadedBy !== userId) return undefined;
  assertCompleted(state.record);
  return state.record;
};

/** Who fetches the bytes is judged again when they do (docs/product.md FILE-9). */
export const fileRoutes = (router: IRouter, context: FileContext): void => {
  const isPolicyOf = mayReadPolicies({ store: context.store, isAmong: context.trainingPeople.isAmong });
  entityRoutes(router, context, {
    entity: file,
    send: async (
      id: string,
      command: FileCommand,
      ifMatch: number | null,
      { auth: { tenantId, permissions } }: Asking,
    ) => {
      const isMoved = command.type === 'MoveFile';
      assertCanOpen(permissions, isMoved && (await hasReaders(context.store, tenantId, command.data.folderId)));
      return context.commands.file(id, command, ifMatch);
    },
  });
  mount(
    router,
    issueFileTicket,
    async ({ auth, params: { id }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid, permissions } = auth;
      const state = await entityState(context.store, file, { tenantId: tenant, id });
      const mayRead =
        permissions.includes('tenant.files.read') ||
        (state.status === 'kept' &&
          (await isPolicyOf({ tenantId: tenant, userId: sub, folderId: state.record.folderId })));
      assertMayReadLibrary(mayRead);
      if (state.status !== 'kept' || state.record.answer !== null) throw new Rejection('not-found', 404);
      assertCompleted(state.record);
      return ticketAnswer(context, { sub, sid, right: { of: 'company', tenant }, file: id, purpose }, now);
    },
    context,
  );
  mount(
    router,
    issueArchiveTicket,
    async ({ auth: { tenantId: tenant, userId: sub, sid, permissions }, body: of, now }) => {
      assertMayReadLibrary(permissions.includes('tenant.files.read'));
      const ticket = await context.issuer.archiveTicket({ sub, sid, tenant, of }, now);
      return { body: { url: `/api/public/file-archives?ticket=${ticket}` } };
    },
    context,
  );
  mount(
    router,
    issueMyFileTicket,
    async ({ auth: { userId: sub, sid }, params: { id }, body: { purpose }, now }) => {
      if (!(await ownFile(context.store, { id, userId: sub }))) throw new Rejection('not-found', 404);
      return ticketAnswer(context, { sub, sid, right: { of: 'person' }, file: id, purpose }, now);
    },
    context,
  );
};
