import { type CallOptions, routeOf } from 'contracts/client/route';
import type {
  beginTwoFactor as beginEndpoint,
  confirmTwoFactor as confirmEndpoint,
  disableTwoFactor as disableEndpoint,
} from 'contracts/identity/two-factor/two-factor.endpoints';
import { client } from '#candidate-ui/api/client';

const post = { method: 'POST', access: 'authenticated' } as const;
const beginRoute = routeOf<typeof beginEndpoint>({ ...post, path: '/api/auth/two-factor' });
const confirmRoute = routeOf<typeof confirmEndpoint>({ ...post, path: '/api/auth/two-factor/confirm' });
const disableRoute = routeOf<typeof disableEndpoint>({ ...post, path: '/api/auth/two-factor/disable' });

export const beginTwoFactor = async (body: CallOptions<typeof beginEndpoint>['body']) =>
  (await client.call(beginRoute, { body })).data;
export const confirmTwoFactor = async (body: CallOptions<typeof confirmEndpoint>['body']) =>
  (await client.call(confirmRoute, { body })).data.recoveryCodes;
export const disableTwoFactor = (body: CallOptions<typeof disableEndpoint>['body']) =>
  client.call(disableRoute, { body });
