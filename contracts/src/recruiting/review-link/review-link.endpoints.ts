import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { FileTicketAnswer, TicketPurpose } from '#contracts/library/file/file.ticket';
import { reviewStatuses } from '#contracts/recruiting/interview-review/interview-review.choices';
import { AnswerComment, AnswerRating } from '#contracts/recruiting/interview-review/interview-review.entity';
import { reviewerName, said } from '#contracts/recruiting/interview-review/interview-review.events';
import { AskedAndAnswered, OfferedRating } from '#contracts/recruiting/interview-review/interview-review.views';
import { MAX_REVIEW_TOKEN_LENGTH } from './review-link.choices.ts';

const at = z.iso.datetime();

/** One step as somebody sees it who came by a link, with what they said of it themselves. */
export const GuestStep = z.object({
  responseId: Id,
  stepName: z.string(),
  status: z.enum(reviewStatuses),
  questions: z.array(AskedAndAnswered.extend({ rating: AnswerRating.nullable(), comments: z.array(AnswerComment) })),
});
export type GuestStep = z.infer<typeof GuestStep>;

export const GuestReview = z.object({
  companyName: z.string(),
  title: z.string(),
  /** Null: not told, or the person was erased. */
  candidateName: z.string().nullable(),
  expiresAt: at,
  /** As they gave it before. */
  guestName: z.string().nullable(),
  offered: z.array(OfferedRating),
  steps: z.array(GuestStep),
});
export type GuestReview = z.infer<typeof GuestReview>;

export const showReviewLinkToken = endpoint({
  method: 'POST',
  path: '/api/tenant/review-links/:id/token',
  access: 'tenant.interviews.responses.create',
  summary: 'Get the last part of the address of a link for outside reviewers',
  params: ById,
  body: z.strictObject({}),
  answer: z.object({ token: z.string() }),
});

/** `guestKey`: made up by a browser, so that it finds its own ratings again. */
const who = { token: z.string().min(1, 'field-required').max(MAX_REVIEW_TOKEN_LENGTH), guestKey: Id };
const named = { ...who, name: reviewerName, responseId: Id };
const guestStep = <const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST' as const,
    path: `/api/public/reviews/${name}`,
    access: 'public' as const,
    summary,
    body,
    answer: GuestReview,
  });

export const openGuestReview = guestStep('open', 'Open a link for outside reviewers', z.strictObject(who));
export const rateAsGuest = guestStep(
  'rating',
  'Rate an answer under a given name, or take one’s rating away',
  z.strictObject({ ...named, questionId: Id, ratingTypeId: Id.nullable() }),
);
export const commentAsGuest = guestStep(
  'comment',
  'Comment on an answer under a given name',
  z.strictObject({ ...named, questionId: said.questionId, second: said.second.default(null), text: said.text }),
);
export const submitAsGuest = guestStep('submit', 'Submit one’s ratings of a step', z.strictObject(named));
export const issueGuestTicket = endpoint({
  method: 'POST',
  path: '/api/public/reviews/ticket',
  access: 'public',
  summary: 'Get an address of 60 seconds for a recording or a document that a link shows',
  body: z.strictObject({ ...who, fileId: Id, purpose: TicketPurpose.default('preview') }),
  answer: FileTicketAnswer,
});
