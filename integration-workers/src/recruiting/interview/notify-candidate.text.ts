import type { Locale } from 'contracts/kernel/locale';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.events';
import type { MailTexts } from '#integration-workers/automation/mail/render';

type Said = { subject: string; news: string };

const enUs: Record<InterviewStatus, Said> = {
  created: {
    subject: 'Your interview for {{ job }}',
    news: '{{ company }} has opened an interview with you for the position {{ job }}.',
  },
  pending: {
    subject: 'Your interview for {{ job }} is waiting for you',
    news: 'Your interview with {{ company }} for the position {{ job }} is ready. You can answer it whenever it suits you.',
  },
  unanswered: {
    subject: 'Your interview for {{ job }} has no answers yet',
    news: 'We have not received your answers to the interview with {{ company }} for the position {{ job }}.',
  },
  answered: {
    subject: 'We have received your answers for {{ job }}',
    news: 'Your answers to the interview for the position {{ job }} have arrived at {{ company }}. Thank you for taking the time.',
  },
  reviewed: {
    subject: 'Your interview for {{ job }} has been reviewed',
    news: '{{ company }} has reviewed your interview for the position {{ job }} and will tell you how it goes on.',
  },
  considered: {
    subject: 'You are being considered for {{ job }}',
    news: '{{ company }} has put you on the list of people it is considering for the position {{ job }}.',
  },
  approved: {
    subject: 'Good news about your interview for {{ job }}',
    news: '{{ company }} has approved your interview for the position {{ job }} and will contact you about the next step.',
  },
  unapproved: {
    subject: 'A change to your interview for {{ job }}',
    news: '{{ company }} has not approved your interview for the position {{ job }} for now. The decision is still open.',
  },
  rejected: {
    subject: 'About your interview for {{ job }}',
    news: '{{ company }} has decided not to go on with your application for the position {{ job }}. Thank you for your interest and your time.',
  },
  discarded: {
    subject: 'Your interview for {{ job }} has been closed',
    news: '{{ company }} has closed your interview for the position {{ job }}. There is nothing more for you to do.',
  },
};

const ptBr: Record<InterviewStatus, Said> = {
  created: {
    subject: 'Sua entrevista para {{ job }}',
    news: '{{ company }} abriu uma entrevista com você para a vaga {{ job }}.',
  },
  pending: {
    subject: 'Sua entrevista para {{ job }} está à sua espera',
    news: 'Sua entrevista com {{ company }} para a vaga {{ job }} está pronta. Responda quando for melhor para você.',
  },
  unanswered: {
    subject: 'Sua entrevista para {{ job }} ainda não tem respostas',
    news: 'Ainda não recebemos suas respostas à entrevista com {{ company }} para a vaga {{ job }}.',
  },
  answered: {
    subject: 'Recebemos suas respostas para {{ job }}',
    news: 'Suas respostas à entrevista para a vaga {{ job }} chegaram a {{ company }}. Obrigado pelo seu tempo.',
  },
  reviewed: {
    subject: 'Sua entrevista para {{ job }} foi avaliada',
    news: '{{ company }} avaliou sua entrevista para a vaga {{ job }} e avisará você sobre os próximos passos.',
  },
  considered: {
    subject: 'Você está sendo considerado para {{ job }}',
    news: '{{ company }} incluiu você entre as pessoas consideradas para a vaga {{ job }}.',
  },
  approved: {
    subject: 'Boas notícias sobre sua entrevista para {{ job }}',
    news: '{{ company }} aprovou sua entrevista para a vaga {{ job }} e entrará em contato sobre o próximo passo.',
  },
  unapproved: {
    subject: 'Uma mudança na sua entrevista para {{ job }}',
    news: '{{ company }} não aprovou a sua entrevista para a vaga {{ job }} por enquanto. A decisão continua em aberto.',
  },
  rejected: {
    subject: 'Sobre sua entrevista para {{ job }}',
    news: '{{ company }} decidiu não seguir com sua candidatura para a vaga {{ job }}. Obrigado pelo interesse e pelo seu tempo.',
  },
  discarded: {
    subject: 'Sua entrevista para {{ job }} foi encerrada',
    news: '{{ company }} encerrou sua entrevista para a vaga {{ job }}. Você não precisa fazer mais nada.',
  },
};

const said: Record<Locale, Record<InterviewStatus, Said>> = { 'en-us': enUs, 'pt-br': ptBr };
const greeting: Record<Locale, string> = { 'en-us': 'Hello {{ firstName }},', 'pt-br': 'Olá, {{ firstName }},' };
const closing: Record<Locale, string> = {
  'en-us': 'Kind regards, {{ company }}',
  'pt-br': 'Atenciosamente, {{ company }}',
};

const inLocale = (locale: Locale, status: InterviewStatus) => ({
  subject: said[locale][status].subject,
  paragraphs: [greeting[locale], said[locale][status].news, closing[locale]],
});

/** What a candidate reads when their interview reaches `status`. Values: firstName, company, job. */
export const candidateTexts = (status: InterviewStatus): MailTexts => ({
  'en-us': inLocale('en-us', status),
  'pt-br': inLocale('pt-br', status),
});
