import { readFile } from 'node:fs/promises';
import type { EmailTemplateFields } from 'contracts/automation/email-template/email-template.entity';
import type { EventActionFields } from 'contracts/automation/event-action/event-action.entity';
import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { CompanyProfile } from 'contracts/identity/company/company.events';
import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import type { CustomFieldKind, CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import type { JobContent as Content } from 'contracts/recruiting/job/job.content';
import type { JobFields, NewJob } from 'contracts/recruiting/job/job.entity';
import type { PendingHireStatus } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { ChecklistItem, NewHireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import type { Question } from 'contracts/recruiting/question/question.fields';
import type { NamedFilterView } from 'contracts/reporting/named-filter/named-filter.entity';
import type { HandbookKind } from 'contracts/training/handbook/handbook.choices';

/** Kind of work: who is invited for which job, and what is said about them. */
export type Field = 'workshop' | 'house' | 'office';

export type Person = { name: string; email: string; role: BuiltInRole };

/** Days are counted back from the moment of the seed. */
export type JobContent = Omit<NewJob, 'description'> & {
  slug: string;
  fields: readonly Field[];
  createdDaysAgo: number;
  publishedDaysAgo?: number;
  unpublishedDaysAgo?: number;
  /** Last day to apply, counted from the moment of the seed. */
  expiresInDays?: number;
  questionSet?: string;
  /** Who hires for it; recruiters among them get its mails. */
  hiringTeam?: readonly BuiltInRole[];
  /** What was corrected later, and when. */
  changed?: { daysAgo: number; to: Partial<JobFields> };
};

/** First name, last name, country of the telephone number, field. */
export type CandidateContent = readonly [first: string, last: string, country: string, field: Field];

export type Stage = StaffInterviewStatus | 'alone';
export type Comments = Record<Stage, Record<Field, readonly string[]>>;

/** Somebody with an account of their own, and what they applied for. */
export type ApplicantContent = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  applications: readonly ApplicationContent[];
};

export type ApplicationContent = {
  slug: string;
  source: string;
  daysAgo: number;
  /** What a recruiter made of it, and when. */
  moved?: { daysAgo: number; status: StaffInterviewStatus; comment: string };
};

/** `roles`: whom a folder of policies is given to. */
export type FolderContent = { name: string; within?: string; daysAgo: number; roles?: readonly BuiltInRole[] };
/** A template of a contract, and contracts that were sent by it; the first of the people is a candidate. */
export type ContractTemplateContent = {
  name: string;
  locale: 'en-us' | 'pt-br';
  message: string;
  roles: readonly string[];
  content: string;
};
export type ContractsContent = ContractTemplateContent & {
  sent: readonly {
    daysAgo: number;
    people: readonly { name: string; email: string }[];
    /** How many of them have signed. */
    signedBy: number;
    /** Why the next one did not want to. */
    declined?: string;
  }[];
  /** With one role, sent to several who work there. */
  toMany: ContractTemplateContent & {
    daysAgo: number;
    to: readonly string[];
    /** Who has signed. */
    signedBy: readonly string[];
  };
};

/** A file of the library: a picture, or a text of the company's folder as PDF or Word, as its name ends. */
export type FileContent = {
  name: string;
  /** Of `folders`, or one that every company has. */
  folder: string;
  by: 'Owner' | 'Recruiter';
  daysAgo: number;
  trashedDaysAgo?: number;
} & ({ picture: () => Buffer } | { text: string });
export type LibraryContent = { folders: readonly FolderContent[]; files: readonly FileContent[] };
type Choice = { text: string; isRight: boolean };
export type QuestionContent = Pick<Question, 'text' | 'responseType'> &
  Partial<Omit<Question, 'id' | 'choices'>> & { choices?: readonly Choice[] };

/** A process, a procedure or a policy; without `published` it is still a draft. */
export type HandbookDocumentContent = {
  kind: HandbookKind;
  name: string;
  summary: string;
  /** For everybody where none is named. */
  team?: string;
  owner: BuiltInRole;
  reviewOn?: string;
  daysAgo: number;
  published?: { daysAgo: number; note: string };
  asksAcknowledgement?: boolean;
  acknowledgeDays?: number;
  acknowledgedBy?: readonly BuiltInRole[];
  steps: readonly { name: string; text: string; checks?: readonly string[] }[];
};

/** A process of the handbook as people carried it out. */
export type ProcessRunContent = {
  process: string;
  name: string;
  leader: BuiltInRole;
  startedDaysAgo: number;
  dueInDays?: number;
  /** Of the steps in their order. */
  steps: readonly {
    role?: BuiltInRole;
    /** In the place of a person: the name of a team. */
    team?: string;
    dueInDays?: number;
    /** All items are ticked before. */
    doneDaysAgo?: number;
    comment?: { role: BuiltInRole; daysAgo: number; text: string };
  }[];
};

/** Who has learned all of a program, what they wrote, in the order of the questions, and what a reviewer made of it. */
export type LearnedContent = {
  program: string;
  email: string;
  answers: readonly string[];
  /** When, counted back; by default on the day on which it was scheduled. */
  daysAgo?: number;
  /** They have begun, and not gone on. */
  isBegun?: true;
  /** Of answers with points; null: of those that have none. `isWhole`: of both. */
  review?: { by: string; points: number | null; feedback: string; isWhole?: true };
};
/** Lessons, and programs that name them; each is published once. */
export type TrainingContent = {
  learned: readonly LearnedContent[];
  lessons: readonly {
    name: string;
    steps: readonly { name: string; description: string; questions: readonly QuestionContent[] }[];
  }[];
  /** One of the programs, for everybody who has its link, and who has joined: with answers they have finished it. */
  open?: {
    program: string;
    slug: string;
    isListed: boolean;
    embedOrigins: readonly string[];
    daysAgo: number;
    joined: readonly { source: string; daysAgo: number; answers?: readonly string[]; isBegun?: boolean }[];
  };
  programs: readonly {
    name: string;
    description: string;
    lessons: readonly string[];
    deadlineDays: number;
    isSequential: boolean;
    hasCertificate: boolean;
    passPercent: number;
    certificateMonths: number | null;
    renewsCertificate: boolean;
    /** Roles whose people it follows: whoever gets one later is scheduled too. */
    follows?: readonly BuiltInRole[];
    /** A label of users: it is scheduled for those who have it, and follows who gets it. */
    forLabel?: string;
    /** When a second version was published, and what is new in it: what was scheduled before keeps the first. */
    renewed?: { daysAgo: number; description: string; note: string };
    /** By default for everybody, two days ago. */
    scheduled?: {
      daysAgo: number;
      people: readonly string[];
      /** Who got more time after the deadline, when, and until when, counted back. */
      extended: readonly { email: string; daysAgo: number; untilDaysAgo: number; reason: string }[];
    };
  }[];
};

/** Questions and templates; sets name questions by their places. */
/** What tells some candidates apart, put on so many days after they became known. */
export type LabelContent = {
  name: string;
  description: string;
  backgroundColor: string;
  fontColor: string;
  by: 'Owner' | 'Recruiter';
  daysAfter: number;
  candidates: readonly string[];
};

/** What tells some of those who work there apart; by their addresses. */
export type UserLabelContent = Pick<LabelContent, 'name' | 'description' | 'backgroundColor' | 'fontColor'> & {
  people: readonly string[];
};

export type HiringContent = {
  questions: readonly QuestionContent[];
  questionSets: readonly {
    name: string;
    description: string;
    questions: readonly number[];
    added?: readonly number[];
  }[];
  templates: readonly { name: string; title: string; questionSet: string; content: Partial<Content> }[];
  /** An interview without a job. */
  openInterview: { title: string; description: string; instructions: string; openedDaysAgo: number };
  notes: readonly {
    slug: string;
    by: 'Owner' | 'Recruiter';
    daysAgo: number;
    text: string;
    mentions: readonly BuiltInRole[];
  }[];
  /** Days after the candidate became known. */
  candidateNotes: readonly {
    candidate: string;
    by: 'Owner' | 'Recruiter';
    daysAfter: number;
    text: string;
    mentions: readonly BuiltInRole[];
  }[];
};

/** An item of a checklist: of the candidate, the manager or whoever has this role. */
export type HireTaskContent = Pick<ChecklistItem, 'title' | 'kind' | 'daysBefore'> &
  Partial<Pick<ChecklistItem, 'description' | 'documentType' | 'isRequired'>> & {
    assignee: 'candidate' | 'manager' | BuiltInRole;
  };

/** What one hire asks for beside its checklist: a contract or a policy, by their names. */
export type AddedHireItem = Pick<NewHireItem, 'title' | 'kind' | 'assignee' | 'daysBefore'> & {
  template?: string;
  policy?: string;
};

/** How far a hire has come. `done`: so many items, from the first on. `asks`: the account of whom it asked. */
export type HireCourse = {
  startsInDays: number | null;
  done: number;
  status: PendingHireStatus;
  reason?: string;
  notes?: string;
  adds?: readonly AddedHireItem[];
  asks?: string;
};

export type HiresContent = {
  checklists: readonly {
    name: string;
    description: string;
    isDefault: boolean;
    /** Of jobs. */
    slugs: readonly string[];
    items: readonly HireTaskContent[];
  }[];
  courses: readonly HireCourse[];
  applicant?: {
    slug: string;
    daysAgo: number;
    startsInDays: number;
    notes: string;
    adds: readonly AddedHireItem[];
  };
};

/** A field of the company's own; its options by their names. */
export type CustomFieldContent = {
  name: string;
  appliesTo: CustomFieldOwner;
  kind: CustomFieldKind;
  options?: readonly string[];
  hint: string;
};

/** A mail that is written again and again; `goesWith`: the decision after which it was. */
export type MailTemplateContent = Pick<EmailTemplateFields, 'name' | 'locale' | 'subject' | 'content' | 'variants'> & {
  goesWith?: StaffInterviewStatus;
};

/** What follows by itself when an interview comes to have a status, when something happens to a candidate, or when somebody learns. `onDaysAgo`: when it was made; absent: it is off, and made at first, or when `madeDaysAgo` says. */
export type RuleContent = {
  name: string;
  description: string;
  /** When an interview gets it; otherwise whenever `event` happens. */
  status?: StaffInterviewStatus;
  event?: EventActionFields['event'];
  /** `own`: a field of the company's own, by its name. */
  filters?: readonly (Filter & { own?: string })[];
  does: RuleStepContent;
  delay: Pick<EventActionFields, 'delayTime' | 'delayUnit'>;
  onDaysAgo?: number;
  madeDaysAgo?: number;
};
/** A mail to the candidate, to whoever learns, or to whom else it says, by a template, a task for a team or the hiring manager, the team that looks after the candidate, an invitation, a program or a call, each by its name. */
export type RuleStepContent =
  | { template: string; to?: 'hiring-team' | 'assignee' }
  | { task: string; text: string; dueDays: number; team?: string }
  | { assignsTo: string }
  | { invites: true }
  | { program: string }
  | { webhook: string };

/** A webhook that waits for its consumer. */
export type WebhookContent = Pick<WebhookView, 'name' | 'description' | 'event' | 'url'> &
  Partial<Pick<WebhookView, 'filters' | 'method' | 'path' | 'headers' | 'body'>>;

/** A shared filter of candidates; `label`: by its name. */
export type NamedFilterContent = Pick<NamedFilterView, 'name'> &
  Partial<Pick<NamedFilterView, 'filter' | 'sort' | 'columns'>> & {
    label?: string;
    by: 'Owner' | 'Recruiter';
    daysAgo: number;
  };

/** Who looks after a candidate from then on: whoever has the role, anybody of a team, or nobody any more. */
export type AssignedContent = {
  candidate: string;
  by: 'Owner' | 'Recruiter';
  daysAgo: number;
  role?: BuiltInRole;
  team?: string;
};

/** Something to do: for whoever has the role, or for anybody of a team; about a candidate, or a job by its slug. */
export type TaskContent = {
  title: string;
  text?: string;
  by: 'Owner' | 'Recruiter';
  role?: BuiltInRole;
  team?: string;
  candidate?: string;
  job?: string;
  daysAgo: number;
  dueInDays?: number;
  doneDaysAgo?: number;
};

export type CompanyContent = {
  name: string;
  subdomain: string;
  profile: Omit<CompanyProfile, 'name' | 'phoneE164'>;
  people: readonly Person[];
  /** Everybody of these roles. */
  teams?: readonly { name: string; roles: readonly BuiltInRole[] }[];
  customFields?: readonly CustomFieldContent[];
  labels?: readonly LabelContent[];
  userLabels?: readonly UserLabelContent[];
  /** Why it rejects people. */
  rejectionReasons?: readonly string[];
  /** Where its candidates come from: sources of its own, and the codes of which they came, in as many parts. */
  sources?: { own: readonly { name: string; code: string }[]; of: readonly (string | null)[] };
  jobs: readonly JobContent[];
  hiring?: HiringContent;
  /** Titles of meetings with candidates, where they are, and why one was called off. */
  live?: Record<'held' | 'due' | 'agreed' | 'cancelled' | 'offered' | 'place' | 'call' | 'reason', string> & {
    /** What interviewers think of the one that was held: the place of a word among the ratings. */
    scorecards: readonly { role: BuiltInRole; word: number; comment: string }[];
  };
  mailTemplates?: readonly MailTemplateContent[];
  rules?: readonly RuleContent[];
  webhooks?: readonly WebhookContent[];
  namedFilters?: readonly NamedFilterContent[];
  tasks?: readonly TaskContent[];
  assigned?: readonly AssignedContent[];
  hires?: HiresContent;
  ratings?: readonly { name: string; score: number }[];
  training?: TrainingContent;
  contracts?: ContractsContent;
  handbook?: readonly HandbookDocumentContent[];
  processRuns?: readonly ProcessRunContent[];
  candidates: readonly CandidateContent[];
  comments: Comments;
  interviews: number;
  applicant?: ApplicantContent;
  /** When a file of candidates was imported. */
  importedDaysAgo?: number;
  /** `logo.webp` lies in its folder. */
  hasLogo?: true;
  library?: LibraryContent;
};

/** The text of a job, from the file named like its slug in the company's folder. */
export const describeJob = async (subdomain: string, slug: string): Promise<string> =>
  (await readFile(new URL(`./${subdomain}/${slug}.md`, import.meta.url), 'utf8')).trim();

/** A text of the company's library: its title, and its paragraphs. */
export const libraryText = async (
  subdomain: string,
  name: string,
): Promise<{ title: string; paragraphs: string[] }> => {
  const text = await readFile(new URL(`./${subdomain}/library/${name}.md`, import.meta.url), 'utf8');
  const [title = '', ...paragraphs] = text.trim().split(/\n{2,}/);
  return { title: title.replace(/^# /, ''), paragraphs };
};
