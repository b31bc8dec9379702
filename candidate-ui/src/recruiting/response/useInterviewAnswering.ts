import { useMemo } from 'react';
import type { Answering } from 'ui-kit/answer/answering';
import { serverClock } from 'ui-kit/answer/server-clock';
import { client } from '#candidate-ui/api/client';
import { orLogin } from '#candidate-ui/api/useQuery';
import { myTakes } from './my-takes.ts';
import { mediaUrl, refreshResponse, type StepPlace, stepRoutes } from './responses.ts';

const routes = {
  show: stepRoutes.show,
  think: stepRoutes.think,
  record: stepRoutes.start,
  answer: stepRoutes.answer,
} as const;

/** Where the questions of a step are answered. */
export const useInterviewAnswering = ({ interviewId, id }: StepPlace): Answering =>
  useMemo(
    () => ({
      place: interviewId,
      id,
      takes: myTakes,
      endTake: (take, idempotencyKey) =>
        orLogin(client.call(stepRoutes.end, { params: { interviewId }, body: take, idempotencyKey })),
      send: async (step, body, idempotencyKey) => {
        // All steps are answered alike; the compiler follows one route at a time.
        const of = { params: { interviewId }, query: { responseId: id } };
        const options = { ...of, body: body as never, idempotencyKey };
        const { data } = await orLogin(client.call(routes[step] as (typeof routes)['answer'], options));
        serverClock.heard(data.serverTime);
        return data;
      },
      refresh: () => refreshResponse({ interviewId, id }),
      mediaUrl: (fileId) => mediaUrl(interviewId, fileId),
    }),
    [interviewId, id],
  );
