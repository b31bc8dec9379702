import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { MAX_NOTE_LENGTH } from 'contracts/training/lesson/lesson.choices';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = { userId: string; email: string; name: string; locale: string; company: string; document: string };
const news = ['submitted', 'returned', 'review-due'] as const;

/** Reviewers are asked to look at it; its owner hears what came of that; when its day has come, both do. */
const AUTHORS = {
  projections: ['training.handbookDocument'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, d.name as document
    from read.handbook_document d
    join access.tenant t on t.tenant_id = d.tenant_id
    join access.membership m on m.tenant_id = d.tenant_id
      and (($3 <> 'submitted' and m.user_id = d.owner_id) or ($3 <> 'returned' and d.reviewer_ids ? m.user_id::text))
    join access.account a on a.user_id = m.user_id
    where d.tenant_id = $1 and d.id = $2 and d.status <> 'archived' and ($3 <> 'submitted' or d.status = 'in-review')`,
};

/** Tells those who write the handbook what waits for them. */
export const writeToAuthors = productMailJob({
  name: 'training.handbook.write-to-authors',
  payload: z.strictObject({ documentId: Id, news: z.enum(news), note: z.string().max(MAX_NOTE_LENGTH) }),
  recipients: async ({ data: { documentId, news: told, note }, cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...AUTHORS, values: [cause.tenantId, documentId, told] });
    const url = inCompany(`${publicUrl}/t/trainings/processes-and-sops/${documentId}/view`, cause.tenantId);
    return rows.map(({ userId, email, name, locale, company, document }) => ({
      ...{ to: email, subjectId: userId, target: userId, locale: Locale.catch(DEFAULT_LOCALE).parse(locale) },
      ...productMailWith(`handbook-${told}`, {
        ...{ 'user.name': name, 'company.name': company, 'document.name': document },
        ...{ 'note.text': { text: note }, 'document.link': { url } },
      }),
    }));
  },
});
