import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { me } from 'contracts/identity/session/session.endpoints';
import type { MeView } from 'contracts/identity/session/session.views';
import { setFlash } from 'ui-kit/page/flash';
import { client } from '#candidate-ui/api/client';
import { type Query, useQuery } from '#candidate-ui/api/useQuery';

const meRoute = routeOf<typeof me>({ method: 'GET', path: '/api/auth/me', access: 'authenticated' });

export type Me = MeView['data'];

/** Who cannot be loaded is sent to the login page, which says so (docs/product.md ID-16). */
export const readMe = async (): Promise<Me> => {
  try {
    return (await client.call(meRoute, { query: {} })).data.data;
  } catch (error) {
    if (isProblemError(error) && error.status === 401) setFlash({ kind: 'error', key: 'session.authenticationError' });
    throw error;
  }
};

/** Who is logged in; asks nothing while `isAsked` is false. */
export const useMe = (isAsked = true): Query<Me> => useQuery(isAsked ? 'me' : null, readMe);
