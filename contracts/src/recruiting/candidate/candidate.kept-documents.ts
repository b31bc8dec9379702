import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { type Erased, isHidden, known, personal } from '#contracts/kernel/personal';
import {
  DocumentName,
  DocumentType,
  documentContent,
  ProfileDocumentView,
} from '#contracts/recruiting/profile/profile-document.views';

/** A document that the company keeps with its record of a candidate; its id is that of its file (docs/product.md REC-165). */
export const KeptDocument = z.strictObject(ProfileDocumentView.shape);
export type KeptDocument = z.infer<typeof KeptDocument>;

/** What staff say of a document: the rest is what its file was found to be. */
const said = { type: DocumentType, name: DocumentName };
const Said = z.strictObject(said);
const documentId = Id;

/** What it is called may name the person: it lies under their key. */
export const keptDocumentEvents = {
  CandidateDocumentAdded: {
    documentId,
    type: DocumentType,
    name: personal(DocumentName, 'candidateId'),
    ...documentContent,
  },
  CandidateDocumentChanged: { documentId, type: DocumentType, name: personal(DocumentName, 'candidateId') },
  CandidateDocumentRemoved: { documentId },
};

export const keptDocumentCommands = {
  AddCandidateDocument: { data: z.strictObject({ documentId, ...said, ...documentContent }) },
  ChangeCandidateDocument: { data: z.strictObject({ documentId, ...Said.partial().shape }) },
  RemoveCandidateDocument: { data: z.strictObject({ documentId }) },
};

type Kept = { documents: KeptDocument[] };
type Content = Omit<KeptDocument, 'id' | 'name' | 'addedAt'>;
type Added = Content & { candidateId: string; documentId: string; name: string | Erased };

/** What these events make of a record; nothing of a document whose person was erased. */
export const keptDocumentFolds = {
  CandidateDocumentAdded: (
    { candidateId: _, documentId: id, name: sealed, ...told }: Added,
    { documents }: Kept,
    addedAt: string,
  ) => {
    const name = known(sealed);
    return { documents: name === null ? documents : [...documents, { id, name, ...told, addedAt }] };
  },
  CandidateDocumentChanged: (
    { documentId, type, name }: Pick<Added, 'documentId' | 'type' | 'name'>,
    { documents }: Kept,
  ) => ({
    documents: documents.map((one) => (one.id === documentId && !isHidden(name) ? { ...one, type, name } : one)),
  }),
  CandidateDocumentRemoved: ({ documentId }: { documentId: string }, { documents }: Kept) => ({
    documents: documents.filter(({ id }) => id !== documentId),
  }),
};

/** A document as staff see it: of the company's own record, or of the person's profile, which they change themselves. */
export const CandidateDocumentView = ProfileDocumentView.extend({
  source: z.enum(['company', 'profile']),
  /** The record that it is with: this one, or one that was merged into it. */
  candidateId: Id,
});
export type CandidateDocumentView = z.infer<typeof CandidateDocumentView>;

const OfDocument = ById.extend({ documentId });
const path = '/api/tenant/candidates/:id/documents';

/** Newest first. */
export const listCandidateDocuments = endpoint({
  method: 'GET',
  path,
  access: 'tenant.candidates.documents.read',
  summary: 'List the documents that the company keeps with a candidate, and those of their own profile',
  params: ById,
  answer: z.array(CandidateDocumentView),
});
export const addCandidateDocument = endpoint({
  method: 'POST',
  path,
  access: 'tenant.candidates.documents.create',
  summary: 'Keep a file with a candidate that was uploaded as a profile document with their id as `candidateId`',
  params: ById,
  body: z.strictObject({ fileId: Id, ...said }),
  answer: KeptDocument,
  status: 201,
});
export const changeCandidateDocument = endpoint({
  method: 'PATCH',
  path: `${path}/:documentId`,
  access: 'tenant.candidates.documents.update',
  summary: 'Change what a document that the company keeps with a candidate is, or is called',
  params: OfDocument,
  body: Said.partial(),
  answer: KeptDocument,
});
export const removeCandidateDocument = endpoint({
  method: 'DELETE',
  path: `${path}/:documentId`,
  access: 'tenant.candidates.documents.delete',
  summary: 'Take away a document that the company keeps with a candidate and delete its file',
  params: OfDocument,
  answer: z.object({}),
});
