import type { Decider } from '@event-driven-io/emmett';
import { MAX_LABELS } from 'contracts/automation/label/label.choices';
import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { caused } from 'contracts/kernel/message';
import { isErased } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import type { CandidateCommand, CandidateRejection } from 'contracts/recruiting/candidate/candidate.commands';
import type { CandidateDetails, CandidateEvent } from 'contracts/recruiting/candidate/candidate.events';
import { changesOf } from '#command-service/changes';

export type Candidate =
  | { status: 'absent' }
  | {
      status: 'listed' | 'removed';
      candidateId: string;
      /** null once the person was erased. */
      details: CandidateDetails | null;
      erased: boolean;
      /** Account of the person, where they have applied with one. */
      userId: string | null;
      labelIds: readonly string[];
      createdAt: string;
      updatedAt: string;
    };

type CreatedData = Extract<CandidateEvent, { type: 'CandidateCreated' }>['data'];

const detailsIn = ({ firstName, lastName, email, phone }: CreatedData): CandidateDetails | null =>
  isErased(firstName) || isErased(lastName) || isErased(email) || isErased(phone)
    ? null
    : { firstName, lastName, email, phone };

const initialState = (): Candidate => ({ status: 'absent' });

const evolve = (candidate: Candidate, event: CandidateEvent): Candidate => {
  const at = event.metadata.occurredAt;
  if (event.type === 'CandidateCreated') {
    const { candidateId } = event.data;
    return {
      status: 'listed',
      candidateId,
      details: detailsIn(event.data),
      erased: false,
      userId: null,
      labelIds: [],
      createdAt: at,
      updatedAt: at,
    };
  }
  if (candidate.status === 'absent') return candidate;
  const { details } = candidate;
  switch (event.type) {
    case 'CandidateChanged': {
      const { to } = event.data;
      return { ...candidate, details: details && !isErased(to) ? { ...details, ...to } : null, updatedAt: at };
    }
    case 'CandidateLinked':
      return { ...candidate, userId: event.data.userId, updatedAt: at };
    case 'CandidateUnlinked':
      return { ...candidate, userId: null, updatedAt: at };
    case 'CandidateLabelled':
      return { ...candidate, labelIds: [...candidate.labelIds, event.data.labelId], updatedAt: at };
    case 'CandidateUnlabelled': {
      const labelIds = candidate.labelIds.filter((id) => id !== event.data.labelId);
      return { ...candidate, labelIds, updatedAt: at };
    }
    case 'CandidateExported':
      return candidate;
    case 'CandidateRemoved':
      return { ...candidate, status: 'removed', updatedAt: at };
    case 'CandidateErased':
      return { ...candidate, details: null, erased: true, userId: null, labelIds: [], updatedAt: at };
  }
};

const reject = (code: CandidateRejection, status: number) => new Rejection(code, status);

type Labelling = Extract<CandidateCommand, { type: 'LabelCandidate' }>;

/** Puts on what is not there yet and takes off what is; taking off is never refused, so that a removed label can go anywhere. */
const relabelled = (command: Labelling, candidate: Exclude<Candidate, { status: 'absent' }>): CandidateEvent[] => {
  const { candidateId, status, details, labelIds } = candidate;
  const { add, remove } = command.data;
  const added = [...new Set(add)].filter((id) => !labelIds.includes(id) && !remove.includes(id));
  const removed = [...new Set(remove)].filter((id) => labelIds.includes(id));
  if (added.length > 0 && status === 'removed') throw reject('candidate-not-found', 404);
  if (added.length > 0 && details === null) throw reject('candidate-erased', 409);
  if (labelIds.length + added.length - removed.length > MAX_LABELS) {
    throw new Rejection<LabelRejection>('labels-too-many', 422, { errors: { add: ['labels-too-many'] } });
  }
  return [
    ...removed.map((labelId) => caused(command, 'CandidateUnlabelled', { candidateId, labelId })),
    ...added.map((labelId) => caused(command, 'CandidateLabelled', { candidateId, labelId })),
  ];
};

const decide = (command: CandidateCommand, candidate: Candidate): CandidateEvent[] => {
  if (command.type === 'CreateCandidate') {
    if (candidate.status !== 'absent') throw reject('candidate-already-exists', 409);
    return [caused(command, 'CandidateCreated', command.data)];
  }
  if (candidate.status === 'absent') throw reject('candidate-not-found', 404);
  const { candidateId, details, status } = candidate;
  switch (command.type) {
    case 'ChangeCandidate': {
      if (status === 'removed') throw reject('candidate-not-found', 404);
      if (details === null) throw reject('candidate-erased', 409);
      const changes = changesOf(details, command.data);
      return changes ? [caused(command, 'CandidateChanged', { candidateId, ...changes })] : [];
    }
    case 'LinkCandidate': {
      const { userId } = command.data;
      if (status === 'removed') throw reject('candidate-not-found', 404);
      if (details === null) throw reject('candidate-erased', 409);
      if (candidate.userId === userId) return [];
      if (candidate.userId !== null) throw reject('candidate-already-linked', 409);
      return [caused(command, 'CandidateLinked', { candidateId, userId })];
    }
    case 'UnlinkCandidate': {
      const { userId } = command.data;
      return candidate.userId === userId ? [caused(command, 'CandidateUnlinked', { candidateId, userId })] : [];
    }
    case 'LabelCandidate':
      return relabelled(command, candidate);
    case 'ExportCandidate':
      if (details === null) throw reject('candidate-erased', 409);
      return [caused(command, 'CandidateExported', { candidateId })];
    case 'RemoveCandidate':
      return status === 'removed' ? [] : [caused(command, 'CandidateRemoved', { candidateId })];
    case 'EraseCandidate':
      return candidate.erased ? [] : [caused(command, 'CandidateErased', { candidateId })];
  }
};

export const candidateDecider: Decider<Candidate, CandidateCommand, CandidateEvent> = { initialState, evolve, decide };
