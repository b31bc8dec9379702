import { DEFAULT_LOCALE } from 'contracts/kernel/locale';
import { known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { CandidateMailView } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import type { CandidateMailEvent } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { apiKeyName } from '#projection-service/identity/api-key/api-key-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { jobTitle } from '#projection-service/recruiting/job/job-title.ref';

type MailRow = CandidateMailView & { apiKeyId: string | null };
type MailEvent = CandidateMailEvent | Extract<CandidateEvent, { type: 'CandidateErased' }>;

const forgotten = { to: null, from: null, subject: null, content: null, files: null };

/** Mails that a company wrote to candidates, and their answers. What they say goes when their candidate is erased, and what waits is not sent. */
export const candidateMailProjection = projection<MailRow, MailEvent>({
  name: 'recruiting.candidateMail',
  version: 3,
  table: 'candidate_mail',
  schema: schemaBeside(import.meta.url),
  columns: {
    candidateId: 'uuid',
    interviewId: 'uuid',
    jobId: 'uuid',
    jobTitle: 'text',
    templateId: 'uuid',
    locale: 'text',
    to: 'text',
    from: 'text',
    subject: 'text',
    content: 'text',
    attachmentIds: 'jsonb',
    files: 'jsonb',
    kind: 'text',
    status: 'text',
    answer: 'text',
    actorId: 'text',
    actorName: 'text',
    apiKeyId: 'uuid',
    isHeld: 'bool',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  types: [
    'CandidateMailWritten',
    'CandidateMailReceived',
    'CandidateMailReleased',
    'CandidateMailCancelled',
    'CandidateMailSent',
    'CandidateMailKept',
    'CandidateMailFailed',
    'CandidateMailSkipped',
    'CandidateMailReported',
    'CandidateErased',
  ],
  createdBy: ['CandidateMailWritten', 'CandidateMailReceived'],
  key: ({ type, data }) =>
    type === 'CandidateErased' ? { by: 'candidateId', value: data.candidateId } : data.candidateMailId,
  evolve: (row, event) => {
    const { occurredAt: updatedAt, actor } = event.metadata;
    if (event.type === 'CandidateMailWritten') {
      const { candidateMailId: id, to, subject, content, decision: _, decidedAt: __, ...rest } = event.data;
      return {
        ...{ id, ...rest, to: known(to), subject: known(subject), content: known(content) },
        ...{ from: null, files: null },
        ...{ jobTitle: null, actorName: null, answer: null, status: rest.isHeld ? 'waiting' : 'queued' },
        ...{ actorId: actor.id, apiKeyId: actor.type === 'api-key' ? actor.id : null, createdAt: updatedAt, updatedAt },
      };
    }
    if (event.type === 'CandidateMailReceived') {
      const { candidateMailId: id, answersId: _, from, subject, content, files, isAutomatic, ...about } = event.data;
      return {
        ...{ id, ...about, to: null, from: known(from), subject: known(subject), content: known(content) },
        ...{
          files: known(files),
          attachmentIds: [],
          templateId: null,
          locale: DEFAULT_LOCALE,
          kind: 'letter',
          isHeld: false,
        },
        ...{ jobTitle: null, actorName: null, answer: null, status: isAutomatic ? 'automatic' : 'received' },
        ...{ actorId: actor.id, apiKeyId: null, createdAt: updatedAt, updatedAt },
      };
    }
    if (!row) return undefined;
    switch (event.type) {
      case 'CandidateErased': {
        const isOver = row.status !== 'queued' && row.status !== 'waiting';
        return { ...row, ...forgotten, status: isOver ? row.status : 'cancelled' };
      }
      case 'CandidateMailReleased':
        return { ...row, status: 'queued', updatedAt };
      case 'CandidateMailCancelled':
        return { ...row, status: 'cancelled', updatedAt };
      case 'CandidateMailKept':
        return { ...row, status: 'kept', updatedAt };
      case 'CandidateMailSent':
        return { ...row, status: 'sent', answer: event.data.answer, updatedAt };
      case 'CandidateMailReported':
        return { ...row, status: event.data.report, answer: event.data.answer || null, updatedAt };
      case 'CandidateMailSkipped':
        return { ...row, status: 'skipped', answer: event.data.reason, updatedAt };
      case 'CandidateMailFailed':
        return { ...row, status: 'failed', answer: event.data.answer, updatedAt };
    }
  },
  refs: {
    actor: join(userName, 'actorId', (row, user) => (row.apiKeyId ? row : { ...row, actorName: user?.name ?? null })),
    key: join(apiKeyName, 'apiKeyId', (row, key) => (row.apiKeyId ? { ...row, actorName: key?.name ?? null } : row)),
    job: join(jobTitle, 'jobId', (row, job) => ({ ...row, jobTitle: job?.title ?? null })),
  },
});
