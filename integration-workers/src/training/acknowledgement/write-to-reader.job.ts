import { IS_STILL_CONCERNED } from 'access/training/audience';
import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  timeZone: string;
  company: string;
  documentId: string;
  kind: string;
  document: string;
  acknowledgedVersion: number;
  dueAt: string | null;
};
/** `again`: they have acknowledged an earlier version, or this one long ago. */
const news = ['asked', 'again', 'reminded'] as const;

/** Whoever works in the company today and has not said so yet; times are in their zone, else in the company's. */
const READER = {
  projections: ['training.acknowledgement', 'training.handbookDocument'],
  text: `select u.user_id as "userId", u.email, u.name, u.locale, coalesce(u.time_zone, t.time_zone) as "timeZone",
      t.name as company, d.id as "documentId", d.kind, d.published_name as document,
      a.acknowledged_version::int as "acknowledgedVersion", a.due_at as "dueAt"
    from read.acknowledgement a
    join read.handbook_document d on d.tenant_id = a.tenant_id and d.id = a.document_id
    join access.tenant t on t.tenant_id = a.tenant_id
    join access.account u on u.user_id = a.user_id
    where a.tenant_id = $1 and a.id = $2 and a.status in ('asked', 'overdue') and d.asks_acknowledgement
      and d.published_version > 0 and d.status <> 'archived' and ${IS_STILL_CONCERNED}`,
};

const untilIn = (locale: Locale, { dueAt, timeZone }: Row): string =>
  dueAt === null
    ? ''
    : new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        new Date(dueAt),
      );

/** Asks somebody to read a document and to say so. */
export const writeToReader = productMailJob({
  name: 'training.acknowledgement.write-to-reader',
  payload: z.strictObject({ acknowledgementId: Id, userId: Id, news: z.enum(news) }),
  recipients: async ({ data: { acknowledgementId, news: told }, cause }, { read, publicUrl }) => {
    const [row] = await read<Row>(cause, { ...READER, values: [cause.tenantId, acknowledgementId] });
    if (!row) return [];
    const { userId, email, name, company, document, documentId, kind, acknowledgedVersion } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    const place = kind === 'policy' ? 'policies' : 'processes-and-sops';
    const isAgain = told === 'asked' && acknowledgedVersion > 0;
    const mail = productMailWith(`acknowledgement-${isAgain ? 'again' : told}`, {
      ...{ 'user.name': name, 'company.name': company, 'document.name': document },
      'document.deadline': untilIn(locale, row),
      'document.link': { url: inCompany(`${publicUrl}/t/trainings/${place}/${documentId}/read`, cause.tenantId) },
    });
    return [{ ...mail, to: email, subjectId: userId, target: userId, locale }];
  },
});
