import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  company: string;
  candidateId: string;
  candidate: string;
  text: string;
  author: string;
};

/** Whoever a note mentions, as far as they may read it; nobody is told of what they wrote themselves, or of somebody who is erased. */
const MENTIONED = {
  projections: ['recruiting.candidate', 'recruiting.candidateNote'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, c.name as company, n.candidate_id as "candidateId",
      concat_ws(' ', p.first_name, p.last_name) as candidate, n.text, coalesce(n.author_name, '') as author
    from read.candidate_note n
    join access.tenant c on c.tenant_id = n.tenant_id
    join read.candidate p on p.tenant_id = n.tenant_id and p.id = n.candidate_id and not p.erased
    cross join jsonb_array_elements_text(n.mentions) t (user_id)
    join access.membership m on m.tenant_id = n.tenant_id and m.user_id = t.user_id::uuid
      and m.type = 'regular' and 'tenant.candidates.read' = any (m.permissions)
    join access.account a on a.user_id = m.user_id
    where n.tenant_id = $1 and n.id = $2 and n.text is not null and a.user_id::text <> n.author_id order by a.user_id`,
};

/** Writes to those whom a note about a candidate mentions. */
export const tellMentionedOfCandidate = productMailJob({
  name: 'recruiting.candidate-note.tell-mentioned',
  payload: z.strictObject({ candidateNoteId: Id }),
  recipients: async ({ data: { candidateNoteId }, cause }, { read, publicUrl }) => {
    const mentioned = await read<Row>(cause, { ...MENTIONED, values: [cause.tenantId, candidateNoteId] });
    return mentioned.map(({ userId, email, locale, name, company, candidateId, candidate, text, author }) => ({
      mail: 'candidate-note-mention' as const,
      ...{
        to: email,
        subjectId: candidateId,
        readerId: userId,
        target: userId,
        locale: Locale.catch(DEFAULT_LOCALE).parse(locale),
      },
      values: {
        ...{ 'user.name': name, 'company.name': company, 'candidate.full_name': candidate },
        ...{ 'note.text': { text }, 'note.author': author },
        'candidate.staff_link': {
          url: inCompany(`${publicUrl}/t/recruiting/candidates/${candidateId}/view`, cause.tenantId),
        },
      },
    }));
  },
});
