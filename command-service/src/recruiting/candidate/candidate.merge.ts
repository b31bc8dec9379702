import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { unassigned } from 'contracts/recruiting/candidate/candidate.assignment';
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

/** What the handler has found on the other record: values of fields that are taken, and who looks after it. */
export type Taken = {
  to: Record<string, unknown>;
  assigned: { assigneeId: string | null; teamId: string | null };
};

type Custom = Record<string, unknown>;

/** Without own fields that were filled while the other record was read. */
const stillBlank = (to: Record<string, unknown>, own: Custom | null): Record<string, unknown> => {
  const { custom, ...values } = to;
  const blank = Object.entries((custom ?? {}) as Custom).filter(([id]) => (own?.[id] ?? null) === null);
  return blank.length > 0 ? { ...values, custom: Object.fromEntries(blank) } : values;
};

/** Both are one already: nothing happens. Whoever looks after the other one does so here where nobody did. */
export const merge: Decisions['MergeCandidate'] = (command, record) => {
  const { otherId, to, assigned } = command.data as unknown as { otherId: string } & Partial<Taken>;
  if (record.mergedIds.includes(otherId)) return [];
  if (record.erased) throw new Rejection('erased', 409);
  if (record.mergedInto !== null) throw refuse('candidate-is-merged');
  const values = stillBlank(to ?? {}, record.custom);
  const fields = Object.keys(values);
  const isFree = record.assigneeId === null && record.teamId === null;
  const owner = isFree && assigned ? assigned : unassigned;
  return [caused(command, 'CandidateMerged', { candidateId: record.id, otherId, fields, to: values, ...owner })];
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
