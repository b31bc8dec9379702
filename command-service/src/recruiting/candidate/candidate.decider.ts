import type { Decider } from '@event-driven-io/emmett';
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
    case 'CandidateExported':
      return candidate;
    case 'CandidateRemoved':
      return { ...candidate, status: 'removed', updatedAt: at };
    case 'CandidateErased':
      return { ...candidate, details: null, erased: true, userId: null, updatedAt: at };
  }
};

const reject = (code: CandidateRejection, status: number) => new Rejection(code, status);

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
