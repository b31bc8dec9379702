import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import {
  previewCandidateImport,
  uploadCandidates,
} from 'contracts/recruiting/candidate-import/candidate-import.endpoints';
import { candidateImport } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { suggestMapping } from 'contracts/recruiting/candidate-import/candidate-import.suggest';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { FileStorage } from 'platform/storage/file-storage';
import type { CommandContext } from '#command-service/context';
import { type Asking, entityRoutes, recordOf } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { readCsv } from './csv-file.ts';
import { keepRows } from './import-files.ts';
import { previewRows, sampleOf } from './import-preview.ts';
import { readUploadForm } from './upload-form.ts';

type Command = (typeof candidateImport)['types']['command'];
type Started = Extract<Command, { type: 'StartCandidateImport' }>;

export type CandidateImportContext = CommandContext & { files: FileStorage; store: EventStore };

/** POST /api/tenant/candidate-imports: the rows are laid down before the import is there, and only then. */
export const candidateImportRoutes = (router: IRouter, context: CandidateImportContext): void => {
  const sight = jobSight(context);
  /** What is done with everybody of a file takes the right to do it with one of them. */
  const assertMayBegin = async (auth: TenantAuth, { labelIds = [], jobId = null }: Started['data']) => {
    const needed: Permission[] = [
      ...(labelIds.length > 0 ? (['tenant.candidates.update'] as const) : []),
      ...(jobId === null ? [] : (['tenant.interviews.create'] as const)),
    ];
    const missing = needed.find((name) => !auth.permissions.includes(name));
    if (missing) throw new Rejection('forbidden', 403, { detail: missing });
    if (jobId !== null) await sight.assertNamed(auth, jobId);
  };
  entityRoutes(router, context, {
    entity: candidateImport,
    send: async (id: string, command: Command, ifMatch: number | null, { auth }: Asking) => {
      if (command.type === 'StartCandidateImport') await assertMayBegin(auth, command.data);
      return context.commands.candidateImport(id, command, ifMatch);
    },
  });
  mount(
    router,
    uploadCandidates,
    async (request) => {
      const { auth, query, file } = request;
      const form = await readUploadForm(file);
      const { columns, rows, encoding, delimiter } = await readCsv(form.bytes, Object.keys(form.mapping ?? {}));
      const id = createdId('candidateImport', request);
      const before = await entityState(context.store, candidateImport, { tenantId: auth.tenantId, id });
      if (before.status === 'absent') await keepRows(context.files, auth.tenantId, { id, rows });
      const send = context.commands.candidateImport;
      const name = (query.name ?? form.name ?? '').trim().slice(0, 255) || 'candidates.csv';
      const data = { candidateImportId: id, name, columns, rows: rows.length, encoding, delimiter };
      let sent = await send(id, { type: 'CreateCandidateImport', data, metadata: causeOf(request) });
      if (form.mapping) {
        const { idempotencyKey: _, ...metadata } = causeOf(request);
        const reading = { mapping: form.mapping, duplicates: 'skip' as const, dayOrder: 'mdy' as const };
        const settings = { ...reading, labelIds: [], jobId: null, source: null };
        sent = await send(id, { type: 'StartCandidateImport', data: settings, metadata });
      }
      const sample = sampleOf(columns, rows);
      const record = recordOf(candidateImport, sent as never);
      return answered(sent.position, { ...record, suggested: suggestMapping(columns), sample } as never);
    },
    context,
  );
  mount(
    router,
    previewCandidateImport,
    async ({ auth: { tenantId }, params: { id }, body }) => {
      const state = await entityState(context.store, candidateImport, { tenantId, id });
      if (state.status !== 'kept') throw new Rejection('not-found', 404);
      return { body: await previewRows(context, state.record, { tenantId, ...body }) };
    },
    context,
  );
};
