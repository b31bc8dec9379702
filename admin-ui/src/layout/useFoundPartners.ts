import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { findPartners } from 'contracts/identity/partnership/partnership.endpoints';
import { client } from '#admin-ui/providers/client';
import { type Me, useMe } from '#admin-ui/providers/me.tsx';
import { plain } from '#admin-ui/shared/plain';

const route = routeOf<typeof findPartners>({ method: 'GET', path: '/api/auth/partners', access: 'authenticated' });

/** As many as `me` lists (`MAX_PARTNERS_LISTED`): there may be more. */
const LISTED = 200;

/** Partner workspaces whose names have this in them: of those that are known, or, where there may be more, as the server finds them. */
export const useFoundPartners = (sought: string): Me['partners'] => {
  const { partners } = useMe();
  const isAsked = partners.length >= LISTED && sought !== '';
  const { data } = useQuery({
    queryKey: ['identity', 'partners', sought],
    queryFn: async () => (await client.call(route, { query: { q: sought } })).data,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (isAsked && data) return data;
  return partners.filter(({ name, subdomain }) => plain(`${name} ${subdomain}`).includes(plain(sought)));
};
