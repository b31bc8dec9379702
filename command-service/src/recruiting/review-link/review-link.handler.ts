import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { MAX_REVIEW_LINK_DAYS, MAX_REVIEW_LINK_GUESTS } from 'contracts/recruiting/review-link/review-link.choices';
import { type ReviewLinkRejection, reviewLink } from 'contracts/recruiting/review-link/review-link.entity';
import { ratingType } from 'contracts/training/rating-type/rating-type.entity';
import { type DecisionsOf, entityDecider, type SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';

type Decisions = DecisionsOf<typeof reviewLink>;
const DAY = 86_400_000;

const refuseField = (field: string, code: ReviewLinkRejection) =>
  new Rejection(code, 422, { errors: { [field]: [code] } });
const invalid = () => new Rejection<ReviewLinkRejection>('review-link-invalid', 410);

/** A link opens what it leads to until it runs out or is revoked. */
const assertOpens = ({ status, expiresAt }: { status: string; expiresAt: string }, now: Date): void => {
  if (status !== 'active' || Date.parse(expiresAt) <= now.getTime()) throw invalid();
};

/** Every look is on record. */
const open: Decisions['OpenReviewLink'] = (command, record) => {
  assertOpens(record, command.metadata.now);
  return [caused(command, 'ReviewLinkOpened', { reviewLinkId: record.id, ...command.data })];
};
const openFile: Decisions['OpenReviewLinkFile'] = (command, record) => {
  assertOpens(record, command.metadata.now);
  return [caused(command, 'ReviewLinkFileOpened', { reviewLinkId: record.id, ...command.data })];
};

/** Whoever was heard once is heard on; of others there are so many. */
const admit: Decisions['AdmitReviewLinkGuest'] = (command, record) => {
  assertOpens(record, command.metadata.now);
  const { guestId } = command.data;
  if (record.guests.includes(guestId)) return [];
  if (record.guests.length >= MAX_REVIEW_LINK_GUESTS) throw new Rejection<ReviewLinkRejection>('review-link-full', 409);
  return [caused(command, 'ReviewLinkGuestAdmitted', { reviewLinkId: record.id, guestId })];
};

/** Once: nothing is said by it after that. */
const removeReviews: Decisions['RemoveReviewLinkReviews'] = (command, record) => {
  const { id: reviewLinkId, interviewId, reviewsRemovedAt } = record;
  return reviewsRemovedAt === null ? [caused(command, 'ReviewLinkReviewsRemoved', { reviewLinkId, interviewId })] : [];
};

const decider = entityDecider(reviewLink, {
  check: ({ expiresAt }, { metadata: { now } }) => {
    const ahead = Date.parse(expiresAt) - now.getTime();
    if (ahead > MAX_REVIEW_LINK_DAYS * DAY || ahead <= 0) throw refuseField('expiresAt', 'review-link-too-long');
  },
  decide: {
    OpenReviewLink: open,
    OpenReviewLinkFile: openFile,
    AdmitReviewLinkGuest: admit,
    RemoveReviewLinkReviews: removeReviews,
  },
});
const sendReviewLink = entityHandler(reviewLink, decider);

/** Commands of links: to an interview that the company has, with words that it has. */
export const reviewLinkHandler = (deps: HandlerDeps): SendEntity<typeof reviewLink> => {
  const { store } = deps;
  const send = sendReviewLink(deps);
  return async (id, command, ifMatch) => {
    if (command.type !== 'CreateReviewLink') return send(id, command, ifMatch);
    const { tenantId } = command.metadata;
    const { interviewId, ratingTypeIds = [] } = command.data;
    const [about, ...words] = await Promise.all([
      entityState(store, interview, { tenantId, id: interviewId }),
      ...ratingTypeIds.map((word) => entityState(store, ratingType, { tenantId, id: word })),
    ]);
    if (about.status === 'absent') throw refuseField('interviewId', 'interview-not-found');
    if (words.some(({ status }) => status !== 'kept')) throw refuseField('ratingTypeIds', 'rating-type-not-found');
    return send(id, { ...command, data: { ...command.data, jobId: about.record.jobId } }, ifMatch);
  };
};
