import type { MailKind } from '#contracts/automation/mail/mail-kinds';
import { mailTagGroups } from '#contracts/automation/mail/mail-tags';
import { DEFAULT_LOCALE, type Locale } from '#contracts/kernel/locales';
import type { MailWords } from './mail-words.ts';
import { productMailEnUs } from './product-mail.en-us.ts';
import { productMailPtBr } from './product-mail.pt-br.ts';

/** A mail that the product writes in a company's name. Stored: names are for ever. */
export type ProductMail = keyof typeof productMailEnUs;
export const productMails = Object.keys(productMailEnUs) as [ProductMail, ...ProductMail[]];

const defaults: Record<Locale, Record<ProductMail, MailWords>> = { 'en-us': productMailEnUs, 'pt-br': productMailPtBr };

/** What a mail says as long as the company says nothing else. */
export const defaultWords = (mail: ProductMail, locale: Locale): MailWords => defaults[locale][mail];

/** The same in the form of a template. */
export const defaultTemplate = (mail: ProductMail) => ({
  locale: DEFAULT_LOCALE,
  ...defaultWords(mail, DEFAULT_LOCALE),
  variants: [{ locale: 'pt-br' as Locale, ...defaultWords(mail, 'pt-br') }],
});

const kinds: Partial<Record<ProductMail, MailKind>> = {
  'response-invited': 'invitation',
  'response-extended': 'invitation',
  'response-reminded': 'reminder',
  'team-application': 'work',
  'team-answers': 'work',
  'note-mention': 'work',
  'candidate-note-mention': 'work',
  'training-reviewed': 'work',
  'review-mention': 'work',
};

/** What a mail is about; those that are not named here tell candidates of their application. */
export const kindOfProductMail = (mail: ProductMail): MailKind => kinds[mail] ?? 'application';

/** Tags of one mail alone, with their words and an example. */
const ownTags = [
  {
    group: 'interview',
    name: 'interview.questions',
    words: { 'en-us': 'Number of questions', 'pt-br': 'Número de perguntas' },
    example: { 'en-us': '5 questions', 'pt-br': '5 perguntas' },
  },
  {
    group: 'interview',
    name: 'interview.deadline',
    words: { 'en-us': 'Answers are due', 'pt-br': 'Prazo das respostas' },
    example: { 'en-us': 'March 31, 2026 at 11:59 PM', 'pt-br': '31 de março de 2026 às 23:59' },
  },
  {
    group: 'interview',
    name: 'interview.answer_link',
    words: { 'en-us': 'Link to answer', 'pt-br': 'Link para responder' },
    example: {
      'en-us': 'https://onrecord.example/c/interviews/apply',
      'pt-br': 'https://onrecord.example/c/interviews/apply',
    },
  },
  {
    group: 'interview',
    name: 'interview.staff_link',
    words: { 'en-us': 'Link to the application', 'pt-br': 'Link da candidatura' },
    example: {
      'en-us': 'https://onrecord.example/t/recruiting/interviews',
      'pt-br': 'https://onrecord.example/t/recruiting/interviews',
    },
  },
  {
    group: 'candidate',
    name: 'candidate.staff_link',
    words: { 'en-us': 'Link to the candidate in the console', 'pt-br': 'Link do candidato no console' },
    example: {
      'en-us': 'https://onrecord.example/t/recruiting/candidates',
      'pt-br': 'https://onrecord.example/t/recruiting/candidates',
    },
  },
  {
    group: 'job',
    name: 'job.staff_link',
    words: { 'en-us': 'Link to the job in the console', 'pt-br': 'Link da vaga no console' },
    example: {
      'en-us': 'https://onrecord.example/t/recruiting/jobs',
      'pt-br': 'https://onrecord.example/t/recruiting/jobs',
    },
  },
  {
    group: 'training',
    name: 'training.score',
    words: { 'en-us': 'Score', 'pt-br': 'Nota' },
    example: { 'en-us': '18 of 20 points', 'pt-br': '18 de 20 pontos' },
  },
  {
    group: 'note',
    name: 'note.author',
    words: { 'en-us': 'Who wrote it', 'pt-br': 'Quem escreveu' },
    example: { 'en-us': 'Ana Lima', 'pt-br': 'Ana Lima' },
  },
  {
    group: 'note',
    name: 'note.text',
    words: { 'en-us': 'What was written', 'pt-br': 'O que foi escrito' },
    example: { 'en-us': 'Shall we call her this week?', 'pt-br': 'Ligamos para ela esta semana?' },
  },
] as const;

const toCandidates = ['candidate.first_name', 'company.name', 'job.title'];
const toTeam = ['user.name', 'company.name', 'candidate.full_name', 'job.title', 'interview.staff_link'] as const;
const toInvited = [...toCandidates, 'interview.deadline', 'interview.answer_link'];
const tagsByMail: Partial<Record<ProductMail, readonly string[]>> = {
  'response-invited': [...toInvited, 'interview.questions'],
  'response-reminded': toInvited,
  'response-extended': toInvited,
  'team-application': toTeam,
  'team-answers': toTeam,
  'note-mention': ['user.name', 'company.name', 'note.author', 'note.text', 'job.title', 'job.staff_link'],
  'candidate-note-mention': [
    ...['user.name', 'company.name', 'note.author', 'note.text', 'candidate.full_name', 'candidate.staff_link'],
  ],
  'training-reviewed': ['user.name', 'company.name', 'training.name', 'training.score', 'training.link'],
  'review-mention': [
    ...['user.name', 'company.name', 'note.author', 'note.text', 'candidate.full_name', 'job.title'],
    'interview.staff_link',
  ],
};

/** What a mail of the product may say. */
export const productMailTags = (mail: ProductMail): ReadonlySet<string> => new Set(tagsByMail[mail] ?? toCandidates);

/** The same for a menu. */
export const productTagGroups = (mail: ProductMail) => {
  const known = productMailTags(mail);
  const all = [
    ...mailTagGroups.map(({ group, tags }) => ({ group: group as string, tags })),
    { group: 'note', tags: [] },
  ];
  return all
    .map(({ group, tags }) => ({
      group,
      tags: [...tags, ...ownTags.filter((tag) => tag.group === group)].filter(({ name }) => known.has(name)),
    }))
    .filter(({ tags }) => tags.length > 0);
};

/** Examples of everything that a mail may say. */
export const productMailExamples = (mail: ProductMail, locale: Locale) =>
  Object.fromEntries(
    productTagGroups(mail).flatMap(({ tags }) =>
      tags.map(({ name, example }) => {
        const shown = example[locale];
        return [name, shown.startsWith('https://') ? { url: shown } : shown];
      }),
    ),
  );
