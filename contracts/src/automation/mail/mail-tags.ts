import { languageTag } from '#contracts/kernel/language-tag';
import type { Locale } from '#contracts/kernel/locales';
import type { CandidateFields } from '#contracts/recruiting/candidate/candidate.entity';
import type { JobFields } from '#contracts/recruiting/job/job.entity';
import { salaryWords } from '#contracts/recruiting/job/job.salary';
import { publicCompanyPath, publicJobPath } from '#contracts/recruiting/public/public.paths';
import { momentText } from './mail-moment.ts';

/** What a mail is about, as far as it is about it. Addresses have no slash at their end. */
export type MailSources = {
  locale: Locale;
  publicUrl: string;
  company: {
    name: string;
    email: string;
    phone: string;
    website: string;
    address: string;
    subdomain: string;
    timeZone: string;
  };
  candidate: { [Field in keyof CandidateFields]: CandidateFields[Field] | null } | null;
  job: Pick<
    JobFields,
    'title' | 'slug' | 'location' | 'city' | 'salaryMin' | 'salaryMax' | 'currency' | 'expiresOn'
  > | null;
  /** When it was opened, and until when its candidate is to answer, ISO 8601 UTC. */
  interview: { createdAt: string; answerBy?: string | null } | null;
  /** Of a mail about a live interview. */
  live?: { title: string | null; startsAt: string | null; place: string | null };
  /** Of one about a hire. `startsOn`: a day, `2026-03-02`. */
  hire?: { jobTitle: string; startsOn: string | null };
  /** Of one about a contract. */
  contract?: { title: string | null; expiresAt: string };
  /** Who sends it; of what somebody learns or reads, who that is. */
  user: { name: string; email: string } | null;
  /** A training, its certificate or a document to read. `dueOn`, `validUntil`: days, `2026-03-02`; `score`: percent. */
  training: {
    name: string;
    dueOn: string | null;
    link: string;
    score: number | null;
    validUntil: string | null;
  } | null;
};

/**
 * What stands where a tag stood: a few words, an address, one thing on each line, or whole paragraphs that somebody wrote; empty where
 * there is nothing to say.
 */
export type MailValue = string | { url: string } | { lines: readonly string[] } | { text: string };

type Words = Record<Locale, string>;
type MailTag = { words: Words; example: Words; value: (sources: MailSources) => MailValue | null | undefined };

const dateStyles = {
  'en-us': { dateStyle: 'medium' },
  'pt-br': { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<Locale, Intl.DateTimeFormatOptions>;
const dayText = (at: string, { locale, timeZone }: { locale: Locale; timeZone: string }): string =>
  new Intl.DateTimeFormat(languageTag(locale), { ...dateStyles[locale], timeZone }).format(new Date(at));

/** Of the company, which its name says. */
const moment = (at: string | null | undefined, { locale, company: { timeZone } }: MailSources): string | null =>
  at ? momentText(at, { locale, timeZone }) : null;
const day = (on: string | null | undefined, { locale }: MailSources): string | null =>
  on ? dayText(`${on}T00:00:00Z`, { locale, timeZone: 'UTC' }) : null;

const words = (en: string, pt: string): Words => ({ 'en-us': en, 'pt-br': pt });
const same = (example: string): Words => words(example, example);
const link = (url: string | undefined) => (url ? { url } : null);
const amountOf = ({ job, locale }: MailSources): string | undefined =>
  job ? salaryWords(job, locale)?.amount : undefined;

const momentExample = words(
  'Friday, March 27, 2026 at 2:00 PM (America/Chicago)',
  'sexta-feira, 27 de março de 2026 às 14:00 (America/Sao Paulo)',
);

/**
 * Everything that a mail may say of whom it is about (docs/product.md AUT-15), by its name in templates, in the groups of the menu: its
 * words, an example, and where its value comes from. Names are for ever: templates hold them.
 */
const catalogue = {
  candidate: {
    first_name: {
      words: words('First name', 'Nome'),
      example: same('Maria'),
      value: ({ candidate }) => candidate?.firstName,
    },
    last_name: {
      words: words('Last name', 'Sobrenome'),
      example: same('Souza'),
      value: ({ candidate }) => candidate?.lastName,
    },
    full_name: {
      words: words('Full name', 'Nome completo'),
      example: same('Maria Souza'),
      value: ({ candidate }) => candidate && [candidate.firstName, candidate.lastName].filter(Boolean).join(' '),
    },
    email: {
      words: words('Email address', 'Endereço de e-mail'),
      example: same('maria.souza@mail.example'),
      value: ({ candidate }) => candidate?.email,
    },
    phone: {
      words: words('Phone', 'Telefone'),
      example: words('(415) 555-0132', '(11) 91234-5678'),
      value: ({ candidate }) => candidate?.phone,
    },
    city: {
      words: words('City', 'Cidade'),
      example: words('Portland', 'Campinas'),
      value: ({ candidate }) => candidate?.city || candidate?.location,
    },
    current_title: {
      words: words('Current job title', 'Cargo atual'),
      example: words('Line cook', 'Cozinheira'),
      value: ({ candidate }) => candidate?.currentTitle,
    },
  },
  company: {
    name: { words: words('Name', 'Nome'), example: same('Harbor Kitchen'), value: ({ company }) => company.name },
    email: {
      words: words('Email address', 'Endereço de e-mail'),
      example: same('jobs@harbor.example'),
      value: ({ company }) => company.email,
    },
    phone: {
      words: words('Phone', 'Telefone'),
      example: words('(503) 555-0119', '(11) 3123-4567'),
      value: ({ company }) => company.phone,
    },
    website: {
      words: words('Website', 'Site'),
      example: same('https://harbor.example'),
      value: ({ company }) => link(company.website),
    },
    address: {
      words: words('Address', 'Endereço'),
      example: words('12 Pier Street, Portland', 'Rua do Porto, 12, Santos'),
      value: ({ company }) => company.address,
    },
    jobs_link: {
      words: words('Link to the open jobs', 'Link das vagas abertas'),
      example: same('https://onrecord.example/p/harbor'),
      value: ({ company, publicUrl }) => link(publicUrl + publicCompanyPath(company.subdomain)),
    },
  },
  interview: {
    link: {
      words: words('Link to the candidate’s interviews', 'Link das entrevistas do candidato'),
      example: same('https://onrecord.example/c/interviews/mine'),
      value: ({ interview, publicUrl }) => interview && link(`${publicUrl}/c/interviews/mine`),
    },
    opened_on: {
      words: words('Opened on', 'Aberta em'),
      example: words('Mar 2, 2026', '02/03/2026'),
      value: ({ interview, locale, company: { timeZone } }) =>
        interview && dayText(interview.createdAt, { locale, timeZone }),
    },
    deadline: {
      words: words('Answers are due', 'Prazo das respostas'),
      example: momentExample,
      value: (sources) => moment(sources.interview?.answerBy, sources),
    },
    title: {
      words: words('Title of the live interview', 'Título da entrevista ao vivo'),
      example: words('First conversation', 'Primeira conversa'),
      value: ({ live }) => live?.title,
    },
    time: {
      words: words('Day and time of the live interview', 'Dia e horário da entrevista ao vivo'),
      example: momentExample,
      value: (sources) => moment(sources.live?.startsAt, sources),
    },
    place: {
      words: words('Place of the live interview', 'Local da entrevista ao vivo'),
      example: words('12 Pier Street, Portland', 'Rua do Porto, 12, Santos'),
      value: ({ live }) => live?.place,
    },
  },
  hire: {
    first_day: {
      words: words('First day of work', 'Primeiro dia de trabalho'),
      example: words('Apr 1, 2026', '01/04/2026'),
      value: (sources) => day(sources.hire?.startsOn, sources),
    },
    job_title: {
      words: words('Hired as', 'Contratado como'),
      example: words('Line cook', 'Cozinheiro de linha'),
      value: ({ hire }) => hire?.jobTitle,
    },
  },
  contract: {
    title: {
      words: words('Title', 'Título'),
      example: words('Employment contract', 'Contrato de trabalho'),
      value: ({ contract }) => contract?.title,
    },
    deadline: {
      words: words('To be signed by', 'Assinar até'),
      example: momentExample,
      value: (sources) => moment(sources.contract?.expiresAt, sources),
    },
  },
  job: {
    title: {
      words: words('Title', 'Título'),
      example: words('Line cook', 'Cozinheiro de linha'),
      value: ({ job }) => job?.title,
    },
    location: {
      words: words('Location', 'Localização'),
      example: words('Portland, OR', 'Santos, SP'),
      value: ({ job }) => job?.location || job?.city,
    },
    salary: {
      words: words('Salary', 'Salário'),
      example: words('$42,000 – $48,000', 'R$ 42.000 – R$ 48.000'),
      value: amountOf,
    },
    last_day: {
      words: words('Last day to apply', 'Último dia para se candidatar'),
      example: words('Mar 31, 2026', '31/03/2026'),
      value: (sources) => day(sources.job?.expiresOn, sources),
    },
    link: {
      words: words('Link to the job', 'Link da vaga'),
      example: same('https://onrecord.example/line-cook'),
      value: ({ job, publicUrl }) => job && link(publicUrl + publicJobPath(job.slug)),
    },
  },
  user: {
    name: { words: words('Name', 'Nome'), example: same('Ana Lima'), value: ({ user }) => user?.name },
    email: {
      words: words('Email address', 'Endereço de e-mail'),
      example: same('ana.lima@harbor.example'),
      value: ({ user }) => user?.email,
    },
  },
  training: {
    name: {
      words: words('Name', 'Nome'),
      example: words('Food safety', 'Segurança dos alimentos'),
      value: ({ training }) => training?.name,
    },
    due_on: {
      words: words('Due on', 'Prazo'),
      example: words('Mar 31, 2026', '31/03/2026'),
      value: (sources) => day(sources.training?.dueOn, sources),
    },
    score_percent: {
      words: words('Score in percent', 'Nota em porcentagem'),
      example: same('85%'),
      value: ({ training }) => (training?.score == null ? null : `${training.score}%`),
    },
    valid_until: {
      words: words('Certificate valid until', 'Certificado válido até'),
      example: words('Mar 31, 2027', '31/03/2027'),
      value: (sources) => day(sources.training?.validUntil, sources),
    },
    link: {
      words: words('Link to the training', 'Link do treinamento'),
      example: same('https://onrecord.example/t'),
      value: ({ training }) => link(training?.link),
    },
  },
} satisfies Record<string, Record<string, MailTag>>;

export type MailTagGroup = keyof typeof catalogue;

/** The groups in the order of the menu, each with its tags by their whole names. */
export const mailTagGroups = (Object.entries(catalogue) as [MailTagGroup, Record<string, MailTag>][]).map(
  ([group, tags]) => ({
    group,
    tags: Object.entries(tags).map(([name, tag]) => ({ name: `${group}.${name}`, ...tag })),
  }),
);

const all = mailTagGroups.flatMap(({ tags }) => tags);
export const mailTagNames: ReadonlySet<string> = new Set(all.map(({ name }) => name));

export type MailValues = Readonly<Record<string, MailValue>>;

/** The value of each tag in a mail about all this. */
export const mailValuesOf = (sources: MailSources): MailValues =>
  Object.fromEntries(all.map(({ name, value }) => [name, value(sources) || '']));

/** What stands in the place of values while a mail is about nobody yet. */
export const mailExamples = (locale: Locale): MailValues =>
  Object.fromEntries(
    all.map(({ name, example }) => [
      name,
      example[locale].startsWith('https://') ? { url: example[locale] } : example[locale],
    ]),
  );

/** Examples in the place of what is not known. */
export const withExamples = (known: MailValues, locale: Locale): MailValues => ({
  ...mailExamples(locale),
  ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
});

/** A tag as it is written. */
export const tagText = (name: string, fallback = ''): string =>
  fallback === '' ? `{{ ${name} }}` : `{{ ${name} | default: "${fallback.replaceAll('"', '”')}" }}`;

/** Names in a text that look like tags and are none, for a form that says so while one types; the server decides. */
export const unknownTagsIn = (text: string, known: ReadonlySet<string> = mailTagNames): string[] => [
  ...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)/g)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]))),
];
