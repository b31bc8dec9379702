import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type {
  applyToOpenInterview,
  ShownOpenInterview,
  showOpenInterview,
} from 'contracts/recruiting/open-interview/open-interview.endpoints';
import { useSend } from 'ui-kit/api/useSend';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { APPLICATIONS } from '#candidate-ui/recruiting/application/applications';
import { leaveCompany } from '#candidate-ui/recruiting/application/useApply';

const showRoute = routeOf<typeof showOpenInterview>({
  method: 'GET',
  path: '/api/public/interviews/:id',
  access: 'public',
});
const applyRoute = routeOf<typeof applyToOpenInterview>({
  method: 'POST',
  path: '/api/candidate/open-interviews/:id/apply',
  access: 'authenticated',
});

/** What the server says of an interview that is not there, or not open, and of an id that is none. */
const GONE = [404, 422];
const isGone = (error: unknown): boolean => isProblemError(error) && GONE.includes(error.status);

const readInterview = async (id: string): Promise<ShownOpenInterview | null> => {
  try {
    return (await client.call(showRoute, { params: { id } })).data;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};

/** An interview that is open to whoever has its link; null: there is none, or not any more. */
export const useOpenInterview = (id: string): Query<ShownOpenInterview | null> =>
  useQuery(`open-interview:${id}`, () => readInterview(id));

export type Joined = { interviewId: string } | 'already-applied' | 'closed';
const refusals: Readonly<Record<string, Exclude<Joined, object>>> = {
  'already-applied': 'already-applied',
  'open-interview-closed': 'closed',
  'open-interview-not-found': 'closed',
};

type Input = { id: string; companyId: string; source: string };

const join = async ({ id, ...body }: Input, idempotencyKey: string): Promise<Joined> => {
  try {
    const { data } = await orLogin(client.call(applyRoute, { params: { id }, body, idempotencyKey }));
    return { interviewId: data.interviewId };
  } catch (error) {
    const known = isProblemError(error) ? refusals[error.code] : undefined;
    if (!known) throw error;
    return known;
  }
};

export const useJoin = () =>
  useSend(async (input: Input, idempotencyKey: string) => {
    await leaveCompany();
    const joined = await join(input, idempotencyKey);
    cache.expire(APPLICATIONS);
    return joined;
  });
