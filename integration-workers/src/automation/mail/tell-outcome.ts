import type { MailStop } from 'contracts/automation/mail-address/mail-address.choices';
import type { SystemCommandInput } from 'contracts/system-commands';
import { unlessRefused } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import type { MailOutcome } from './outbox.ts';

type Note = Extract<SystemCommandInput, { aggregate: 'candidateMail' }>;
const aggregate = 'candidateMail';

const noteOf = ({ status, answer }: MailOutcome): Note => {
  if (status === 'sent') return { aggregate, type: 'NoteCandidateMailSent', data: { answer } };
  if (status === 'failed') return { aggregate, type: 'NoteCandidateMailFailed', data: { answer } };
  if (status === 'skipped') return { aggregate, type: 'SkipCandidateMail', data: { reason: answer as MailStop } };
  return { aggregate, type: 'NoteCandidateMailKept', data: {} };
};

/** Tells the stream of a mail what became of it. A try that comes after that says so again, if nobody has. */
export const tellOutcome = async (id: string, cause: Cause, { outbox, command }: Tools): Promise<void> => {
  const outcome = await outbox.outcome(id);
  if (!outcome) return;
  const told = command(cause, { id: outcome.candidateMailId, ...noteOf(outcome) });
  await unlessRefused(told, 'not-found');
};
