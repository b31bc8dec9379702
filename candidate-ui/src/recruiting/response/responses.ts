import { routeOf } from 'contracts/client/route';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import type {
  endMyTake,
  giveMyAnswer,
  issueMyAnswerTicket,
  openMyResponse,
  recordMyGap,
  showMyQuestion,
  showMyResponse,
  startMyTake,
  startMyThinking,
  stopMyTake,
  submitMyResponse,
} from 'contracts/recruiting/response/response.endpoints';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { serverClock } from 'ui-kit/answer/server-clock';
import { saveFrom } from 'ui-kit/download/save-from';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';

const path = '/api/candidate/responses/:interviewId';
const access = 'authenticated';
const showRoute = routeOf<typeof showMyResponse>({ method: 'GET', path, access });

/** Each step of the candidate, by the last part of its address. */
export const stepRoutes = {
  open: routeOf<typeof openMyResponse>({ method: 'POST', path: `${path}/open`, access }),
  show: routeOf<typeof showMyQuestion>({ method: 'POST', path: `${path}/show`, access }),
  think: routeOf<typeof startMyThinking>({ method: 'POST', path: `${path}/think`, access }),
  start: routeOf<typeof startMyTake>({ method: 'POST', path: `${path}/start`, access }),
  stop: routeOf<typeof stopMyTake>({ method: 'POST', path: `${path}/stop`, access }),
  end: routeOf<typeof endMyTake>({ method: 'POST', path: `${path}/end`, access }),
  gap: routeOf<typeof recordMyGap>({ method: 'POST', path: `${path}/gap`, access }),
  answer: routeOf<typeof giveMyAnswer>({ method: 'POST', path: `${path}/answer`, access }),
  submit: routeOf<typeof submitMyResponse>({ method: 'POST', path: `${path}/submit`, access }),
};
const ticketRoute = routeOf<typeof issueMyAnswerTicket>({
  method: 'POST',
  path: `${path}/files/:fileId/ticket`,
  access,
});

/** A step of an interview. */
export type StepPlace = Pick<MyResponse, 'interviewId' | 'id'>;

/** Without an id: the present one. */
const keyOf = (interviewId: string, id = ''): string => `response:${interviewId}:${id}`;

export const readResponse = async (interviewId: string, id?: string): Promise<MyResponse> => {
  const { data } = await client.call(showRoute, { params: { interviewId }, query: { responseId: id } });
  serverClock.heard(data.serverTime);
  return data;
};

/** What I am asked in a step of one interview, the one that is named or the present one, and how far I am. */
export const useResponse = (interviewId: string, id?: string): Query<MyResponse> =>
  useQuery(keyOf(interviewId, id), async () => {
    const found = await readResponse(interviewId, id);
    if (id === undefined) cache.put(keyOf(interviewId, found.id), found);
    return found;
  });

/** Which step is the present one is asked again by whoever comes next. */
export const forgetPresent = (interviewId: string): void => cache.forget(keyOf(interviewId));

/** Reads it anew, and settles once it is there. */
export const refreshResponse = async ({ interviewId, id }: StepPlace): Promise<void> => {
  cache.put(keyOf(interviewId, id), await orLogin(readResponse(interviewId, id)));
};

/** An address of a minute for one of my files, or for a video that is watched first. */
const addressOf = async (interviewId: string, fileId: string, purpose: TicketPurpose): Promise<string> => {
  const options = { params: { interviewId, fileId }, body: { purpose } };
  return (await orLogin(client.call(ticketRoute, options))).data.url;
};

export const mediaUrl = (interviewId: string, fileId: string): Promise<string> =>
  addressOf(interviewId, fileId, 'preview');

/** Saves a document that answers a question. */
export const downloadAnswer = async (interviewId: string, fileId: string): Promise<void> =>
  saveFrom(await addressOf(interviewId, fileId, 'download'));
