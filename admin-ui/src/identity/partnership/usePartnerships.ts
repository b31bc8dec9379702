import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { endPartnership, listPartnerships } from 'contracts/identity/partnership/partnership.endpoints';
import type { PartnershipView } from 'contracts/identity/partnership/partnership.views';
import { useNotify, useTranslate } from 'react-admin';
import { client, currentTenant } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';

const path = '/api/tenant/partnerships';
const listRoute = routeOf<typeof listPartnerships>({
  method: 'GET',
  path,
  access: 'tenant.integrations.subAccounts.partnership.read',
});
const endRoute = routeOf<typeof endPartnership>({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'tenant.integrations.subAccounts.partnership.delete',
});

export const usePartnerships = () => {
  const t = useTranslate();
  return useQuery<PartnershipView[], Error>({
    queryKey: ['identity', 'partnerships', currentTenant.get()],
    queryFn: async () => {
      try {
        return (await client.call(listRoute, {})).data;
      } catch (failure) {
        throw toHttpError(failure, t);
      }
    },
    retry: false,
  });
};

/** Leaves a parent: its admins are out with their next request. */
export const useLeave = () => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await client.call(endRoute, { params: { id } });
    },
    onSuccess: async () => {
      notify('identity.partnership.left', { type: 'success' });
      await queries.invalidateQueries();
    },
    onError: (failure) => notify((toHttpError(failure, t) as Error).message, { type: 'error' }),
  });
};
