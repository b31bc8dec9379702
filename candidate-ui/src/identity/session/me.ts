import { routeOf } from 'contracts/client/route';
import type { me } from 'contracts/identity/session/session.endpoints';
import type { MeView } from 'contracts/identity/session/session.views';
import { proposeLocale } from 'ui-kit/preferences/preferences';
import { client } from '#candidate-ui/api/client';
import { type Query, useQuery } from '#candidate-ui/api/useQuery';

const meRoute = routeOf<typeof me>({ method: 'GET', path: '/api/auth/me', access: 'authenticated' });

export type Me = MeView['data'];

export const readMe = async (): Promise<Me> => {
  const me = (await client.call(meRoute, { query: {} })).data.data;
  proposeLocale(me.locale);
  return me;
};

/** Who is logged in; asks nothing while `isAsked` is false. */
export const useMe = (isAsked = true): Query<Me> => useQuery(isAsked ? 'me' : null, readMe);
