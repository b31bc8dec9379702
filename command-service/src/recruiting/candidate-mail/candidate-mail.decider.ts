import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type {
  CandidateMailCommand,
  CandidateMailRejection,
} from 'contracts/recruiting/candidate-mail/candidate-mail.commands';
import type { CandidateMailStatus } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';

type Written = Extract<CandidateMailEvent, { type: 'CandidateMailWritten' }>['data'];
export type CandidateMail =
  | { status: 'absent' }
  | (Pick<Written, 'candidateMailId' | 'candidateId' | 'interviewId' | 'jobId' | 'decision' | 'decidedAt'> & {
      status: CandidateMailStatus;
    });

const initialState = (): CandidateMail => ({ status: 'absent' });

const statusAfter: Partial<Record<CandidateMailEvent['type'], CandidateMailStatus>> = {
  CandidateMailReleased: 'queued',
  CandidateMailCancelled: 'cancelled',
  CandidateMailSent: 'sent',
  CandidateMailKept: 'kept',
  CandidateMailFailed: 'failed',
  CandidateMailSkipped: 'skipped',
};

const evolve = (mail: CandidateMail, event: CandidateMailEvent): CandidateMail => {
  if (event.type === 'CandidateMailWritten') {
    const { candidateMailId, candidateId, interviewId, jobId, isHeld, decision, decidedAt } = event.data;
    const status = isHeld ? 'waiting' : 'queued';
    return { status, candidateMailId, candidateId, interviewId, jobId, decision, decidedAt };
  }
  if (event.type === 'CandidateMailReceived') {
    const { candidateMailId, candidateId, interviewId, jobId, isAutomatic } = event.data;
    const status = isAutomatic ? 'automatic' : 'received';
    return { status, candidateMailId, candidateId, interviewId, jobId, decision: null, decidedAt: null };
  }
  if (mail.status === 'absent') return mail;
  if (event.type === 'CandidateMailReported') return { ...mail, status: event.data.report };
  return { ...mail, status: statusAfter[event.type] ?? mail.status };
};

const refuse = (code: CandidateMailRejection | 'not-found' | 'already-exists', status: number) =>
  new Rejection(code, status);

const decide = (command: CandidateMailCommand, mail: CandidateMail): CandidateMailEvent[] => {
  if (command.type === 'WriteCandidateMail') {
    if (mail.status !== 'absent') throw refuse('already-exists', 409);
    const { decision, ...words } = command.data;
    const waits = { isHeld: decision !== null, decision: decision?.status ?? null, decidedAt: decision?.since ?? null };
    return [caused(command, 'CandidateMailWritten', { ...words, ...waits })];
  }
  // A server that got no answer hands it over again.
  if (command.type === 'ReceiveCandidateMail')
    return mail.status === 'absent' ? [caused(command, 'CandidateMailReceived', command.data)] : [];
  if (mail.status === 'absent') throw refuse('not-found', 404);
  const { status, candidateMailId, candidateId } = mail;
  const ids = { candidateMailId, candidateId };
  switch (command.type) {
    case 'SettleCandidateMail': {
      const { interview } = command.data;
      // Cancelled since, sent already, or not to be told yet.
      if (status !== 'waiting' || interview?.isSettled === false) return [];
      const isStanding =
        interview &&
        (mail.decision === null || (mail.decision === interview.status && mail.decidedAt === interview.since));
      return [caused(command, isStanding ? 'CandidateMailReleased' : 'CandidateMailCancelled', ids)];
    }
    case 'CancelCandidateMail':
      if (status === 'cancelled') return [];
      if (status !== 'waiting') throw refuse('mail-on-its-way', 409);
      return [caused(command, 'CandidateMailCancelled', ids)];
    // Whoever died before saying so says it again.
    case 'NoteCandidateMailSent':
      return status === 'queued' || status === 'failed'
        ? [caused(command, 'CandidateMailSent', { ...ids, ...command.data })]
        : [];
    case 'NoteCandidateMailKept':
      return status === 'queued' ? [caused(command, 'CandidateMailKept', ids)] : [];
    // It came back before anybody could say that it was sent.
    case 'ReportCandidateMail':
      return status === command.data.report || status === 'cancelled'
        ? []
        : [caused(command, 'CandidateMailReported', { ...ids, ...command.data })];
    case 'SkipCandidateMail':
      return status === 'queued' ? [caused(command, 'CandidateMailSkipped', { ...ids, ...command.data })] : [];
    case 'NoteCandidateMailFailed':
      return status === 'queued' ? [caused(command, 'CandidateMailFailed', { ...ids, ...command.data })] : [];
  }
};

export const candidateMailDecider: Decider<CandidateMail, CandidateMailCommand, CandidateMailEvent> = {
  initialState,
  evolve,
  decide,
};
