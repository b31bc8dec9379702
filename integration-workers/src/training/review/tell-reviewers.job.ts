import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  company: string;
  timeZone: string;
  count: number;
  oldest: string | Date;
};

/** Whoever may review and wants to be told, with what waits for them: nobody reviews what they answered themselves. */
const REVIEWERS = {
  projections: ['training.trainingAssignment'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, t.time_zone as "timeZone", w.count, w.oldest
    from access.membership m
    join access.account a on a.user_id = m.user_id
    join access.tenant t on t.tenant_id = m.tenant_id
    cross join lateral (
      select count(*)::int as count, min(r.open_since) as oldest from read.training_assignment r
      where r.tenant_id = m.tenant_id and r.open_since is not null and r.user_id <> m.user_id) w
    where m.tenant_id = $1 and 'tenant.training.reviews.create' = any(m.permissions)
      and not 'reviews' = any(a.muted_mails) and w.count > 0
    order by a.user_id`,
};

const waiting: Record<Locale, (count: number) => string> = {
  'en-us': (count) => (count === 1 ? '1 training' : `${count} trainings`),
  'pt-br': (count) => (count === 1 ? '1 treinamento' : `${count} treinamentos`),
};

/** Tells whoever may review, on a morning on which answers wait for that. */
export const tellReviewers = productMailJob({
  name: 'training.review.tell-reviewers',
  payload: z.strictObject({}),
  recipients: async ({ cause }, { read, publicUrl }) => {
    const rows = await read<Row>(cause, { ...REVIEWERS, values: [cause.tenantId] });
    const url = inCompany(`${publicUrl}/t/trainings/video-responses`, cause.tenantId);
    return rows.map(({ userId, email, name, locale: said, company, timeZone, count, oldest }) => {
      const locale = Locale.catch(DEFAULT_LOCALE).parse(said);
      const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone });
      const mail = productMailWith('reviews-waiting', {
        ...{ 'user.name': name, 'company.name': company, 'training.waiting': waiting[locale](count) },
        ...{ 'training.oldest': day.format(new Date(oldest)), 'training.reviews_link': { url } },
      });
      return { ...mail, to: email, subjectId: userId, target: userId, locale };
    });
  },
});
