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
  readOnly: { openedCount: z.int(), openedAt: at.nullable() },
  readOnlyDefaults: { openedCount: 0, openedAt: null },
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
  },
  apply: {
    ReviewLinkOpened: (_, { openedCount }, openedAt) => ({ openedCount: openedCount + 1, openedAt }),
  },
  commands: {
    OpenReviewLink: { data: z.strictObject(guest) },
    OpenReviewLinkFile: { data: z.strictObject({ ...guest, fileId: Id }) },
  },
  filters: ['interviewId'],
  sorts: ['createdAt'],
});
export type ReviewLinkView = typeof reviewLink.types.view;
export type ReviewLinkRecord = typeof reviewLink.types.record;
export type ReviewLinkCommand = typeof reviewLink.types.command;

/** Every way a link may refuse beyond those of any entity. */
export type ReviewLinkRejection =
  | 'review-link-invalid' // no link of ours, revoked, or run out
  | 'review-link-too-long' // it would run out later than links may
  | 'interview-not-found'
  | 'rating-type-not-found';
