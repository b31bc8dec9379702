import { isDeepStrictEqual } from 'node:util';
import type { EntityRejection } from 'contracts/kernel/entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type CandidateRejection, candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { MergeRejection } from 'contracts/recruiting/candidate/candidate.merge';
import { labelChanges } from '#command-service/automation/label/label.changes';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';
import { distinguish, join, leave, merge, unmerge } from './candidate.merge.ts';
import { addDocument, changeDocument, removeDocument } from './kept-documents.ts';

type Decisions = DecisionsOf<typeof candidate>;

const refuse = (code: CandidateRejection | EntityRejection | MergeRejection) => new Rejection(code, 409);

/** Whether the person's key is destroyed, by a name that everybody has. */
const isGone = (lastName: string | null): boolean => lastName === null;

/** Taking off is never refused, so that a removed label can go anywhere. */
const label: Decisions['LabelCandidate'] = (command, { id: candidateId, lastName, labelIds }, isRemoved) => {
  const { added, removed } = labelChanges(labelIds, command.data);
  if (added.length > 0 && isRemoved) throw new Rejection('not-found', 404);
  if (added.length > 0 && isGone(lastName)) throw refuse('erased');
  return [
    ...removed.map((labelId) => caused(command, 'CandidateUnlabelled', { candidateId, labelId })),
    ...added.map((labelId) => caused(command, 'CandidateLabelled', { candidateId, labelId })),
  ];
};

/** To whom they are assigned already, nothing happens. A record that is shown with another is looked after there. */
const assign: Decisions['AssignCandidate'] = (command, { id: candidateId, lastName, mergedInto, ...before }) => {
  const { assigneeId, teamId } = command.data;
  if (isGone(lastName)) throw refuse('erased');
  if (mergedInto !== null) throw refuse('candidate-is-merged');
  if (assigneeId === before.assigneeId && teamId === before.teamId) return [];
  return [caused(command, 'CandidateAssigned', { candidateId, assigneeId, teamId })];
};

/** Nobody looks after them already: nothing happens. */
const unassign: Decisions['UnassignCandidate'] = (command, { id: candidateId, assigneeId, teamId }) =>
  assigneeId === null && teamId === null ? [] : [caused(command, 'CandidateUnassigned', { candidateId })];

/** Who that is, the handler says. */
const assignToManager: Decisions['AssignCandidateToManager'] = () => {
  throw new Error('The manager of a job is looked up before anything is decided.');
};

/** Once, and to one account; linked to it already, nothing happens. */
const link: Decisions['LinkCandidate'] = (command, { id: candidateId, lastName, userId: linked }) => {
  const { userId } = command.data;
  if (isGone(lastName)) throw refuse('erased');
  if (linked === userId) return [];
  if (linked !== null) throw refuse('candidate-already-linked');
  return [caused(command, 'CandidateLinked', { candidateId, userId })];
};

/** Of an account that it is not linked to, nothing happens. */
const unlink: Decisions['UnlinkCandidate'] = (command, { id: candidateId, userId: linked }) => {
  const { userId } = command.data;
  return linked === userId ? [caused(command, 'CandidateUnlinked', { candidateId, userId })] : [];
};

/** Every copy that is handed out is on record. */
const noteExport: Decisions['ExportCandidate'] = (command, { id: candidateId, lastName }) => {
  if (isGone(lastName)) throw refuse('erased');
  return [caused(command, 'CandidateExported', { candidateId })];
};

/** Each password that is set is on record; of somebody with an account of their own none is. */
const offerPortalAccess: Decisions['OfferPortalAccess'] = (command, { id: candidateId, lastName, userId: linked }) => {
  if (isGone(lastName)) throw refuse('erased');
  if (linked !== null) throw refuse('candidate-already-linked');
  return [caused(command, 'CandidatePortalAccessOffered', { candidateId })];
};

/** The same again is nothing new. */
const takeResume: Decisions['TakeCandidateResume'] = (command, { id: candidateId, lastName, jsonResume }) => {
  const { resume } = command.data;
  if (isGone(lastName)) throw refuse('erased');
  if (isDeepStrictEqual(resume, jsonResume)) return [];
  return [caused(command, 'CandidateResumeTaken', { candidateId, resume })];
};

export const candidateDecider = entityDecider(candidate, {
  decide: {
    LabelCandidate: label,
    AssignCandidate: assign,
    UnassignCandidate: unassign,
    AssignCandidateToManager: assignToManager,
    LinkCandidate: link,
    UnlinkCandidate: unlink,
    ExportCandidate: noteExport,
    OfferPortalAccess: offerPortalAccess,
    MergeCandidate: merge,
    UnmergeCandidate: unmerge,
    JoinCandidate: join,
    LeaveCandidate: leave,
    DistinguishCandidate: distinguish,
    TakeCandidateResume: takeResume,
    AddCandidateDocument: addDocument,
    ChangeCandidateDocument: changeDocument,
    RemoveCandidateDocument: removeDocument,
  },
  whenRemoved: ['LabelCandidate', 'UnlinkCandidate', 'ExportCandidate', 'UnmergeCandidate', 'LeaveCandidate'],
});
