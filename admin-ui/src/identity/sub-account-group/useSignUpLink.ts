import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type {
  closeSignUpLink,
  openSignUpLink,
  showSignUpLink,
} from 'contracts/identity/sub-account-group/sub-account-group.endpoints';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';

const link = {
  path: '/api/tenant/sub-accounts/:id/sign-up-link',
  access: 'tenant.integrations.subAccounts.group.update',
} as const;
const showRoute = routeOf<typeof showSignUpLink>({ ...link, method: 'GET' });
const openRoute = routeOf<typeof openSignUpLink>({ ...link, method: 'POST' });
const closeRoute = routeOf<typeof closeSignUpLink>({ ...link, method: 'DELETE' });

/** The group's sign-up link as it is now, and how to make another or close it. */
export const useSignUpLink = (id: string) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const params = { id };
  const query = useQuery<string | null, Error>({
    queryKey: ['identity', 'sign-up-link', id],
    queryFn: async () => {
      try {
        return (await client.call(showRoute, { params })).data.token;
      } catch (failure) {
        throw toHttpError(failure, t);
      }
    },
    retry: false,
  });
  const change = useMutation({
    mutationFn: async (action: 'open' | 'close') =>
      action === 'open' ? client.call(openRoute, { params }) : client.call(closeRoute, { params }),
    onSuccess: async (_, action) => {
      notify(`resources.sub-accounts.link.${action === 'open' ? 'opened' : 'closedNow'}`, { type: 'success' });
      await queries.invalidateQueries();
    },
    onError: (failure) => notify((toHttpError(failure, t) as Error).message, { type: 'error' }),
  });
  return { query, change };
};
