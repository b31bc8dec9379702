import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type * as endpoints from 'contracts/recruiting/review-link/review-link.endpoints';
import { client } from '#candidate-ui/api/client';

const path = '/api/public/reviews';
const access = 'public';
const openRoute = routeOf<typeof endpoints.openGuestReview>({ method: 'POST', path: `${path}/open`, access });
const rateRoute = routeOf<typeof endpoints.rateAsGuest>({ method: 'POST', path: `${path}/rating`, access });
const commentRoute = routeOf<typeof endpoints.commentAsGuest>({ method: 'POST', path: `${path}/comment`, access });
const submitRoute = routeOf<typeof endpoints.submitAsGuest>({ method: 'POST', path: `${path}/submit`, access });
const ticketRoute = routeOf<typeof endpoints.issueGuestTicket>({ method: 'POST', path: `${path}/ticket`, access });

const KEY = 'onrecord.guest-reviewer';

/** By which this browser finds its own ratings again. */
const guestKey = (): string => {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const made = crypto.randomUUID();
  localStorage.setItem(KEY, made);
  return made;
};
const who = (token: string) => ({ token, guestKey: guestKey() });

export type GuestReviewAnswer = endpoints.GuestReview;
type Of = { token: string; name: string; responseId: string };

export const openReview = async (token: string): Promise<GuestReviewAnswer> =>
  (await client.call(openRoute, { body: who(token) })).data;

export const rate = async ({ token, ...of }: Of, questionId: string, ratingTypeId: string | null) =>
  (await client.call(rateRoute, { body: { ...who(token), ...of, questionId, ratingTypeId } })).data;

type Comment = { questionId: string; second: number | null; text: string };
export const comment = async ({ token, ...of }: Of, said: Comment) =>
  (await client.call(commentRoute, { body: { ...who(token), ...of, ...said } })).data;

export const submit = async ({ token, ...of }: Of) =>
  (await client.call(submitRoute, { body: { ...who(token), ...of } })).data;

/** An address of a minute for a recording or a document. */
export const guestFileUrl = async (token: string, fileId: string, purpose: 'preview' | 'download') =>
  (await client.call(ticketRoute, { body: { ...who(token), fileId, purpose } })).data.url;

export const codeOf = (error: unknown): string => (isProblemError(error) ? error.code : 'internal-error');
