import { isDeepStrictEqual } from 'node:util';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type QuestionRejection, questionFault } from 'contracts/recruiting/question/question.fields';
import {
  contentOf,
  type HandbookDocumentEvent,
  type HandbookDocumentRecord,
  handbookDocument,
  reviewMoment,
} from 'contracts/training/handbook/handbook.entity';
import type { HandbookContent, HandbookRejection } from 'contracts/training/handbook/handbook.fields';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';

type Decisions = DecisionsOf<typeof handbookDocument>;
type State = StateOf<typeof handbookDocument>;
type Fault = readonly [path: string, code: HandbookRejection | QuestionRejection | null];

export const refuseHandbook = (code: HandbookRejection, status = 409, field?: string) =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

/** What is wrong with a document, by its fields. */
export const contentFaults = ({ fileId, steps, questions }: HandbookContent): Fault[] => [
  ['steps', steps.length === 0 && fileId === null ? 'handbook-empty' : null],
  ...steps.map(
    ({ videoFileId, videoUrl }, at): Fault => [
      `steps.${at}.videoUrl`,
      videoFileId !== null && videoUrl !== null ? 'lesson-video-twice' : null,
    ],
  ),
  ...questions.flatMap((question, at): Fault[] => [
    [`questions.${at}.responseType`, question.responseType === 'multiple-choice' ? null : 'handbook-test-not-choice'],
    [`questions.${at}.choices`, questionFault(question)],
  ]),
];

/** Reviewers are people: what an API key or the system does is nobody's review. */
const isReviewer = (
  { reviewerIds }: HandbookDocumentRecord,
  { metadata: { actor } }: { metadata: { actor: { type: string; id: string } } },
): boolean => actor.type === 'user' && reviewerIds.includes(actor.id);

/** A document with reviewers is published by one of them, from its review; a draft that says what was published has no other version. */
const publish: Decisions['PublishHandbookDocument'] = (command, record) => {
  const { id: handbookDocumentId, status, publishedVersion, published, reviewerIds } = record;
  if (status === 'archived') throw refuseHandbook('handbook-archived');
  if (status === 'published') return [];
  if (reviewerIds.length > 0 && status !== 'in-review') throw refuseHandbook('handbook-review-required');
  if (reviewerIds.length > 0 && !isReviewer(record, command)) throw refuseHandbook('handbook-reviewer-required', 403);
  const { note, isMaterial } = command.data;
  const content = contentOf(record);
  const isFirst = published === null;
  const said = { note, isMaterial: isFirst || (isMaterial && !isDeepStrictEqual(published, content)), content };
  return [
    caused(command, 'HandbookDocumentPublished', {
      handbookDocumentId,
      handbookVersion: publishedVersion + 1,
      ...said,
    }),
  ];
};

/** Its reviewers send it back; whoever may change it takes it back without a word. */
const sendBack: Decisions['ReturnHandbookDocument'] = (command, { id: handbookDocumentId, status }) => {
  if (status === 'draft') return [];
  if (status !== 'in-review') throw refuseHandbook('handbook-not-in-review');
  return [caused(command, 'HandbookDocumentReturned', { handbookDocumentId, note: command.data.note })];
};

/** Of a draft that says so already nothing happens. */
const restore: Decisions['RestoreHandbookVersion'] = (command, record) => {
  const { id: handbookDocumentId, status } = record;
  const { handbookVersion, content } = command.data;
  if (status === 'archived') throw refuseHandbook('handbook-archived');
  if (isDeepStrictEqual(contentOf(record), content)) return [];
  return [caused(command, 'HandbookVersionRestored', { handbookDocumentId, handbookVersion, content })];
};

/** The day was moved meanwhile, or nobody works by it any more. */
const remindReview: Decisions['RemindHandbookReview'] = (command, record) => {
  const { id: handbookDocumentId, status, reviewOn } = record;
  if (reviewOn === null || status === 'archived' || reviewMoment(record) !== command.data.dueAt) return [];
  return [caused(command, 'HandbookReviewDue', { handbookDocumentId, reviewOn })];
};

const decider = entityDecider(handbookDocument, {
  check: (content) => refuseFaults<HandbookRejection | QuestionRejection>(contentFaults(content)),
  decide: {
    PublishHandbookDocument: publish,
    ReturnHandbookDocument: sendBack,
    RestoreHandbookVersion: restore,
    RemindHandbookReview: remindReview,
  },
});

/** What was due in the archive, and nobody was told of, is told as the document comes back. */
const missedReview = (command: Parameters<typeof decider.decide>[0], state: State): HandbookDocumentEvent[] => {
  if (state.status !== 'kept') return [];
  const { id: handbookDocumentId, reviewOn, reviewToldOn } = state.record;
  const moment = reviewMoment(state.record);
  const isMissed = moment !== null && moment <= command.metadata.now.toISOString() && reviewOn !== reviewToldOn;
  return isMissed && reviewOn !== null ? [caused(command, 'HandbookReviewDue', { handbookDocumentId, reviewOn })] : [];
};

export const handbookDecider: typeof decider = {
  ...decider,
  decide: (command, state) => {
    const events = [decider.decide(command, state)].flat();
    const isReopened = events.some(({ type }) => type === 'HandbookDocumentReopened');
    return isReopened ? [...events, ...missedReview(command, state)] : events;
  },
};
