import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { z } from 'zod';
import { productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { IS_LEARNER, IS_OUTSIDE } from '#integration-workers/training/assignment/learner';
import { NEWER, RENEWAL_PROJECTIONS, RENEWS } from './renewal.ts';

const news = ['issued', 'expiring', 'expired', 'withdrawn'] as const;
type News = (typeof news)[number];

/** Whoever works in the company today, or has joined from outside. */
const HOLDER = {
  projections: [...RENEWAL_PROJECTIONS, 'training.trainingAssignment', 'training.publicTraining'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, t.name as company, c.program_name as program, c.status,
      coalesce(c.expires_at <= $3, false) as "isOver",
      r.schedule_id as "scheduleId", ${IS_OUTSIDE} as "isOutside", c.valid_until::text as "validUntil", ${RENEWS} as renews, ${NEWER} as "isRenewed",
      exists (select from read.public_training l where l.tenant_id = c.tenant_id and l.id = r.public_training_id
        and l.status = 'open') as "isOpen"
    from read.training_certificate c
    join access.tenant t on t.tenant_id = c.tenant_id
    left join read.training_assignment r on r.tenant_id = c.tenant_id and r.id = c.assignment_id
    left join access.membership m on m.tenant_id = c.tenant_id and m.user_id = c.user_id
    join access.account a on a.user_id = c.user_id
    where c.tenant_id = $1 and c.id = $2 and ${IS_LEARNER}`,
};
type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  company: string;
  program: string;
  status: string;
  isOver: boolean;
  validUntil: string | null;
  renews: boolean;
  isRenewed: boolean;
  /** Null once it is gone what they learned it in. */
  scheduleId: string | null;
  isOutside: boolean;
  /** The public training that they have joined takes people. */
  isOpen: boolean;
};
/** Whoever is from outside is scheduled for nothing: they begin again themselves, where the training still takes people. */
const renewals: Record<Locale, Record<'themselves' | 'scheduled', string>> = {
  'en-us': {
    themselves: 'To renew it, start the training again on its page and complete it once more.',
    scheduled:
      'To renew it, complete the training once more. You find it among your trainings as soon as it is scheduled.',
  },
  'pt-br': {
    themselves: 'Para renová-lo, comece o treinamento de novo na página dele e conclua-o mais uma vez.',
    scheduled:
      'Para renová-lo, conclua o treinamento mais uma vez. Ele aparece entre os seus treinamentos assim que for agendado.',
  },
};
const renewalIn = (locale: Locale, { isOutside, isOpen, renews }: Row): string => {
  if (isOutside) return isOpen ? renewals[locale].themselves : '';
  return renews ? renewals[locale].scheduled : '';
};

const untilIn = (locale: Locale, { validUntil }: Row): string =>
  validUntil === null
    ? ''
    : new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${validUntil}T00:00:00.000Z`),
      );

/** Nothing is written of what was withdrawn but that, and no end of what was renewed in time, nor of one that a late review made over at once that it is there. */
const isMoot = ({ status, isOver, isRenewed }: Row, told: News): boolean => {
  if (told === 'withdrawn') return status !== 'withdrawn';
  if (told === 'issued' && isOver) return true;
  return status === 'withdrawn' || (told !== 'issued' && isRenewed) || (told === 'expiring' && status === 'expired');
};

/** Tells somebody that they have a certificate, that it will expire, has expired, or was withdrawn. */
export const writeToHolder = productMailJob({
  name: 'training.certificate.write-to-holder',
  payload: z.strictObject({ certificateId: Id, userId: Id, news: z.enum(news) }),
  recipients: async ({ data: { certificateId, news: told }, cause }, { read, publicUrl, clock }) => {
    const [row] = await read<Row>(cause, { ...HOLDER, values: [cause.tenantId, certificateId, clock()] });
    if (!row || isMoot(row, told)) return [];
    const { userId, email, name, company, program } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    const url =
      row.isOutside && row.scheduleId
        ? publicUrl + outsideTrainingPath(row.scheduleId)
        : inCompany(`${publicUrl}/t/employee/certificates`, cause.tenantId);
    const mail = productMailWith(`certificate-${told}`, {
      ...{ 'user.name': name, 'company.name': company, 'training.name': program },
      ...{ 'certificate.valid_until': untilIn(locale, row), 'certificate.renewal': renewalIn(locale, row) },
      'certificate.link': { url },
    });
    return [{ ...mail, to: email, subjectId: userId, target: userId, locale }];
  },
});
