import { useQuery } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { stateAsOf } from 'contracts/reporting/audit/audit.endpoints';
import { client } from '#admin-ui/providers/client';
import type { Replayable } from './audit-entities.ts';

const stateRoute = routeOf<typeof stateAsOf>({
  method: 'GET',
  path: '/api/tenant/audit-log/state',
  access: 'tenant.audit.read',
});

/** How one thing stood at a moment, folded from its events; null where it was not there. */
export const useStateAsOf = ({ entity, id }: { entity: Replayable; id: string }, at: string) =>
  useQuery({
    queryKey: ['reporting', 'state-as-of', entity, id, at],
    queryFn: async ({ signal }) => (await client.call(stateRoute, { query: { entity, id, at }, signal })).data.record,
    retry: false,
  });
