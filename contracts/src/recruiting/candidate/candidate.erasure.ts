import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { AuditEntryView } from '#contracts/reporting/audit/audit.views';

/** Events of one kind in the history of a person, and how many. */
const HistoryLine = z.object({ entity: z.string(), event: z.string(), description: z.string(), count: z.int() });
export type HistoryLine = z.infer<typeof HistoryLine>;

/** A document that stays readable: a contract that all have signed. Its title may say whom it is about, and is not told. */
const KeptProof = z.object({
  /** Of the contract. */
  id: Id,
  signedAt: z.iso.datetime(),
  /** Of the document as it was signed last; whoever has a copy can show that it is this one. */
  sha256: z.string(),
});
export type KeptProof = z.infer<typeof KeptProof>;

/** What was erased of a person, when and by whom, and what stays: nothing in it says who they were (docs/product.md REC-37). */
export const ErasureCertificateView = z.object({
  /** Its number: the id of the event that says so. */
  id: Id,
  candidateId: Id,
  company: z.string(),
  erasedAt: z.iso.datetime(),
  ...AuditEntryView.pick({ actorType: true, actorName: true, actorCompany: true }).shape,
  /** Events that hold what was personal; it can be read in none of them. */
  erased: z.array(HistoryLine),
  /** Events that stay as they were: they hold nothing personal. */
  kept: z.array(HistoryLine),
  /** Events of contracts that all have signed: they are proof, and can be read. */
  proof: z.array(HistoryLine),
  /** The documents of these. */
  documents: z.array(KeptProof),
  /** The events were read again for this answer, and nothing personal could be read but `proof`. */
  isUnreadable: z.boolean(),
  checkedAt: z.iso.datetime(),
  /** Records of the same person that were merged into this one and erased with it. */
  others: z.array(z.object({ id: Id, candidateId: Id })),
});
export type ErasureCertificateView = z.infer<typeof ErasureCertificateView>;

export const candidateErasure = endpoint({
  method: 'GET',
  path: '/api/tenant/candidates/:id/erasure-certificate',
  access: 'tenant.candidates.read',
  summary: 'Get the certificate of a candidate’s erasure, checked against the events; 404 if they were not erased',
  params: ById,
  answer: ErasureCertificateView,
});
export const showErasureCertificate = endpoint({
  method: 'GET',
  path: '/api/tenant/erasure-certificates/:id',
  access: 'tenant.candidates.read',
  summary: 'Get a certificate of erasure by its number, checked against the events',
  params: ById,
  answer: ErasureCertificateView,
});

/** How long after it was said that a copy is handed out it may be fetched. */
export const COPY_MINUTES = 10;
export type CandidateCopyRejection = 'candidate-copy-unrecorded'; // nobody has said just now that they hand it out

/** That it was handed out is said before, by `POST /api/tenant/candidates/:id/export`. */
export const candidateCopy = endpoint({
  method: 'GET',
  path: '/api/tenant/candidates/:id/copy',
  access: 'tenant.candidates.update',
  summary:
    'Get all that the company knows of a candidate, to be handed to them; takes to read their documents and all of their interviews too',
  params: ById,
  answer: z.looseObject({ id: Id, exportedAt: z.iso.datetime() }),
});
