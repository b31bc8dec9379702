import type { MailKind } from '#contracts/automation/mail/mail-kinds';

/** `tags`: what it may say. `needs`: of these, what it is of no use without. */
type Declared = { kind: MailKind; tags: readonly string[]; needs?: readonly string[] };

const toCandidate = ['candidate.first_name', 'company.name', 'job.title'] as const;
const application = { kind: 'application', tags: toCandidate } as const;
const invited = [...toCandidate, 'interview.deadline', 'interview.answer_link'] as const;
const toTeam = ['user.name', 'company.name', 'candidate.full_name', 'job.title', 'interview.staff_link'] as const;
const ofNote = ['user.name', 'company.name', 'note.author', 'note.text'] as const;
const ofLive = ['company.name', 'interview.title', 'interview.place'] as const;
const planned = {
  kind: 'invitation',
  tags: [...ofLive, 'candidate.first_name', 'interview.time', 'interview.live_link'],
  needs: ['interview.live_link'],
} as const;
const ofLiveToTeam = [...ofLive, 'user.name', 'candidate.full_name', 'interview.time', 'interview.staff_link'] as const;
const liveToTeam = { kind: 'invitation', tags: ofLiveToTeam } as const;
const hire = { kind: 'hire', tags: [...toCandidate, 'hire.items', 'hire.link'] } as const;
const ofContract = ['contract.signer', 'company.name', 'contract.title', 'contract.link'] as const;
const toSign = {
  kind: 'contract',
  tags: [...ofContract, 'contract.message', 'contract.deadline'],
  needs: ['contract.link'],
} as const;
const contractEnded = { kind: 'contract', tags: ofContract } as const;
const ofSender = ['user.name', 'company.name', 'contract.title', 'contract.staff_link'] as const;
const toSender = { kind: 'contract', tags: ofSender } as const;
const ofTraining = ['user.name', 'company.name', 'training.name', 'training.link'] as const;
const training = { kind: 'work', tags: [...ofTraining, 'training.deadline'] } as const;
const ofCertificate = ['user.name', 'company.name', 'training.name', 'certificate.link'] as const;
const certificate = { kind: 'work', tags: [...ofCertificate, 'certificate.valid_until'] } as const;
const ending = { kind: 'work', tags: [...certificate.tags, 'certificate.renewal'] } as const;
const ofDocument = ['user.name', 'company.name', 'document.name', 'document.link'] as const;
const reading = { kind: 'work', tags: [...ofDocument, 'document.deadline'], needs: ['document.link'] } as const;
const document = { kind: 'work', tags: [...ofDocument, 'note.text'] } as const;
const process = {
  kind: 'work',
  tags: ['user.name', 'company.name', 'process.name', 'process.steps', 'process.link'],
} as const;
const ofTask = ['user.name', 'company.name', 'task.title', 'task.link'] as const;

/** Mails that the product writes in a company's name, by what they are about, in the order of their list. Stored: their names are for ever. */
export const catalogue = {
  applications: {
    'application-received': application,
    'interview-answered': application,
    'interview-unanswered': application,
    'interview-reviewed': application,
    'interview-considered': application,
    'interview-approved': application,
    'interview-unapproved': application,
    'interview-not-approved': application,
    'interview-rejected': application,
    'interview-discarded': application,
    'response-invited': {
      kind: 'invitation',
      tags: [...invited, 'interview.questions'],
      needs: ['interview.answer_link'],
    },
    'response-reminded': { kind: 'reminder', tags: invited, needs: ['interview.answer_link'] },
    'response-extended': { kind: 'invitation', tags: invited, needs: ['interview.answer_link'] },
    'response-reopened': {
      kind: 'invitation',
      tags: [...invited, 'interview.question'],
      needs: ['interview.answer_link'],
    },
    'response-withdrawn': { kind: 'invitation', tags: toCandidate },
    'response-kept': { kind: 'invitation', tags: toCandidate },
    'team-application': { kind: 'work', tags: toTeam },
    'team-answers': { kind: 'work', tags: toTeam },
    'note-mention': { kind: 'work', tags: [...ofNote, 'job.title', 'job.staff_link'] },
    'candidate-note-mention': { kind: 'work', tags: [...ofNote, 'candidate.full_name', 'candidate.staff_link'] },
    'review-mention': {
      kind: 'work',
      tags: [...ofNote, 'candidate.full_name', 'job.title', 'interview.staff_link'],
    },
  },
  live: {
    'live-offered': {
      kind: 'invitation',
      tags: [...ofLive, 'candidate.first_name', 'interview.live_link'],
      needs: ['interview.live_link'],
    },
    'live-set': planned,
    'live-moved': planned,
    'live-reminded': planned,
    'live-cancelled': {
      kind: 'invitation',
      tags: ['company.name', 'interview.title', 'candidate.first_name', 'interview.time', 'interview.reason'],
    },
    'team-live-set': liveToTeam,
    'team-live-moved': liveToTeam,
    'team-live-reminded': liveToTeam,
    'team-live-cancelled': { kind: 'invitation', tags: [...ofLiveToTeam, 'interview.reason'] },
    'team-live-accepted': liveToTeam,
    'team-live-declined': liveToTeam,
    'interviewer-declined': { kind: 'work', tags: [...ofLiveToTeam, 'interview.interviewer'] },
    'live-lapsed': {
      kind: 'work',
      tags: ['user.name', 'company.name', 'candidate.full_name', 'interview.title', 'interview.staff_link'],
    },
    'scorecard-due': { kind: 'work', tags: ofLiveToTeam },
  },
  hires: {
    'hire-asked': hire,
    'hire-reminded': hire,
    'team-hire-reminded': {
      kind: 'hire',
      tags: ['user.name', 'company.name', 'candidate.full_name', 'job.title', 'hire.items', 'hire.staff_link'],
    },
  },
  contracts: {
    'contract-asked': toSign,
    'contract-reminded': toSign,
    'contract-finished': { ...contractEnded, needs: ['contract.link'] },
    'contract-voided': contractEnded,
    'contract-declined': contractEnded,
    'contract-expired': contractEnded,
    'contract-withdrawn': { kind: 'contract', tags: ['user.name', 'company.name'] },
    'sender-contract-finished': toSender,
    'sender-contract-declined': { kind: 'contract', tags: [...ofSender, 'contract.reason'] },
    'sender-contract-expired': toSender,
    'sender-contract-voided': toSender,
    'sender-contract-forwarded': { kind: 'contract', tags: [...ofSender, 'contract.code_hint'] },
  },
  trainings: {
    'training-opened': training,
    'training-joined': training,
    'training-reminded': training,
    'training-extended': training,
    'training-moved': training,
    'training-cancelled': { kind: 'work', tags: ['user.name', 'company.name', 'training.name'] },
    'training-overdue': { kind: 'work', tags: [...ofTraining, 'training.missed'] },
    'trainings-overdue': { kind: 'work', tags: ['user.name', 'company.name', 'training.missed', 'training.link'] },
    'training-reviewed': { kind: 'work', tags: [...ofTraining, 'training.score'] },
    'reviews-waiting': {
      kind: 'work',
      tags: ['user.name', 'company.name', 'training.waiting', 'training.oldest', 'training.reviews_link'],
      needs: ['training.reviews_link'],
    },
    'certificate-issued': certificate,
    'certificate-expiring': ending,
    'certificate-expired': ending,
    'certificate-withdrawn': { kind: 'work', tags: ofCertificate },
  },
  work: {
    'acknowledgement-asked': reading,
    'acknowledgement-again': reading,
    'acknowledgement-reminded': reading,
    'acknowledgements-reminded': {
      kind: 'work',
      tags: ['user.name', 'company.name', 'document.open', 'document.link'],
      needs: ['document.link'],
    },
    'handbook-submitted': document,
    'handbook-returned': document,
    'handbook-review-due': { kind: 'work', tags: ofDocument },
    'process-given': process,
    'process-given-team': process,
    'process-due': process,
    'process-due-team': process,
    'process-due-nobody': process,
    'interview-assigned': {
      kind: 'work',
      tags: ['user.name', 'company.name', 'candidate.full_name', 'job.title', 'interview.staff_link'],
    },
    'candidate-assigned': {
      kind: 'work',
      tags: ['user.name', 'company.name', 'candidate.full_name', 'candidate.staff_link'],
    },
    'task-assigned': { kind: 'work', tags: ofTask },
    'several-assigned': { kind: 'work', tags: ['user.name', 'company.name', 'task.assigned', 'task.overview_link'] },
    'task-due': { kind: 'work', tags: ofTask },
    'task-due-nobody': { kind: 'work', tags: [...ofTask, 'task.assignee'] },
  },
  company: {
    'user-invited': {
      kind: 'account',
      tags: ['user.name', 'company.name', 'user.invitation_link'],
      needs: ['user.invitation_link'],
    },
    'portal-opened': {
      kind: 'account',
      tags: ['candidate.first_name', 'company.name', 'candidate.portal_link'],
      needs: ['candidate.portal_link'],
    },
    'webhook-stopped': { kind: 'work', tags: ['user.name', 'company.name', 'webhook.name', 'webhook.reason'] },
    'event-actions-limited': { kind: 'work', tags: ['user.name', 'company.name'] },
  },
} as const satisfies Record<string, Record<string, Declared>>;

type Catalogue = typeof catalogue;
export type ProductMailArea = keyof Catalogue;
/** A mail that the product writes in a company's name. */
export type ProductMail = { [Area in ProductMailArea]: keyof Catalogue[Area] }[ProductMailArea];
type All = { [Area in ProductMailArea]: Catalogue[Area] }[ProductMailArea];
type OfMail<Mail extends ProductMail> = All extends infer Area
  ? Area extends Record<Mail, infer Declaration>
    ? Declaration
    : never
  : never;
/** What a mail may say. */
export type ProductMailTag<Mail extends ProductMail> = Mail extends ProductMail
  ? OfMail<Mail> extends { tags: readonly (infer Tag extends string)[] }
    ? Tag
    : never
  : never;

export const declared = Object.assign({}, ...Object.values(catalogue)) as Record<ProductMail, Declared>;
