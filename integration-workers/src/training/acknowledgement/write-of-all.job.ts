import { OPEN_ACKNOWLEDGEMENTS } from 'access/training/open-acknowledgements';
import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { documentGroups, kindsOf } from 'contracts/training/acknowledgement/acknowledgement.choices';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  email: string;
  name: string;
  locale: string;
  timeZone: string;
  company: string;
  document: string;
  dueAt: string | null;
};

/** Documents that one mail names; the page behind its link has all of them. */
const NAMED = 20;

/** What somebody has not acknowledged, what is due first on top; times are in their zone, else in the company's. */
const OPEN = {
  projections: ['training.acknowledgement', 'training.handbookDocument'],
  text: `select u.email, u.name, u.locale, coalesce(u.time_zone, t.time_zone) as "timeZone", t.name as company,
      open.document, open.due_at as "dueAt"
    from (select a.user_id, a.tenant_id, d.published_name as document, a.due_at ${OPEN_ACKNOWLEDGEMENTS} and a.user_id = $3) open
    join access.tenant t on t.tenant_id = open.tenant_id
    join access.account u on u.user_id = open.user_id
    order by open.due_at nulls last, open.document limit ${NAMED}`,
};

/** Reminds somebody of all that they have not acknowledged, by one mail. */
export const writeOfAll = productMailJob({
  name: 'training.acknowledgement.write-of-all',
  payload: z.strictObject({ userId: Id, kind: z.enum(documentGroups) }),
  recipients: async ({ data: { userId, kind }, cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...OPEN, values: [cause.tenantId, kindsOf(kind), userId] });
    const [first] = rows;
    if (!first) return [];
    const { email, name, company, timeZone } = first;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(first.locale);
    const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone });
    const place = kind === 'policy' ? 'policies' : 'processes-and-sops';
    const mail = productMailWith('acknowledgements-reminded', {
      ...{ 'user.name': name, 'company.name': company },
      'document.open': {
        lines: rows.map(({ document, dueAt }) =>
          dueAt === null ? document : `${document} (${format.format(new Date(dueAt))})`,
        ),
      },
      'document.link': { url: inCompany(`${publicUrl}/t/trainings/${place}`, cause.tenantId) },
    });
    return [{ ...mail, to: email, subjectId: userId, target: userId, locale }];
  },
});
