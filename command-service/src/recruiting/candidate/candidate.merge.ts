import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { MAX_DISTINGUISHED, type MergeRejection } from 'contracts/recruiting/candidate/candidate.merge';
import type { DecisionsOf } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof candidate>;

const refuse = (code: MergeRejection) => new Rejection(code, 409, { errors: { otherId: [code] } });

/** The other record takes its place first; merged with it already, nothing happens. */
export const join: Decisions['JoinCandidate'] = (command, record) => {
  const { intoId, take } = command.data;
  if (record.mergedInto === intoId) return [];
  if (record.erased) throw refuse('merge-other-gone');
  if (record.mergedInto !== null) throw refuse('merge-other-merged');
  if (record.mergedIds.length > 0) throw refuse('merge-other-has-merged');
  return [caused(command, 'CandidateMergedInto', { candidateId: record.id, intoId, fields: take })];
};

/** Both are one already: nothing happens. */
export const merge: Decisions['MergeCandidate'] = (command, record) => {
  const { otherId, to } = command.data as unknown as { otherId: string; to?: Record<string, unknown> };
  if (record.mergedIds.includes(otherId)) return [];
  if (record.erased) throw new Rejection('erased', 409);
  if (record.mergedInto !== null) throw refuse('candidate-is-merged');
  const values = to ?? {};
  const fields = Object.keys(values);
  return [caused(command, 'CandidateMerged', { candidateId: record.id, otherId, fields, to: values })];
};

/** Not merged with it, nothing happens. */
export const unmerge: Decisions['UnmergeCandidate'] = (command, { id: candidateId, mergedIds }) => {
  const { otherId } = command.data;
  return mergedIds.includes(otherId) ? [caused(command, 'CandidateUnmerged', { candidateId, otherId })] : [];
};

export const leave: Decisions['LeaveCandidate'] = (command, { id: candidateId, mergedInto }) => {
  const { intoId } = command.data;
  return mergedInto === intoId ? [caused(command, 'CandidateUnmergedFrom', { candidateId, intoId })] : [];
};

/** Said already, nothing happens. */
export const distinguish: Decisions['DistinguishCandidate'] = (command, { id: candidateId, distinctIds, erased }) => {
  const { otherId, isDistinct } = command.data;
  if (distinctIds.includes(otherId) === isDistinct) return [];
  if (!isDistinct) return [caused(command, 'CandidateUndistinguished', { candidateId, otherId })];
  if (erased) throw new Rejection('erased', 409);
  if (distinctIds.length >= MAX_DISTINGUISHED) throw refuse('distinguished-too-many');
  return [caused(command, 'CandidateDistinguished', { candidateId, otherId })];
};
