import { Id } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import type { CandidateMailKind } from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import { z } from 'zod';
import { postCompanyMail } from '#integration-workers/automation/mail/company-mail';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { mailFiles } from '#integration-workers/automation/mail/mail-files';
import { tellOutcome } from '#integration-workers/automation/mail/tell-outcome';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { workId } from '#integration-workers/engine/work-item';

type Row = {
  candidateId: string;
  to: string;
  subject: string;
  content: string;
  locale: Locale;
  attachmentIds: string[];
  kind: CandidateMailKind;
  replyTo: string | null;
};

/** The mail as it was written, and the address of whoever wrote it. Nobody is written to who was erased meanwhile. */
const QUESTION = {
  projections: ['recruiting.candidateMail'],
  text: `select m.candidate_id as "candidateId", m."to", m.subject, m.content, m.locale,
      m.attachment_ids as "attachmentIds", m.kind, a.email as "replyTo"
    from read.candidate_mail m left join access.account a on a.user_id::text = m.actor_id
    where m.tenant_id = $1 and m.id = $2 and m.status = 'queued' and m."to" is not null`,
};

/** Sends what somebody of the company wrote, in its name; answers go to whoever wrote it. */
export const sendCandidateMail = job({
  name: 'recruiting.candidate-mail.send',
  payload: z.strictObject({ candidateMailId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateMailId }, cause }, tools) => {
    const { tenantId } = cause;
    const [row] = await tools.read<Row>(cause, { ...QUESTION, values: [tenantId, candidateMailId] });
    if (!row) return;
    const { candidateId: subjectId, attachmentIds, replyTo, ...mail } = row;
    const files = await mailFiles(cause, attachmentIds, tools);
    const extras = { candidateMailId, files, ...(replyTo && { replyTo }) };
    const from = await brandOf(cause, tools);
    await postCompanyMail({ ...mail, subjectId, extras }, { cause, from }, tools);
    if (!tools.transport.delivers) await tellOutcome(workId(cause), cause, tools);
  },
});
