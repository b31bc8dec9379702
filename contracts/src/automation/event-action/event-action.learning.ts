import type { MailSources } from '#contracts/automation/mail/mail-tags';
import { inCompany } from '#contracts/client/company-link';
import { isPassed } from '#contracts/training/certificate/certificate.choices';
import { outsideTrainingPath } from '#contracts/training/public-training/public-training.paths';
import type { ActionEvent, LearningKind, TrainingResult } from './event-action.choices.ts';
import type { Facts } from './event-action.matching.ts';

/** What somebody learned, earned or read, as rules, webhooks and mails about it ask. Moments are ISO 8601, UTC. */
export type Learning = {
  kind: LearningKind;
  id: string;
  userId: string;
  /** Null once they are erased. */
  name: string | null;
  email: string | null;
  /** They work in the company. */
  isMember: boolean;
  /** They have joined a public training. */
  hasJoined: boolean;
  /** As far as anybody asks. */
  teamIds: readonly string[];
  programId: string | null;
  documentId: string | null;
  /** What the program or the document was called when it was given. */
  title: string;
  version: number;
  status: string;
  scheduleId: string | null;
  isPolicy: boolean;
  /** Points of all that there were, in whole percent; null where there were none. */
  score: number | null;
  result: TrainingResult | null;
  startedAt: string | null;
  completedAt: string | null;
  dueAt: string | null;
  /** The deadline that was set first. */
  firstDueAt: string | null;
  /** Days of the company. */
  dueOn: string | null;
  validUntil: string | null;
};

type Scored = { earned: number; possible: number };
/** Rounded down: as many percent as were reached. */
export const scoreOf = ({ earned, possible }: Scored): number | null =>
  possible > 0 ? Math.floor((earned * 100) / possible) : null;

type Completed = Scored & { status: string; unreviewed: number };
/** Null: not completed. */
export const trainingResultOf = (learned: Completed, passPercent: number): TrainingResult | null => {
  if (learned.status !== 'completed') return null;
  if (learned.unreviewed > 0) return 'in-review';
  return isPassed(learned, passPercent) ? 'passed' : 'not-passed';
};

/** After the deadline that was set first, however it was moved, as in the matrix (docs/product.md TRA-40). */
export const isLate = ({ completedAt, firstDueAt, dueAt }: Learning): boolean => {
  const deadline = firstDueAt ?? dueAt;
  return completedAt !== null && deadline !== null && Date.parse(completedAt) > Date.parse(deadline);
};

/** Whether a stored event is what an event of the catalogue says: the first lesson of a training, or how it ended. */
export const isMeant = (
  { startedAt, result }: Pick<Learning, 'startedAt' | 'result'>,
  { event, happenedAt }: { event: ActionEvent; happenedAt: string },
): boolean => {
  if (event === 'training-started')
    return startedAt !== null && new Date(startedAt).toISOString() === new Date(happenedAt).toISOString();
  if (event === 'training-passed') return result === 'passed';
  return event !== 'training-not-passed' || result === 'not-passed';
};

const some = (value: string | null): string[] => (value === null ? [] : [value]);
const said = (is: boolean): string[] => [is ? 'yes' : 'no'];

/** What filters may ask of it. */
export const learningFacts = (learning: Learning): Facts => ({
  program: some(learning.programId),
  document: some(learning.documentId),
  score: learning.score === null ? [] : [String(learning.score)],
  result: some(learning.result),
  late: said(isLate(learning)),
  joined: said(learning.hasJoined),
  user: [learning.userId],
  'user.team': learning.teamIds,
});

const pathOf = ({ kind, scheduleId, programId, documentId, isPolicy }: Learning): string => {
  if (kind === 'handbook') return `/t/trainings/${isPolicy ? 'policies' : 'processes-and-sops'}/${documentId}/read`;
  return kind === 'certificate'
    ? '/t/employee/certificates'
    : `/t/employee/schedule/${scheduleId}/training/${programId}`;
};

/** Where they find it: in their company, or among the trainings that they have joined from outside. */
export const learningLink = (learning: Learning, { publicUrl, tenantId }: { publicUrl: string; tenantId: string }) =>
  !learning.isMember && learning.scheduleId !== null
    ? publicUrl + outsideTrainingPath(learning.scheduleId)
    : inCompany(publicUrl + pathOf(learning), tenantId);

/** What a mail about it may say: whose it is, and what they learn or read. */
export const learningSources = (
  learning: Learning,
  of: { publicUrl: string; tenantId: string },
): Pick<MailSources, 'user' | 'training'> => {
  const { name, email, title, dueOn, score, validUntil } = learning;
  return {
    user: name === null ? null : { name, email: email ?? '' },
    training: { name: title, dueOn, link: learningLink(learning, of), score, validUntil },
  };
};
