import { routeOf } from 'contracts/client/route';
import type { listMyApplications, listMyInvitations } from 'contracts/recruiting/application/application.endpoints';
import type { MyApplicationView, MyInvitationView } from 'contracts/recruiting/application/application.views';
import { client } from '#candidate-ui/api/client';
import { type Query, useQuery } from '#candidate-ui/api/useQuery';

const listRoute = routeOf<typeof listMyApplications>({
  method: 'GET',
  path: '/api/candidate/applications',
  access: 'authenticated',
});

const invitationsRoute = routeOf<typeof listMyInvitations>({
  method: 'GET',
  path: '/api/candidate/invitations',
  access: 'authenticated',
});

/** Under which they are kept among what was read. */
export const APPLICATIONS = 'applications';

export const useApplications = (isAsked = true): Query<MyApplicationView[]> =>
  useQuery(isAsked ? APPLICATIONS : null, async () => (await client.call(listRoute, {})).data);

export const useInvitations = (): Query<MyInvitationView[]> =>
  useQuery('invitations', async () => (await client.call(invitationsRoute, {})).data);

/** Something that one applied for, or was invited to without having applied. */
export type MyInterview = Omit<MyInvitationView, 'invitedAt'> & { isInvited: boolean; since: string };

const newestFirst = (one: MyInterview, other: MyInterview) => Date.parse(other.since) - Date.parse(one.since);

export const interviewsOf = (
  applications: readonly MyApplicationView[],
  invitations: readonly MyInvitationView[],
): MyInterview[] =>
  [
    ...applications.map(({ appliedAt, ...one }) => ({ ...one, isInvited: false, since: appliedAt })),
    ...invitations.map(({ invitedAt, ...one }) => ({ ...one, isInvited: true, since: invitedAt })),
  ].sort(newestFirst);
