import { type CallOptions, routeOf } from 'contracts/client/route';
import type {
  acceptInvitation,
  joinByInvitation,
  showInvitation,
} from 'contracts/identity/invitation/invitation.endpoints';
import { STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { client, session } from '#candidate-ui/api/client';
import { goTo, leaving } from '#candidate-ui/api/leave';
import { enterCompany, switchWorkspace } from '#candidate-ui/identity/session/workspace';

const showRoute = routeOf<typeof showInvitation>({
  method: 'POST',
  path: '/api/auth/invitations/show',
  access: 'public',
});
const acceptRoute = routeOf<typeof acceptInvitation>({
  method: 'POST',
  path: '/api/auth/invitations/accept',
  access: 'public',
});
const joinRoute = routeOf<typeof joinByInvitation>({
  method: 'POST',
  path: '/api/auth/invitations/join',
  access: 'authenticated',
});

/** Who invites whom. Rejects with `invitation-invalid` where the link is good no more. */
export const readInvitation = async (token: string) => (await client.call(showRoute, { body: { token } })).data;
export type Invitation = Awaited<ReturnType<typeof readInvitation>>;

/** Makes the account and goes on to the company. */
export const accept = async (body: CallOptions<typeof acceptInvitation>['body']): Promise<void> => {
  const { data } = await client.call(acceptRoute, { body });
  session.store(data.token);
  goTo(STAFF_HOME);
  return leaving();
};

/** Joins with the account that is logged in, and goes on to the company. */
export const join = async (body: CallOptions<typeof joinByInvitation>['body']): Promise<void> => {
  const { data } = await client.call(joinRoute, { body });
  enterCompany(data.tenantId);
  await switchWorkspace('tenant');
  goTo(STAFF_HOME);
  return leaving();
};
