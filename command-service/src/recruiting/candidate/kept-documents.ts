import type { EntityRejection } from 'contracts/kernel/entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { CandidateRejection, candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { MAX_KEPT_DOCUMENTS } from 'contracts/recruiting/profile/profile-document.choices';
import type { DecisionsOf } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof candidate>;

const gone = () => new Rejection<EntityRejection>('erased', 409);

/** It is there already. */
export const addDocument: Decisions['AddCandidateDocument'] = (command, { id: candidateId, lastName, documents }) => {
  const { documentId } = command.data;
  if (lastName === null) throw gone();
  if (documents.some(({ id }) => id === documentId)) return [];
  if (documents.length >= MAX_KEPT_DOCUMENTS)
    throw new Rejection<CandidateRejection>('candidate-documents-too-many', 422);
  return [caused(command, 'CandidateDocumentAdded', { candidateId, ...command.data })];
};

/** It is what it is said to be. */
export const changeDocument: Decisions['ChangeCandidateDocument'] = (command, { id: candidateId, documents }) => {
  const { documentId, ...said } = command.data;
  const found = documents.find(({ id }) => id === documentId);
  if (!found) throw new Rejection('not-found', 404);
  const { type, name } = { ...found, ...said };
  if (type === found.type && name === found.name) return [];
  return [caused(command, 'CandidateDocumentChanged', { candidateId, documentId, type, name })];
};

/** It is not there, or no more. */
export const removeDocument: Decisions['RemoveCandidateDocument'] = (command, { id: candidateId, documents }) => {
  const { documentId } = command.data;
  const isThere = documents.some(({ id }) => id === documentId);
  return isThere ? [caused(command, 'CandidateDocumentRemoved', { candidateId, documentId })] : [];
};
