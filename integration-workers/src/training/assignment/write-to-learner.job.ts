import { Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';
import { IS_LEARNER, IS_OUTSIDE, LEARNS_THERE, learnerPage } from './learner.ts';

type Row = {
  userId: string;
  email: string;
  name: string;
  locale: string;
  timeZone: string;
  company: string;
  scheduleId: string;
  programId: string;
  program: string;
  status: string;
  expiresAt: string | null;
  isOutside: boolean;
  /** By the public link, which whoever works in the company may follow too. */
  hasJoined: boolean;
};
/** `until` is empty where there is no end. `joined`: they have joined by themselves. */
type Values = { name: string; company: string; program: string; news: News | 'joined'; until: string; link: string };

const news = ['opened', 'reminded', 'extended', 'moved', 'cancelled'] as const;
type News = (typeof news)[number];

/** Whoever works in the company today, or has joined from outside; times are in their zone, else in the company's. */
const LEARNER = {
  projections: ['training.trainingAssignment'],
  text: `select a.user_id as "userId", a.email, a.name, a.locale, coalesce(a.time_zone, t.time_zone) as "timeZone",
      t.name as company, r.schedule_id as "scheduleId", r.program_id as "programId", r.program_name as program, r.status,
      r.expires_at as "expiresAt", ${IS_OUTSIDE} as "isOutside", r.source is not null as "hasJoined"
    from read.training_assignment r
    join access.tenant t on t.tenant_id = r.tenant_id
    ${LEARNS_THERE}
    join access.account a on a.user_id = r.user_id
    where r.tenant_id = $1 and r.id = $2 and ${IS_LEARNER}`,
};

const untilIn = (locale: Locale, { expiresAt, timeZone }: Row): string =>
  expiresAt === null
    ? ''
    : new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        new Date(expiresAt),
      );

/** Nothing is written of a training that is over, but that it was cancelled, nor of another version of one that has not begun. */
const isMoot = ({ status }: Row, told: News): boolean =>
  told === 'cancelled'
    ? status !== 'cancelled'
    : ['completed', 'expired', 'cancelled'].includes(status) || (told === 'moved' && status === 'waiting');

/** Tells somebody that a training waits for them, until when, or that it does not any more. */
export const writeToLearner = mailJob({
  name: 'training.assignment.write-to-learner',
  kind: 'work',
  payload: z.strictObject({ assignmentId: Id, userId: Id, news: z.enum(news) }),
  recipients: async ({ data: { assignmentId, news: told }, cause }, { read, publicUrl }) => {
    const [row] = await read<Row>(cause, { ...LEARNER, values: [cause.tenantId, assignmentId] });
    if (!row || isMoot(row, told)) return [];
    const { userId, email, name, company, program, hasJoined } = row;
    const locale = Locale.catch(DEFAULT_LOCALE).parse(row.locale);
    const said = hasJoined && told === 'opened' ? ('joined' as const) : told;
    const values: Values = {
      ...{ name, company, program, news: said, until: untilIn(locale, row) },
      link: learnerPage(row, { publicUrl, tenantId: cause.tenantId }),
    };
    return [{ to: email, subjectId: userId, target: userId, locale, values }];
  },
  texts: {
    'en-us': ({ name, company, program, news: told, until, link }) => ({
      subject: {
        opened: `New training: ${program}`,
        joined: `Your training: ${program}`,
        reminded: `Reminder: ${program}`,
        extended: `More time for ${program}`,
        moved: `Updated training: ${program}`,
        cancelled: `Canceled: ${program}`,
      }[told],
      paragraphs: [
        `Hello ${name},`,
        {
          joined: `You have joined the training “${program}” by ${company}. You can start right away, and continue on any device.`,
          opened: `${company} has scheduled the training “${program}” for you.`,
          reminded: `You have not finished the training “${program}” yet.`,
          extended: `You have more time for the training “${program}”.`,
          moved: `${company} has updated the training “${program}”. The lessons that you have finished stay finished; please take a look at the others.`,
          cancelled: `${company} has canceled the training “${program}”. You do not have to do anything.`,
        }[told],
        ...(told === 'cancelled' ? [] : [...(until ? [`Please finish it by ${until}.`] : []), link]),
      ],
    }),
    'pt-br': ({ name, company, program, news: told, until, link }) => ({
      subject: {
        opened: `Novo treinamento: ${program}`,
        joined: `Seu treinamento: ${program}`,
        reminded: `Lembrete: ${program}`,
        extended: `Mais tempo para ${program}`,
        moved: `Treinamento atualizado: ${program}`,
        cancelled: `Cancelado: ${program}`,
      }[told],
      paragraphs: [
        `Olá, ${name},`,
        {
          joined: `Você se inscreveu no treinamento “${program}”, de ${company}. Comece quando quiser e continue em qualquer aparelho.`,
          opened: `${company} agendou o treinamento “${program}” para você.`,
          reminded: `Você ainda não concluiu o treinamento “${program}”.`,
          extended: `Você ganhou mais tempo para o treinamento “${program}”.`,
          moved: `${company} atualizou o treinamento “${program}”. As aulas que você já concluiu continuam concluídas; confira as outras.`,
          cancelled: `${company} cancelou o treinamento “${program}”. Você não precisa fazer nada.`,
        }[told],
        ...(told === 'cancelled' ? [] : [...(until ? [`Conclua até ${until}.`] : []), link]),
      ],
    }),
  },
});
