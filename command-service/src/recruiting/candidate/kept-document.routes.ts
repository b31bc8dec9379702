import { recordIn } from 'access/recruiting/record-in';
import { Rejection } from 'contracts/kernel/problem';
import { type FileRejection, file, keptWith } from 'contracts/library/file/file.entity';
import { displayFileName } from 'contracts/library/file/file-name';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import {
  addCandidateDocument,
  changeCandidateDocument,
  KeptDocument,
  removeCandidateDocument,
} from 'contracts/recruiting/candidate/candidate.kept-documents';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { assertCompleted, type FileContext } from '#command-service/library/file/file.routes';

const missing = () => new Rejection<FileRejection>('file-not-found', 422, { errors: { fileId: ['file-not-found'] } });

/** Documents that staff keep with a candidate (docs/product.md REC-165). */
export const keptDocumentRoutes = (router: IRouter, context: FileContext): void => {
  const { commands, store } = context;

  const told = async (documentId: string, sending: ReturnType<typeof commands.candidate>) => {
    const { state, position } = await sending;
    const documents = state.status === 'absent' ? [] : state.record.documents;
    const document = documents.find(({ id }) => id === documentId);
    if (!document) throw new Rejection('not-found', 404);
    return answered(position, KeptDocument.parse(document));
  };

  mount(
    router,
    addCandidateDocument,
    async (request) => {
      const { tenantId } = request.auth;
      const { id } = request.params;
      const { fileId: documentId, type, name } = request.body;
      if (!(await recordIn(store, candidate, { tenantId, id }))) throw new Rejection('not-found', 404);
      const found = await recordIn(store, file, { tenantId, id: documentId });
      if (!found || keptWith(found.answer) !== id) throw missing();
      assertCompleted(found);
      const { size, mime, extension, type: fileType, scan } = found;
      const content = KeptDocument.pick({ size: true, mime: true, extension: true, fileType: true, scan: true });
      const isWhat = content.parse({ size: Number(size), mime, extension, fileType, scan });
      const data = { documentId, type, name: displayFileName(name), ...isWhat };
      const metadata = causeOf(request);
      return told(documentId, commands.candidate(id, { type: 'AddCandidateDocument', data, metadata }));
    },
    context,
  );
  mount(
    router,
    changeCandidateDocument,
    async (request) => {
      const { id, documentId } = request.params;
      const { name, ...said } = request.body;
      const data = { documentId, ...said, ...(name !== undefined && { name: displayFileName(name) }) };
      const metadata = causeOf(request);
      return told(documentId, commands.candidate(id, { type: 'ChangeCandidateDocument', data, metadata }));
    },
    context,
  );
  mount(
    router,
    removeCandidateDocument,
    async (request) => {
      const { id, documentId } = request.params;
      const data = { documentId };
      const metadata = causeOf(request);
      const { position } = await commands.candidate(id, { type: 'RemoveCandidateDocument', data, metadata });
      return answered(position, {});
    },
    context,
  );
};
