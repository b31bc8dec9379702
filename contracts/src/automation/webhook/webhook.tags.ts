import {
  type MailSources,
  type MailValues,
  mailExamples,
  mailTagGroups,
  mailValuesOf,
} from '#contracts/automation/mail/mail-tags';
import { exampleCandidateId, exampleInterviewId, exampleJobId, exampleUserId } from '#contracts/kernel/examples';
import { derivedId } from '#contracts/kernel/id';
import type { Locale } from '#contracts/kernel/locales';
import type { PublicEventType, TEST_EVENT } from './webhook.choices.ts';

/** What an event itself says, whoever it is about. */
export type EventSaid = {
  id: string;
  type: string;
  /** ISO 8601, UTC. */
  happenedAt: string;
  candidateId: string | null;
  interviewId: string | null;
  jobId: string | null;
  /** Who learns or reads. */
  userId: string | null;
  recordId: string | null;
  /** Who looks after the candidate from then on. */
  assigneeId: string | null;
  teamId: string | null;
  /** What an interview's status became, and what it was. */
  status: string | null;
  previousStatus: string | null;
};

type Words = Record<Locale, string>;
type EventTag = { words: Words; example: Words; value: (said: EventSaid) => string | null };
const words = (en: string, pt: string): Words => ({ 'en-us': en, 'pt-br': pt });
const same = (example: string): Words => words(example, example);

const eventTags: Record<string, EventTag> = {
  id: { words: words('ID', 'ID'), example: same(derivedId('webhook', 'example')), value: ({ id }) => id },
  type: { words: words('Type', 'Tipo'), example: same('interview.status-changed'), value: ({ type }) => type },
  happened_at: {
    words: words('Time', 'Momento'),
    example: same('2026-03-02T09:00:00.000Z'),
    value: ({ happenedAt }) => happenedAt,
  },
  candidate_id: {
    words: words('Candidate ID', 'ID do candidato'),
    example: same(exampleCandidateId),
    value: ({ candidateId }) => candidateId,
  },
  interview_id: {
    words: words('Interview ID', 'ID da entrevista'),
    example: same(exampleInterviewId),
    value: ({ interviewId }) => interviewId,
  },
  job_id: { words: words('Job ID', 'ID da vaga'), example: same(exampleJobId), value: ({ jobId }) => jobId },
  user_id: {
    words: words('User ID', 'ID do usuário'),
    example: same(exampleUserId),
    value: ({ userId }) => userId,
  },
  record_id: {
    words: words('Record ID', 'ID do registro'),
    example: same(exampleInterviewId),
    value: ({ recordId }) => recordId,
  },
  assignee_id: {
    words: words('Assignee ID', 'ID do responsável'),
    example: same(exampleUserId),
    value: ({ assigneeId }) => assigneeId,
  },
  team_id: {
    words: words('Team ID', 'ID da equipe'),
    example: same(derivedId('team', 'example')),
    value: ({ teamId }) => teamId,
  },
  status: { words: words('New status', 'Novo status'), example: same('approved'), value: ({ status }) => status },
  previous_status: {
    words: words('Previous status', 'Status anterior'),
    example: same('created'),
    value: ({ previousStatus }) => previousStatus,
  },
};

/** Everything that a request may say (docs/product.md AUT-46), in the groups of the menu: the event, and what mails say of whom it is about. */
export const webhookTagGroups = [
  {
    group: 'event',
    tags: Object.entries(eventTags).map(([name, tag]) => ({ name: `event.${name}`, ...tag })),
  },
  ...mailTagGroups,
];
export const webhookTagNames: ReadonlySet<string> = new Set(
  webhookTagGroups.flatMap(({ tags }) => tags.map(({ name }) => name)),
);

/** The value of each tag in a request about all this. */
export const webhookValuesOf = (sources: MailSources, said: EventSaid): MailValues => ({
  ...mailValuesOf(sources),
  ...Object.fromEntries(Object.entries(eventTags).map(([name, { value }]) => [`event.${name}`, value(said) ?? ''])),
});

/** Examples of them, in the words of machines: for a test, and for a preview about nothing. */
export const webhookExamples = (type: PublicEventType | typeof TEST_EVENT): MailValues => ({
  ...mailExamples('en-us'),
  ...Object.fromEntries(Object.entries(eventTags).map(([name, { example }]) => [`event.${name}`, example['en-us']])),
  'event.type': type,
});
