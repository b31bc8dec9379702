import { recordIn } from 'access/recruiting/record-in';
import { newId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { answeredResponse, file } from 'contracts/library/file/file.entity';
import * as endpoints from 'contracts/recruiting/review-link/review-link.endpoints';
import { type ReviewLinkCommand, reviewLink } from 'contracts/recruiting/review-link/review-link.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { type Asking, entityRoutes } from '#command-service/entity/entity.routes';
import { causeOf, createdId, type Origin } from '#command-service/http/cause';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import { reviewing } from '#command-service/recruiting/interview-review/reviewing';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { type Guest, guestIdOf, guestReviews, invalidLink } from './guest-review.ts';
import { reviewTokens } from './review-token.ts';

type GuestRequest = Omit<Origin, 'auth'> & { body: { token: string; guestKey: string } };
type Named = GuestRequest & { body: { name: string; responseId: string } };

/** As whom the history knows what came by a link; the event says by which one. */
const GUEST = { type: 'system', id: 'recruiting.review-link' } as const;

/** Links for outside reviewers: made and revoked by staff, opened without an account. */
export const reviewLinkRoutes = (router: IRouter, context: FileContext): void => {
  const { store, commands, payloadKey = Buffer.alloc(0), tenantStatuses } = context;
  const sight = jobSight(context);
  const tokens = reviewTokens(payloadKey);
  const guests = guestReviews(store);
  const review = reviewing({ store, commands });

  entityRoutes(router, context, {
    entity: reviewLink,
    send: async (id: string, command: ReviewLinkCommand, ifMatch: number | null, { auth }: Asking) => {
      const interviewId =
        command.type === 'CreateReviewLink'
          ? command.data.interviewId
          : (await guests.linkOf(auth.tenantId, id))?.interviewId;
      if (interviewId) await sight.assertInterview(auth, interviewId);
      return commands.reviewLink(id, command, ifMatch);
    },
  });
  mount(
    router,
    endpoints.showReviewLinkToken,
    async ({ auth: { tenantId, ...auth }, params: { id } }) => {
      const link = await guests.linkOf(tenantId, id);
      if (!link) throw new Rejection('not-found', 404);
      await sight.assertInterview({ ...auth, tenantId }, link.interviewId);
      return { body: { token: tokens.issue({ tenantId, linkId: id }) } };
    },
    context,
  );

  const causeIn = (request: GuestRequest, tenantId: string) => ({
    ...causeOf({ ...request, auth: { userId: GUEST.id, tenantId } }),
    actor: GUEST,
  });
  const guestOf = async ({ body: { token, guestKey }, now }: GuestRequest): Promise<Guest> => {
    const named = tokens.read(token);
    const link = named && (await guests.linkOf(named.tenantId, named.linkId));
    if (!named || !link || link.status !== 'active' || Date.parse(link.expiresAt) <= now.getTime()) throw invalidLink();
    if (await tenantStatuses.isSuspended(named.tenantId)) throw invalidLink();
    return { tenantId: named.tenantId, link, guestId: guestIdOf(link.id, guestKey) };
  };
  /** … who says something of a step that the link shows. */
  const reviewerOf = async (request: Named) => {
    const guest = await guestOf(request);
    const { responseId, name } = request.body;
    if (!(await guests.shows(guest, responseId))) throw new Rejection('not-found', 404);
    const who = { responseId, reviewerId: guest.guestId, linkId: guest.link.id, guestName: name };
    return { guest, who, metadata: causeIn(request, guest.tenantId) };
  };
  /** Before somebody says something: by one link so many people do. */
  const admit = ({ link, guestId }: Guest, { idempotencyKey: _, request: __, ...metadata }: CommandMetadata) =>
    commands.reviewLink(link.id, { type: 'AdmitReviewLinkGuest', data: { guestId }, metadata });

  mount(
    router,
    endpoints.openGuestReview,
    async (request) => {
      const guest = await guestOf(request);
      const { tenantId, link, guestId } = guest;
      const metadata = causeIn(request, tenantId);
      await commands.reviewLink(link.id, { type: 'OpenReviewLink', data: { guestId }, metadata });
      return { body: await guests.show(guest) };
    },
    context,
  );
  mount(
    router,
    endpoints.rateAsGuest,
    async (request) => {
      const { guest, who, metadata } = await reviewerOf(request);
      const { questionId, ratingTypeId } = request.body;
      if (ratingTypeId !== null && !guest.link.ratingTypeIds.includes(ratingTypeId))
        throw new Rejection('rating-type-not-found', 422, { errors: { ratingTypeId: ['rating-type-not-found'] } });
      await admit(guest, metadata);
      await review.rate(who, { questionId, ratingTypeId }, metadata);
      return { body: await guests.show(guest) };
    },
    context,
  );
  mount(
    router,
    endpoints.commentAsGuest,
    async (request) => {
      const { guest, who, metadata } = await reviewerOf(request);
      const { questionId, second, text } = request.body;
      const commentId =
        request.idempotencyKey === null
          ? newId(request.now)
          : createdId('answer-comment', { ...request, auth: { userId: guest.guestId, tenantId: guest.tenantId } });
      await admit(guest, metadata);
      await review.comment(who, { commentId, questionId, second, text, mentions: [] }, metadata);
      return { body: await guests.show(guest) };
    },
    context,
  );
  mount(
    router,
    endpoints.submitAsGuest,
    async (request) => {
      const { guest, who, metadata } = await reviewerOf(request);
      await review.change(who, { type: 'SubmitReview', data: {} }, metadata);
      return { body: await guests.show(guest) };
    },
    context,
  );
  mount(
    router,
    endpoints.issueGuestTicket,
    async (request) => {
      const guest = await guestOf(request);
      const { tenantId: tenant, link, guestId } = guest;
      const { fileId, purpose } = request.body;
      const record = await recordIn(store, file, { tenantId: tenant, id: fileId });
      const responseId = answeredResponse(record?.answer);
      if (!record || responseId === undefined || !(await guests.shows(guest, responseId)))
        throw new Rejection('not-found', 404);
      assertCompleted(record);
      const opening = { type: 'OpenReviewLinkFile' as const, data: { guestId, fileId } };
      await commands.reviewLink(link.id, { ...opening, metadata: causeIn(request, tenant) });
      const right = { of: 'review-link' as const, tenant, link: link.id };
      return ticketAnswer(context, { sub: link.id, sid: link.id, right, file: fileId, purpose }, request.now);
    },
    context,
  );
};
