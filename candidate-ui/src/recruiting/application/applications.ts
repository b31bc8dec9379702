import { routeOf } from 'contracts/client/route';
import type { listMyApplications } from 'contracts/recruiting/application/application.endpoints';
import type { MyApplicationView } from 'contracts/recruiting/application/application.views';
import { client } from '#candidate-ui/api/client';
import { type Query, useQuery } from '#candidate-ui/api/useQuery';

const listRoute = routeOf<typeof listMyApplications>({
  method: 'GET',
  path: '/api/candidate/applications',
  access: 'authenticated',
});

/** Under which they are kept among what was read. */
export const APPLICATIONS = 'applications';

export const useApplications = (isAsked = true): Query<MyApplicationView[]> =>
  useQuery(isAsked ? APPLICATIONS : null, async () => (await client.call(listRoute, {})).data);
