import { type CallOptions, routeOf } from 'contracts/client/route';
import type { validateUser } from 'contracts/identity/email-address/email-address.endpoints';
import type {
  confirmEmailChange as confirmEndpoint,
  refuseEmailChange as refuseEndpoint,
} from 'contracts/identity/email-address/email-change.endpoints';
import { client } from '#candidate-ui/api/client';

const validateRoute = routeOf<typeof validateUser>({
  method: 'POST',
  path: '/api/auth/validate-user',
  access: 'public',
});

export const verifyAddress = (token: string) => client.call(validateRoute, { body: { token } });

const path = '/api/auth/email-change';
const confirmRoute = routeOf<typeof confirmEndpoint>({ method: 'POST', path: `${path}/confirm`, access: 'public' });
const refuseRoute = routeOf<typeof refuseEndpoint>({ method: 'POST', path: `${path}/refuse`, access: 'public' });

export const confirmEmailChange = async (body: CallOptions<typeof confirmEndpoint>['body']) =>
  (await client.call(confirmRoute, { body })).data;
export const refuseEmailChange = (body: CallOptions<typeof refuseEndpoint>['body']) =>
  client.call(refuseRoute, { body });
