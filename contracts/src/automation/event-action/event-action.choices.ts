import type { SystemLabelScope } from '#contracts/automation/label/label.choices';
import { mailStops } from '#contracts/automation/mail-address/mail-address.choices';
import type { CustomFieldKind, CustomFieldOwner } from '#contracts/recruiting/custom-field/custom-field.choices';
import { documentTypes } from '#contracts/recruiting/profile/profile-document.choices';

/** What a company may attach actions to, apart from its schemas. Names are for ever: rules and their logs hold them. */
export const actionEvents = [
  'candidate-added',
  'document-added',
  'label-added',
  'label-removed',
  'candidate-assigned',
  'candidate-unassigned',
  'applied',
  'interview-opened',
  'response-submitted',
  'response-unanswered',
  'review-submitted',
  'status-changed',
  'live-planned',
  'live-moved',
  'live-accepted',
  'live-declined',
  'live-cancelled',
  'hire-started',
  'hire-approved',
  'hire-declined',
  'hire-withdrawn',
  'hired',
  'hire-joined',
  'contract-sent',
  'contract-signed',
  'contract-declined',
  'contract-expired',
  'job-published',
  'job-unpublished',
  'job-expired',
  'training-assigned',
  'training-started',
  'training-completed',
  'training-passed',
  'training-not-passed',
  'training-expired',
  'certificate-issued',
  'certificate-expiring',
  'certificate-expired',
  'handbook-acknowledged',
  'handbook-overdue',
] as const;
export type ActionEvent = (typeof actionEvents)[number];

/** What a filter may ask: of the event (`status`, `status.before`, `label`, `candidate.document`), or of the record as it stands at the moment of asking. */
export const actionFields = [
  'status',
  'status.before',
  'label',
  'interview.status',
  'job',
  'candidate.labels',
  'candidate.state',
  'candidate.country',
  'candidate.city',
  'candidate.title',
  'candidate.assigned',
  'candidate.assignee',
  'candidate.team',
  'candidate.skills',
  'candidate.custom',
  'source',
  'interview.reason',
  'job.custom',
  'openInterview',
  'candidate.document',
  'hire.manager',
  'hire.team',
  'contract.template',
  'program',
  'document',
  'score',
  'result',
  'late',
  'joined',
  'user',
  'user.team',
] as const;
export type ActionField = (typeof actionFields)[number];

/** What a training that is over came to; in review while answers wait for one. */
export const trainingResults = ['passed', 'not-passed', 'in-review'] as const;
export type TrainingResult = (typeof trainingResults)[number];
export const yesNo = ['yes', 'no'] as const;

/** How the values of a field are written: one of a list, a record by its id, a number, or words. */
export type FieldKind =
  | 'status'
  | 'reason'
  | 'source'
  | 'skill'
  | 'custom'
  | 'option'
  | 'decimal'
  | 'day'
  | 'label'
  | 'job'
  | 'open-interview'
  | 'contract-template'
  | 'document-type'
  | 'program'
  | 'document'
  | 'user'
  | 'team'
  | 'result'
  | 'yes-no'
  | 'number'
  | 'text';
export const kindOfField: Readonly<Record<ActionField, FieldKind>> = {
  status: 'status',
  'status.before': 'status',
  label: 'label',
  'interview.status': 'status',
  'interview.reason': 'reason',
  source: 'source',
  job: 'job',
  'candidate.labels': 'label',
  'candidate.state': 'text',
  'candidate.country': 'text',
  'candidate.city': 'text',
  'candidate.title': 'text',
  'candidate.assigned': 'yes-no',
  'candidate.assignee': 'user',
  'candidate.team': 'team',
  'candidate.skills': 'skill',
  'candidate.custom': 'custom',
  'job.custom': 'custom',
  openInterview: 'open-interview',
  'candidate.document': 'document-type',
  'hire.manager': 'user',
  'hire.team': 'team',
  'contract.template': 'contract-template',
  program: 'program',
  document: 'document',
  score: 'number',
  result: 'result',
  late: 'yes-no',
  joined: 'yes-no',
  user: 'user',
  'user.team': 'team',
};

/** A company's own fields: which of them, a filter says beside. */
export const customOwnerOf: Readonly<Partial<Record<ActionField, CustomFieldOwner>>> = {
  'candidate.custom': 'candidate',
  'job.custom': 'job',
};
/** How values of one of them are asked. */
export const kindOfCustom: Readonly<Record<CustomFieldKind, FieldKind>> = {
  text: 'text',
  link: 'text',
  number: 'decimal',
  date: 'day',
  choice: 'option',
  choices: 'option',
  'yes-no': 'yes-no',
};

/** Where records of a kind are listed. */
export const resourceOfKind: Readonly<Partial<Record<FieldKind, string>>> = {
  label: 'labels',
  reason: 'rejection-reasons',
  job: 'jobs',
  'open-interview': 'open-interviews',
  'contract-template': 'contract-templates',
  program: 'training-programs',
  document: 'handbook-documents',
  user: 'users',
  team: 'teams',
};
/** The values of a kind that is one of a list. */
export const choicesOfKind: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  result: trainingResults,
  'document-type': documentTypes,
  'yes-no': yesNo,
};

const ofCandidate = [
  'candidate.labels',
  'candidate.state',
  'candidate.country',
  'candidate.city',
  'candidate.title',
  'candidate.assigned',
  'candidate.assignee',
  'candidate.team',
  'candidate.skills',
  'candidate.custom',
  'source',
] as const;
const ofJob = ['job', 'job.custom'] as const;
const ofInterview = ['interview.status', 'interview.reason', ...ofJob, 'openInterview', ...ofCandidate] as const;
const ofHire = ['hire.manager', 'hire.team', ...ofJob, ...ofCandidate] as const;
const ofContract = ['contract.template', ...ofJob, ...ofCandidate] as const;
const ofPerson = ['user', 'user.team'] as const;
const ofProgram = ['program', 'joined', ...ofPerson] as const;

/** What somebody of the company, or who has joined a public training, learned, earned or read. */
export const learningKinds = ['training', 'certificate', 'handbook'] as const;
export type LearningKind = (typeof learningKinds)[number];

/** `live`, `review`: of an interview, which the run is then about; `contract`: of a candidate. */
export type About = 'candidate' | 'interview' | 'live' | 'review' | 'hire' | 'contract' | 'job' | LearningKind;

/** What each event is about, and what its filters may ask. */
export const actionEventCatalogue: Readonly<Record<ActionEvent, { about: About; fields: readonly ActionField[] }>> = {
  'candidate-added': { about: 'candidate', fields: ofCandidate },
  applied: { about: 'interview', fields: ofInterview },
  'interview-opened': { about: 'interview', fields: ofInterview },
  'status-changed': { about: 'interview', fields: ['status', 'status.before', ...ofInterview] },
  'response-submitted': { about: 'interview', fields: ofInterview },
  'response-unanswered': { about: 'interview', fields: ofInterview },
  'label-added': { about: 'candidate', fields: ['label', ...ofCandidate] },
  'label-removed': { about: 'candidate', fields: ['label', ...ofCandidate] },
  'candidate-assigned': { about: 'candidate', fields: ofCandidate },
  'candidate-unassigned': { about: 'candidate', fields: ofCandidate },
  'hire-started': { about: 'hire', fields: ofHire },
  hired: { about: 'hire', fields: ofHire },
  'hire-joined': { about: 'hire', fields: ofHire },
  'job-published': { about: 'job', fields: ofJob },
  'job-unpublished': { about: 'job', fields: ofJob },
  'job-expired': { about: 'job', fields: ofJob },
  'live-planned': { about: 'live', fields: ofInterview },
  'live-moved': { about: 'live', fields: ofInterview },
  'live-accepted': { about: 'live', fields: ofInterview },
  'live-declined': { about: 'live', fields: ofInterview },
  'live-cancelled': { about: 'live', fields: ofInterview },
  'review-submitted': { about: 'review', fields: ofInterview },
  'document-added': { about: 'candidate', fields: ['candidate.document', ...ofCandidate] },
  'hire-approved': { about: 'hire', fields: ofHire },
  'hire-declined': { about: 'hire', fields: ofHire },
  'hire-withdrawn': { about: 'hire', fields: ofHire },
  'contract-sent': { about: 'contract', fields: ofContract },
  'contract-signed': { about: 'contract', fields: ofContract },
  'contract-declined': { about: 'contract', fields: ofContract },
  'contract-expired': { about: 'contract', fields: ofContract },
  'training-assigned': { about: 'training', fields: ofProgram },
  'training-started': { about: 'training', fields: ofProgram },
  'training-completed': { about: 'training', fields: ['result', 'score', 'late', ...ofProgram] },
  'training-passed': { about: 'training', fields: ['score', 'late', ...ofProgram] },
  'training-not-passed': { about: 'training', fields: ['score', 'late', ...ofProgram] },
  'training-expired': { about: 'training', fields: ofProgram },
  'certificate-issued': { about: 'certificate', fields: ['score', ...ofProgram] },
  'certificate-expiring': { about: 'certificate', fields: ofProgram },
  'certificate-expired': { about: 'certificate', fields: ofProgram },
  'handbook-acknowledged': { about: 'handbook', fields: ['document', 'late', ...ofPerson] },
  'handbook-overdue': { about: 'handbook', fields: ['document', ...ofPerson] },
};
/** What an event is about, where that is somebody's learning. */
export const learningIn = (event: ActionEvent): LearningKind | null => {
  const { about } = actionEventCatalogue[event];
  return learningKinds.find((kind) => kind === about) ?? null;
};

export const filterOperators = ['is', 'is-not', 'contains', 'is-empty', 'is-filled', 'at-least', 'at-most'] as const;
export type FilterOperator = (typeof filterOperators)[number];
/** Those that ask for no value. */
export const withoutValue: readonly FilterOperator[] = ['is-empty', 'is-filled'];
const ofWords = ['is', 'is-not', 'contains', 'is-empty', 'is-filled'] as const;
const ofNumbers = ['at-least', 'at-most'] as const;
const ofDays = [...ofNumbers, 'is-empty', 'is-filled'] as const;
const operatorsByKind: Partial<Record<FieldKind, readonly FilterOperator[]>> = {
  ...{ number: ofNumbers, decimal: ofNumbers, day: ofDays, text: ofWords, custom: filterOperators },
};
export const operatorsOfKind = (kind: FieldKind): readonly FilterOperator[] =>
  operatorsByKind[kind] ?? ['is', 'is-not'];
export const operatorsOf = (field: ActionField): readonly FilterOperator[] => operatorsOfKind(kindOfField[field]);

export const actionKinds = [
  'mail',
  'add-label',
  'remove-label',
  'change-status',
  'invite',
  'invite-to-job',
  'create-task',
  'schedule-training',
  'call-webhook',
  'start-process',
  'assign',
  'assign-candidate',
] as const;
export type ActionKind = (typeof actionKinds)[number];
/** `person`: whose training, certificate or acknowledgement it is; `hiring-team`: of the job; `assignee`: who looks after the interview, or all of the team that does. */
export const mailTargets = ['candidate', 'person', 'user', 'team', 'address', 'hiring-team', 'assignee'] as const;
export type MailTarget = (typeof mailTargets)[number];

const anywhere = ['mail', 'create-task', 'call-webhook', 'start-process'] as const;
const labels = ['add-label', 'remove-label'] as const;
const toPerson = [...anywhere, ...labels, 'assign-candidate'] as const;
const toCandidate = [...toPerson, 'invite-to-job'] as const;
const toLearner = [...anywhere, ...labels, 'schedule-training'] as const;
const toInterview = [...toPerson, 'assign', 'change-status', 'invite'] as const;
const kindsAbout: Readonly<Record<About, readonly ActionKind[]>> = {
  job: anywhere,
  candidate: toCandidate,
  contract: toPerson,
  hire: toPerson,
  interview: toInterview,
  live: toInterview,
  review: toInterview,
  training: toLearner,
  certificate: toLearner,
  handbook: toLearner,
};

/** What fits some of the events about the same alone: a hire that has ended is assigned to nobody. */
const kindsAfter: Partial<Record<ActionEvent, readonly ActionKind[]>> = {
  'hire-started': ['assign'],
  'hire-approved': ['assign'],
  'hire-joined': ['schedule-training'],
};

/** What may be done after an event: a job has nobody to label, only interviews have a status, and training is for who works in the company. */
export const kindsFor = (event: ActionEvent): readonly ActionKind[] => [
  ...kindsAbout[actionEventCatalogue[event].about],
  ...(kindsAfter[event] ?? []),
];
/** Whose labels actions put on and take off after an event: those of whoever learns or reads, else those of the candidate. */
export const labelledAfter = (event: ActionEvent): SystemLabelScope => (learningIn(event) ? 'user' : 'candidate');
/** Those whose mail is one for each of them. */
export const severalTargets: readonly MailTarget[] = ['team', 'hiring-team', 'assignee'];
const anybody = ['user', 'team', 'address'] as const;
const targetsAbout: Readonly<Record<About, readonly MailTarget[]>> = {
  job: [...anybody, 'hiring-team'],
  candidate: ['candidate', ...anybody],
  contract: ['candidate', ...anybody, 'hiring-team'],
  hire: ['candidate', ...anybody, 'hiring-team'],
  interview: ['candidate', ...anybody, 'hiring-team', 'assignee'],
  live: ['candidate', ...anybody, 'hiring-team', 'assignee'],
  review: ['candidate', ...anybody, 'hiring-team', 'assignee'],
  training: ['person', ...anybody],
  certificate: ['person', ...anybody],
  handbook: ['person', ...anybody],
};
export const targetsFor = (event: ActionEvent): readonly MailTarget[] =>
  targetsAbout[actionEventCatalogue[event].about];

/** Who does a task that an action creates, or looks after what it assigns; the hiring manager is the first of the job's hiring team, `person` as in mails. */
export const taskAssignees = ['user', 'team', 'hiring-manager', 'person'] as const;
export type TaskAssignee = (typeof taskAssignees)[number];
const withManager: readonly About[] = ['interview', 'live', 'review', 'job'];
export const taskAssigneesFor = (event: ActionEvent): readonly TaskAssignee[] => {
  if (learningIn(event)) return ['person', 'user', 'team'];
  return withManager.includes(actionEventCatalogue[event].about)
    ? ['user', 'team', 'hiring-manager']
    : ['user', 'team'];
};
/** Who leads the run of a process that an action starts: somebody who is named, or whom it is about. */
export const leadersFor = (event: ActionEvent): readonly TaskAssignee[] =>
  learningIn(event) ? ['person', 'user'] : ['user'];
export const MAX_TASK_DUE_DAYS = 365;

export const delayUnits = ['minutes', 'hours', 'days'] as const;
export type DelayUnit = (typeof delayUnits)[number];
const MINUTE_MS = 60_000;
const unitMs: Readonly<Record<DelayUnit, number>> = {
  minutes: MINUTE_MS,
  hours: 60 * MINUTE_MS,
  days: 24 * 60 * MINUTE_MS,
};
/** A day is 24 hours, whatever clocks do meanwhile. */
export const delayMs = ({ delayTime, delayUnit }: { delayTime: number; delayUnit: DelayUnit }): number =>
  delayTime * unitMs[delayUnit];

export const MAX_DELAY_DAYS = 365;
export const MAX_DELAY_MS = MAX_DELAY_DAYS * unitMs.days;
export const MAX_FILTERS = 20;
export const MAX_FILTER_VALUES = 50;
export const MAX_ACTIONS = 10;
/** How many may follow from each other: a rule that would be the fourth of a chain stops it. */
export const MAX_DEPTH = 3;

export const runStatuses = ['waiting', 'running', 'done', 'skipped', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** Why nothing was done. */
export const skipReasons = [
  'filters', // they hold no more
  'off', // the rule was switched off
  'event-changed', // the rule follows another event now
  'removed', // the rule is gone
  'stopped', // the company has stopped all
  'record-gone',
  'erased',
  'loop', // too many have followed from each other
  'cancelled', // by somebody of the company
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Skipped: a mail whose reader wants no such mails, or whose address takes none. */
export const actionOutcomes = ['done', 'refused', 'failed', 'skipped'] as const;
export type ActionOutcome = (typeof actionOutcomes)[number];

/** What a refusal of an action is, by its code. */
export const outcomeOf = (code: string): ActionOutcome =>
  mailStops.some((stop) => stop === code) ? 'skipped' : 'refused';
/** Whether a run whose actions came to this did what it was to do. */
export const isAllDone = (results: readonly { outcome: ActionOutcome }[]): boolean =>
  results.every(({ outcome }) => outcome === 'done' || outcome === 'skipped');

/**
 * What a rule would have made of something that happened: done all, done some of it, still waiting, or nothing, and why. Untried: its
 * filters hold, and what its actions would have come to was not looked at, since there are too many.
 */
export const dryVerdicts = ['done', 'failed', 'waiting', 'skipped', 'untried'] as const;
export type DryVerdict = (typeof dryVerdicts)[number];
export const MAX_DRY_DAYS = 365;
/** How often something may have happened to be looked at, and how many records are told of. */
export const MAX_DRY_EVENTS = 5_000;
export const MAX_DRY_RUNS = 500;
