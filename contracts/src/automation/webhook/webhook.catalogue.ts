import type { ActionEvent } from '#contracts/automation/event-action/event-action.choices';
import type { Locale } from '#contracts/kernel/locales';
import type { ApplicationEvent } from '#contracts/recruiting/application/application.events';
import type { CandidateEvent } from '#contracts/recruiting/candidate/candidate.entity';
import type { ContractEvent } from '#contracts/recruiting/contract/contract.entity';
import type { InterviewEvent } from '#contracts/recruiting/interview/interview.entity';
import type { ReviewEvent } from '#contracts/recruiting/interview-review/interview-review.entity';
import type { JobEvent } from '#contracts/recruiting/job/job.entity';
import type { LiveInterviewEvent } from '#contracts/recruiting/live-interview/live-interview.entity';
import type { PendingHireEvent } from '#contracts/recruiting/pending-hire/pending-hire.entity';
import type { AcknowledgementEvent } from '#contracts/training/acknowledgement/acknowledgement.entity';
import type { TrainingAssignmentEvent } from '#contracts/training/assignment/assignment.entity';
import type { TrainingCertificateEvent } from '#contracts/training/certificate/certificate.entity';

export type StoredEvent =
  | JobEvent
  | CandidateEvent
  | ApplicationEvent
  | InterviewEvent
  | LiveInterviewEvent
  | ReviewEvent
  | PendingHireEvent
  | ContractEvent
  | TrainingAssignmentEvent
  | TrainingCertificateEvent
  | AcknowledgementEvent;
type DataOf<Type> = Extract<StoredEvent, { type: Type }>['data'];

/** What an event is about, by the aggregate whose stream holds it. */
export const aggregateOf = {
  ...{ job: 'job', candidate: 'candidate', application: 'application', interview: 'interview' },
  ...{ live: 'liveInterview', review: 'interviewReview', hire: 'pendingHire', contract: 'contract' },
  ...{ training: 'trainingAssignment', certificate: 'trainingCertificate', handbook: 'acknowledgement' },
} as const;
export type ToldOf = keyof typeof aggregateOf;

type Declared = {
  of: ToldOf;
  /** Stored events that say it, and when they do. */
  stored: { readonly [Type in StoredEvent['type']]?: (data: DataOf<Type>) => boolean };
  /** The event of rules whose filters may be asked of it; null: there is nothing to ask. */
  asks: ActionEvent | null;
  words: Readonly<Record<Locale, string>>;
};

const always = () => true;
const words = (en: string, pt: string) => ({ 'en-us': en, 'pt-br': pt });

/**
 * Public events that a company may subscribe to, but for what their payloads hold (`payloadData`). Names are for ever: consumers compare
 * them. A stored event says one of them, if any.
 */
export const publicEvents = {
  'job.published': {
    of: 'job',
    stored: { JobPublished: always },
    asks: 'job-published',
    words: words('Job published', 'Vaga publicada'),
  },
  'job.unpublished': {
    of: 'job',
    stored: { JobUnpublished: always, JobExpired: always },
    asks: 'job-expired',
    words: words('Job unpublished', 'Vaga despublicada'),
  },
  'candidate.created': {
    of: 'candidate',
    stored: { CandidateCreated: always },
    asks: 'candidate-added',
    words: words('Candidate added', 'Candidato adicionado'),
  },
  'candidate.changed': {
    of: 'candidate',
    stored: { CandidateChanged: always },
    asks: 'candidate-added',
    words: words('Candidate changed', 'Candidato alterado'),
  },
  'candidate.assigned': {
    of: 'candidate',
    stored: { CandidateAssigned: always },
    asks: 'candidate-assigned',
    words: words('Candidate assigned', 'Candidato atribuído'),
  },
  'candidate.unassigned': {
    of: 'candidate',
    stored: { CandidateUnassigned: always },
    asks: 'candidate-assigned',
    words: words('Candidate no longer assigned', 'Candidato sem responsável'),
  },
  'candidate.merged': {
    of: 'candidate',
    stored: { CandidateMerged: always },
    asks: 'candidate-added',
    words: words('Candidates merged', 'Candidatos mesclados'),
  },
  'candidate.unmerged': {
    of: 'candidate',
    stored: { CandidateUnmerged: always },
    asks: 'candidate-added',
    words: words('Candidates unmerged', 'Candidatos separados'),
  },
  'candidate.removed': {
    of: 'candidate',
    stored: { CandidateRemoved: always },
    asks: null,
    words: words('Candidate removed', 'Candidato removido'),
  },
  'candidate.erased': {
    of: 'candidate',
    stored: { CandidateErased: always },
    asks: null,
    words: words('Personal data erased', 'Dados pessoais apagados'),
  },
  'application.submitted': {
    of: 'application',
    stored: { ApplicationSubmitted: always },
    asks: 'applied',
    words: words('Application submitted', 'Candidatura enviada'),
  },
  'interview.created': {
    of: 'interview',
    stored: { InterviewCreated: always },
    asks: 'interview-opened',
    words: words('Interview opened', 'Entrevista aberta'),
  },
  'interview.status-changed': {
    of: 'interview',
    stored: { InterviewStatusChanged: ({ from, to }) => from !== to },
    asks: 'status-changed',
    words: words('Interview status changed', 'Status da entrevista alterado'),
  },
  'live-interview.planned': {
    of: 'live',
    // One whose time the candidate is still to choose is planned once they have.
    stored: { LiveInterviewCreated: ({ startsAt }) => startsAt !== null, LiveInterviewSlotChosen: always },
    asks: 'live-planned',
    words: words('Live interview planned', 'Entrevista ao vivo marcada'),
  },
  'live-interview.moved': {
    of: 'live',
    stored: { LiveInterviewChanged: ({ to }) => 'startsAt' in to && to.startsAt !== null },
    asks: 'live-planned',
    words: words('Live interview moved', 'Entrevista ao vivo remarcada'),
  },
  'live-interview.cancelled': {
    of: 'live',
    stored: { LiveInterviewCancelled: always },
    asks: 'live-cancelled',
    words: words('Live interview canceled', 'Entrevista ao vivo cancelada'),
  },
  'review.submitted': {
    of: 'review',
    stored: { InterviewReviewSubmitted: always },
    asks: 'review-submitted',
    words: words('Review submitted', 'Avaliação enviada'),
  },
  'hire.started': {
    of: 'hire',
    stored: { PendingHireCreated: always },
    asks: 'hire-started',
    words: words('Pending hire started', 'Admissão iniciada'),
  },
  'hire.approved': {
    of: 'hire',
    stored: { PendingHireApproved: always },
    asks: 'hire-approved',
    words: words('Pending hire approved', 'Admissão aprovada'),
  },
  'hire.hired': {
    of: 'hire',
    stored: { PendingHireHired: always },
    asks: 'hired',
    words: words('Candidate hired', 'Candidato contratado'),
  },
  'hire.declined': {
    of: 'hire',
    stored: { PendingHireDeclined: always },
    asks: 'hire-declined',
    words: words('Hire declined by the company', 'Contratação recusada pela empresa'),
  },
  'hire.withdrawn': {
    of: 'hire',
    stored: { PendingHireWithdrawn: always },
    asks: 'hire-withdrawn',
    words: words('Hire withdrawn by the candidate', 'Candidato desistiu da contratação'),
  },
  'contract.sent': {
    of: 'contract',
    stored: { ContractCreated: always },
    asks: 'contract-signed',
    words: words('Contract sent', 'Contrato enviado'),
  },
  'contract.signed': {
    of: 'contract',
    stored: { ContractSigned: ({ isLast }) => isLast },
    asks: 'contract-signed',
    words: words('Contract signed by everybody', 'Contrato assinado por todos'),
  },
  'contract.declined': {
    of: 'contract',
    stored: { ContractDeclined: always },
    asks: 'contract-declined',
    words: words('Contract declined', 'Contrato recusado'),
  },
  'training.assigned': {
    of: 'training',
    stored: { TrainingAssignmentCreated: always },
    asks: 'training-assigned',
    words: words('Training assigned', 'Treinamento atribuído'),
  },
  'training.started': {
    of: 'training',
    stored: { TrainingLessonStarted: always },
    asks: 'training-started',
    words: words('Training started', 'Treinamento iniciado'),
  },
  'training.completed': {
    of: 'training',
    stored: { TrainingCompleted: always },
    asks: 'training-completed',
    words: words('Training completed', 'Treinamento concluído'),
  },
  'training.reviewed': {
    of: 'training',
    stored: { TrainingReviewed: always },
    asks: 'training-completed',
    words: words('Training reviewed', 'Treinamento avaliado'),
  },
  'training.expired': {
    of: 'training',
    stored: { TrainingExpired: always },
    asks: 'training-expired',
    words: words('Training not completed in time', 'Treinamento não concluído no prazo'),
  },
  'certificate.issued': {
    of: 'certificate',
    stored: { TrainingCertificateCreated: always },
    asks: 'certificate-issued',
    words: words('Certificate issued', 'Certificado emitido'),
  },
  'certificate.expiring': {
    of: 'certificate',
    stored: { TrainingCertificateExpiring: always },
    asks: 'certificate-expiring',
    words: words('Certificate expires soon', 'Certificado vence em breve'),
  },
  'certificate.expired': {
    of: 'certificate',
    stored: { TrainingCertificateExpired: always },
    asks: 'certificate-expired',
    words: words('Certificate expired', 'Certificado vencido'),
  },
  'handbook.acknowledged': {
    of: 'handbook',
    stored: { DocumentAcknowledged: always },
    asks: 'handbook-acknowledged',
    words: words('Policy or other document acknowledged', 'Política ou outro documento confirmado'),
  },
  'handbook.overdue': {
    of: 'handbook',
    stored: { AcknowledgementOverdue: always },
    asks: 'handbook-overdue',
    words: words('Acknowledgement overdue', 'Confirmação atrasada'),
  },
} as const satisfies Record<string, Declared>;
export type PublicEventType = keyof typeof publicEvents;
export const publicEventTypes = Object.keys(publicEvents) as PublicEventType[];

type StoredOf<Type extends PublicEventType> = Type extends unknown
  ? keyof (typeof publicEvents)[Type]['stored'] & StoredEvent['type']
  : never;
/** Types of stored events that say anything to consumers. */
export type StoredType = StoredOf<PublicEventType>;

const declared: Readonly<Record<PublicEventType, Declared>> = publicEvents;
export const declarationOf = (type: PublicEventType): Declared => declared[type];

/** What each is called in a language, as the catalogues of words have it: by the parts of its name. */
export const eventWords = (locale: Locale): Record<string, Record<string, string>> => {
  const all: Record<string, Record<string, string>> = {};
  for (const type of publicEventTypes) {
    const [group = '', name = ''] = type.split('.');
    all[group] = { ...all[group], [name]: declared[type].words[locale] };
  }
  return all;
};
