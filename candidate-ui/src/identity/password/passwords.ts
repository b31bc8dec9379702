import { type CallOptions, routeOf } from 'contracts/client/route';
import type {
  checkToken,
  forgotPassword,
  resetPassword as resetEndpoint,
} from 'contracts/identity/password/password.endpoints';
import { client } from '#candidate-ui/api/client';

const post = { method: 'POST', access: 'public' } as const;
const forgotRoute = routeOf<typeof forgotPassword>({ ...post, path: '/api/auth/forgot-password' });
const checkRoute = routeOf<typeof checkToken>({ ...post, path: '/api/auth/check-token' });
const resetRoute = routeOf<typeof resetEndpoint>({ ...post, path: '/api/auth/reset-password' });

export type ResetLink = CallOptions<typeof checkToken>['body'];

export const forgetPassword = (body: CallOptions<typeof forgotPassword>['body']) => client.call(forgotRoute, { body });
/** Rejects with `reset-link-invalid` where the link is good no more. */
export const checkLink = (body: ResetLink) => client.call(checkRoute, { body });
export const resetPassword = (body: CallOptions<typeof resetEndpoint>['body']) => client.call(resetRoute, { body });
