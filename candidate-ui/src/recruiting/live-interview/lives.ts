import './live.words.ts';
import { routeOf } from 'contracts/client/route';
import type * as endpoints from 'contracts/recruiting/live-interview/live-interview.endpoints';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';

const path = '/api/candidate/interviews/:interviewId/live';
const access = 'authenticated';
const listRoute = routeOf<typeof endpoints.listMyLiveInterviews>({ method: 'GET', path, access });
const chooseRoute = routeOf<typeof endpoints.chooseMySlot>({ method: 'POST', path: `${path}/:id/choose`, access });
const answerRoute = routeOf<typeof endpoints.answerMyLiveInterview>({
  method: 'POST',
  path: `${path}/:id/answer`,
  access,
});

export type MyLive = endpoints.MyLiveInterview;
export type MyLives = { companyName: string; title: string; lives: MyLive[] };

const keyOf = (interviewId: string) => `live-interviews ${interviewId}`;

/** When and where I meet the company about one of my interviews. */
export const useMyLives = (interviewId: string): Query<MyLives> =>
  useQuery(keyOf(interviewId), async () => (await client.call(listRoute, { params: { interviewId } })).data);

type Of = { interviewId: string; id: string };

/** What is shown is read again, whether it was taken or not: times go. */
const send = async (interviewId: string, call: Promise<unknown>): Promise<true> => {
  try {
    await orLogin(call);
    return true;
  } finally {
    cache.expire(keyOf(interviewId));
  }
};

export const chooseSlot = (
  { slotId, startsAt, ...params }: Of & { slotId: string; startsAt: string },
  idempotencyKey: string,
): Promise<true> =>
  send(params.interviewId, client.call(chooseRoute, { params, body: { slotId, startsAt }, idempotencyKey }));

export const answerLive = (
  { answer, ...params }: Of & { answer: 'yes' | 'no' },
  idempotencyKey: string,
): Promise<true> => send(params.interviewId, client.call(answerRoute, { params, body: { answer }, idempotencyKey }));
