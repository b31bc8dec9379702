import { mailPage } from 'contracts/automation/mail/mail-page';
import { Id } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { brandOf } from '#integration-workers/automation/mail/mail-brand';
import { mailFiles } from '#integration-workers/automation/mail/mail-files';
import { postMail } from '#integration-workers/automation/mail/post-mail';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

type Row = {
  candidateId: string;
  to: string;
  subject: string;
  content: string;
  locale: Locale;
  attachmentIds: string[];
  replyTo: string | null;
};

/** The mail as it was written, and the address of whoever wrote it. Nobody is written to who was erased meanwhile. */
const QUESTION = {
  projections: ['recruiting.candidateMail'],
  text: `select m.candidate_id as "candidateId", m."to", m.subject, m.content, m.locale,
      m.attachment_ids as "attachmentIds", a.email as "replyTo"
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
    const { candidateId: subjectId, to, subject, content, locale, attachmentIds, replyTo } = row;
    const { brand, email } = await brandOf(cause, tools);
    const page = mailPage({ locale, subject, content, brand });
    const reply = replyTo ?? email;
    const extras = {
      ...{ candidateMailId, fromName: brand.name, files: await mailFiles(cause, attachmentIds, tools) },
      ...(reply && { replyTo: reply }),
    };
    await postMail({ ...page, subject, to, subjectId, tenantId, extras }, { cause }, tools);
    if (tools.transport.delivers) return;
    await tools.command(cause, {
      aggregate: 'candidateMail',
      id: candidateMailId,
      type: 'NoteCandidateMailKept',
      data: {},
    });
  },
});
