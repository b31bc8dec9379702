import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { MAX_SCORECARD } from '#contracts/recruiting/interview-review/interview-review.choices';
import { MAX_REVIEW_LINK_LABEL_LENGTH } from './review-link.choices.ts';

const at = z.iso.datetime();
/** Somebody who came by the link, by what their browser has made up. */
const guest = { guestId: Id };

/** A way for people without an account to look at the answers of one interview, and to say what they think of them. */
export const reviewLink = entity({
  name: 'reviewLink',
  context: 'recruiting',
  plural: 'review-links',
  permissions: 'tenant.interviews.responses',
  operations: ['create'],
  fields: {
    interviewId: Id,
    jobId: Id.nullable(),
    /** For whom it is; the company's own note. */
    label: requiredText(MAX_REVIEW_LINK_LABEL_LENGTH),
    expiresAt: at,
    /** The candidate's name is not told. */
    isNameHidden: z.boolean(),
    /** Words to choose from. */
    ratingTypeIds: z.array(Id).max(MAX_SCORECARD),
  },
  computed: ['jobId'],
  defaults: { jobId: null, isNameHidden: false, ratingTypeIds: [] },
  readOnly: {
    openedCount: z.int(),
    openedAt: at.nullable(),
    /** Who rated or commented, by what their browsers have made up. */
    guests: z.array(Id),
    guestCount: z.int(),
    /** When all that was said by it was taken away. */
    reviewsRemovedAt: at.nullable(),
  },
  readOnlyDefaults: { openedCount: 0, openedAt: null, guests: [], guestCount: 0, reviewsRemovedAt: null },
  hidden: ['guests'],
  follows: ({ guests }) => ({ guestCount: guests.length }),
  states: {
    values: ['active', 'revoked'],
    initial: 'active',
    transitions: {
      RevokeReviewLink: {
        event: 'ReviewLinkRevoked',
        to: 'revoked',
        path: 'revoke',
        summary: 'Revoke a link: from now on it opens nothing',
        right: 'create',
      },
    },
  },
  events: {
    ReviewLinkOpened: guest,
    /** A recording or a document was asked for. */
    ReviewLinkFileOpened: { ...guest, fileId: Id },
    /** The first time that somebody rates or comments. */
    ReviewLinkGuestAdmitted: guest,
    /** All that was said by it is no longer heard; it opens nothing from then on. */
    ReviewLinkReviewsRemoved: { interviewId: Id },
  },
  apply: {
    ReviewLinkOpened: (_, { openedCount }, openedAt) => ({ openedCount: openedCount + 1, openedAt }),
    ReviewLinkGuestAdmitted: ({ guestId }, { guests }) => ({ guests: [...guests, guestId] }),
    ReviewLinkReviewsRemoved: (_, __, reviewsRemovedAt) => ({ status: 'revoked' as const, reviewsRemovedAt }),
  },
  commands: {
    OpenReviewLink: { data: z.strictObject(guest) },
    OpenReviewLinkFile: { data: z.strictObject({ ...guest, fileId: Id }) },
    AdmitReviewLinkGuest: { data: z.strictObject(guest) },
    RemoveReviewLinkReviews: {
      path: 'remove-reviews',
      summary: 'Revoke a link, and take away all ratings and comments that were given by it',
      right: 'delete',
    },
  },
  filters: ['interviewId'],
  sorts: ['createdAt'],
});
export type ReviewLinkView = typeof reviewLink.types.view;
export type ReviewLinkRecord = typeof reviewLink.types.record;
export type ReviewLinkEvent = typeof reviewLink.types.event;
export type ReviewLinkCommand = typeof reviewLink.types.command;

/** Every way a link may refuse beyond those of any entity. */
export type ReviewLinkRejection =
  | 'review-link-invalid' // no link of ours, revoked, or run out
  | 'review-link-full' // as many people as it is for have rated or commented by it
  | 'review-link-too-long' // it would run out later than links may
  | 'interview-not-found'
  | 'rating-type-not-found';
