import type { CallOptions, Route } from 'contracts/client/route';
import type { MyStep } from 'contracts/recruiting/response/response.views';
import { useState } from 'react';
import { serverClock } from 'ui-kit/answer/server-clock';
import { useSend } from 'ui-kit/api/useSend';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { client } from '#candidate-ui/api/client';
import { orLogin } from '#candidate-ui/api/useQuery';
import { refreshResponse, type StepPlace, stepRoutes } from './responses.ts';

type Name = 'open' | 'answer' | 'submit';
type BodyOf<N extends Name> =
  (typeof stepRoutes)[N] extends Route<infer E> ? (CallOptions<E> extends { body: infer B } ? B : object) : never;

/** Takes a step of the interview; what is shown of it then is as the server has it. */
export const useStepping = <N extends Name>({ interviewId, id }: StepPlace, name: N) => {
  type Body = BodyOf<N>;
  const problem = useProblemText();
  const { submit, refusal, isBusy } = useSend(async (body: Body, idempotencyKey: string): Promise<MyStep> => {
    // All steps are answered alike; the compiler follows one route at a time.
    const route = stepRoutes[name] as (typeof stepRoutes)['answer'];
    const of = { params: { interviewId }, query: { responseId: id } };
    const options = { ...of, body: body as BodyOf<'answer'>, idempotencyKey };
    const { data } = await orLogin(client.call(route, options));
    serverClock.heard(data.serverTime);
    return data;
  });
  const [isReading, setReading] = useState(false);
  const step = async (body: Body): Promise<MyStep | null> => {
    setReading(true);
    const done = await submit(body);
    // Refused is often what another tab or the clock has changed meanwhile; the next step goes out with the versions that come now.
    await refreshResponse({ interviewId, id }).catch(() => undefined);
    setReading(false);
    return done;
  };
  return { step, refusal: refusal && problem(refusal.code), isBusy: isBusy || isReading };
};
