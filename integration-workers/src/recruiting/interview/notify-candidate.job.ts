import { Id } from 'contracts/kernel/id';
import { DEFAULT_LOCALE, type Locale } from 'contracts/kernel/locale';
import { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { z } from 'zod';
import { mailJob } from '#integration-workers/automation/mail/mail.job';

type Values = { firstName: string; company: string; job: string; status: InterviewStatus };
type News = Record<InterviewStatus, { subject: string; news: string }>;

const inEnglish = ({ company, job }: Values): News => ({
  created: {
    subject: `Your interview for ${job}`,
    news: `${company} has opened an interview with you for ${job}.`,
  },
  pending: {
    subject: `Your interview for ${job} is ready`,
    news: `Your interview with ${company} for ${job} is ready. You can answer it at any time.`,
  },
  unanswered: {
    subject: `Your interview for ${job} has no answers yet`,
    news: `We have not received your answers to the interview with ${company} for ${job}.`,
  },
  answered: {
    subject: `We have received your answers for ${job}`,
    news: `${company} has received your answers to the interview for ${job}. Thank you for your time.`,
  },
  reviewed: {
    subject: `Your interview for ${job} has been reviewed`,
    news: `${company} has reviewed your interview for ${job} and will let you know about the next steps.`,
  },
  considered: {
    subject: `You have been shortlisted for ${job}`,
    news: `${company} has put you on its shortlist for ${job}.`,
  },
  approved: {
    subject: `Good news about your interview for ${job}`,
    news: `${company} has approved your interview for ${job} and will contact you about the next step.`,
  },
  unapproved: {
    subject: `A change to your interview for ${job}`,
    news: `${company} has withdrawn its approval of your interview for ${job}. There is no new decision yet.`,
  },
  rejected: {
    subject: `About your interview for ${job}`,
    news: `${company} has decided not to move forward with your application for ${job}. Thank you for your interest and your time.`,
  },
  discarded: {
    subject: `Your interview for ${job} has been closed`,
    news: `${company} has closed your interview for ${job}. There is nothing else you need to do.`,
  },
});

const inPortuguese = ({ company, job }: Values): News => ({
  created: {
    subject: `Sua entrevista para ${job}`,
    news: `${company} abriu uma entrevista com você para a vaga ${job}.`,
  },
  pending: {
    subject: `Sua entrevista para ${job} está pronta`,
    news: `Sua entrevista com ${company} para a vaga ${job} está pronta. Responda quando for melhor para você.`,
  },
  unanswered: {
    subject: `Sua entrevista para ${job} ainda não tem respostas`,
    news: `Ainda não recebemos suas respostas à entrevista com ${company} para a vaga ${job}.`,
  },
  answered: {
    subject: `Recebemos suas respostas para ${job}`,
    news: `${company} recebeu suas respostas à entrevista para a vaga ${job}. Obrigado pelo seu tempo.`,
  },
  reviewed: {
    subject: `Sua entrevista para ${job} foi analisada`,
    news: `${company} analisou sua entrevista para a vaga ${job} e avisará você sobre os próximos passos.`,
  },
  considered: {
    subject: `Você está entre os finalistas para ${job}`,
    news: `${company} incluiu você entre os finalistas para a vaga ${job}.`,
  },
  approved: {
    subject: `Boas notícias sobre sua entrevista para ${job}`,
    news: `${company} aprovou sua entrevista para a vaga ${job} e entrará em contato sobre o próximo passo.`,
  },
  unapproved: {
    subject: `Uma mudança na sua entrevista para ${job}`,
    news: `${company} voltou atrás na aprovação da sua entrevista para a vaga ${job}. Ainda não há uma nova decisão.`,
  },
  rejected: {
    subject: `Sobre sua entrevista para ${job}`,
    news: `${company} decidiu não seguir com sua candidatura para a vaga ${job}. Obrigado pelo interesse e pelo seu tempo.`,
  },
  discarded: {
    subject: `Sua entrevista para ${job} foi encerrada`,
    news: `${company} encerrou sua entrevista para a vaga ${job}. Você não precisa fazer mais nada.`,
  },
});

type Row = {
  email: string | null;
  firstName: string | null;
  job: string;
  country: string | null;
  company: string;
  locale: Locale | null;
};

const QUESTION = {
  projections: ['recruiting.candidate', 'recruiting.interview', 'recruiting.job'],
  text: `select c.email, c.first_name as "firstName", i.job_title as job, j.country, t.name as company,
      a.locale
    from read.interview i
    join access.tenant t on t.tenant_id = i.tenant_id
    join read.candidate c on c.tenant_id = i.tenant_id and c.id = i.candidate_id
    left join access.account a on a.user_id = c.user_id
    left join read.job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    where i.tenant_id = $1 and i.id = $2`,
};

/** The language of their account; candidates without one are written to in that of the country the job is in. */
const localeOf = ({ locale, country }: Row): Locale => locale ?? (country === 'BR' ? 'pt-br' : DEFAULT_LOCALE);

/** Tells a candidate by mail where their interview stands. */
export const notifyCandidate = mailJob({
  name: 'recruiting.interview.notify-candidate',
  payload: z.strictObject({ interviewId: Id, candidateId: Id, status: InterviewStatus }),
  /** Nothing is written to a person who was erased or removed, or whose address is not known. */
  recipients: async ({ data: { interviewId, candidateId, status }, cause }, { read }) => {
    const [row] = await read<Row>(cause, { ...QUESTION, values: [cause.tenantId, interviewId] });
    if (!row?.email || !row.firstName) return [];
    const { email, firstName, company, job } = row;
    return [{ to: email, subjectId: candidateId, locale: localeOf(row), values: { firstName, company, job, status } }];
  },
  texts: {
    'en-us': (values) => {
      const { subject, news } = inEnglish(values)[values.status];
      return { subject, paragraphs: [`Hello ${values.firstName},`, news, `Kind regards, ${values.company}`] };
    },
    'pt-br': (values) => {
      const { subject, news } = inPortuguese(values)[values.status];
      return { subject, paragraphs: [`Olá, ${values.firstName},`, news, `Atenciosamente, ${values.company}`] };
    },
  },
});
