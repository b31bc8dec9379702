import { inCompany } from 'contracts/client/company-link';
import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
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
/** `until` is empty where it holds for ever; `renews`: `yes` where the training is scheduled again, `themselves` where its person may begin it again. */
type Values = {
  name: string;
  company: string;
  program: string;
  news: News;
  until: string;
  renews: string;
  link: string;
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
export const writeToHolder = mailJob({
  name: 'training.certificate.write-to-holder',
  kind: 'work',
  payload: z.strictObject({ certificateId: Id, userId: Id, news: z.enum(news) }),
  recipients: async ({ data: { certificateId, news: told }, cause }, { read, publicUrl, clock }) => {
    const [row] = await read<Row>(cause, { ...HOLDER, values: [cause.tenantId, certificateId, clock()] });
    if (!row || isMoot(row, told)) return [];
    const { userId, email, name, company, program } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    const values: Values = {
      ...{ name, company, program, news: told, until: untilIn(locale, row) },
      // Whoever is from outside is scheduled for nothing.
      renews: row.isOutside ? (row.isOpen ? 'themselves' : '') : row.renews ? 'yes' : '',
      link:
        row.isOutside && row.scheduleId
          ? publicUrl + outsideTrainingPath(row.scheduleId)
          : inCompany(`${publicUrl}/t/employee/certificates`, cause.tenantId),
    };
    return [{ to: email, subjectId: userId, target: userId, locale, values }];
  },
  texts: {
    'en-us': ({ name, company, program, news: told, until, renews, link }) => ({
      subject: {
        issued: `Your certificate: ${program}`,
        expiring: `Your certificate will expire: ${program}`,
        expired: `Your certificate has expired: ${program}`,
        withdrawn: `Your certificate was withdrawn: ${program}`,
      }[told],
      paragraphs: [
        `Hello ${name},`,
        {
          issued: `You have passed the training “${program}” at ${company}. Your certificate is ready as a PDF.`,
          expiring: `Your certificate for the training “${program}” at ${company} is valid until ${until}.`,
          expired: `Your certificate for the training “${program}” at ${company} was valid until ${until}.`,
          withdrawn: `${company} has withdrawn your certificate for the training “${program}”.`,
        }[told],
        ...(told === 'issued' && until ? [`It is valid until ${until}.`] : []),
        ...((told === 'expiring' || told === 'expired') && renews
          ? [
              renews === 'themselves'
                ? 'To renew it, start the training again on its page and complete it once more.'
                : 'To renew it, complete the training once more. You find it among your trainings as soon as it is scheduled.',
            ]
          : []),
        link,
      ],
    }),
    'pt-br': ({ name, company, program, news: told, until, renews, link }) => ({
      subject: {
        issued: `Seu certificado: ${program}`,
        expiring: `Seu certificado vai expirar: ${program}`,
        expired: `Seu certificado expirou: ${program}`,
        withdrawn: `Seu certificado foi revogado: ${program}`,
      }[told],
      paragraphs: [
        `Olá, ${name},`,
        {
          issued: `Você foi aprovado(a) no treinamento “${program}” em ${company}. Seu certificado está pronto em PDF.`,
          expiring: `Seu certificado do treinamento “${program}” em ${company} é válido até ${until}.`,
          expired: `Seu certificado do treinamento “${program}” em ${company} era válido até ${until}.`,
          withdrawn: `${company} revogou seu certificado do treinamento “${program}”.`,
        }[told],
        ...(told === 'issued' && until ? [`Ele é válido até ${until}.`] : []),
        ...((told === 'expiring' || told === 'expired') && renews
          ? [
              renews === 'themselves'
                ? 'Para renová-lo, comece o treinamento de novo na página dele e conclua-o mais uma vez.'
                : 'Para renová-lo, conclua o treinamento mais uma vez. Ele aparece entre os seus treinamentos assim que for agendado.',
            ]
          : []),
        link,
      ],
    }),
  },
});
