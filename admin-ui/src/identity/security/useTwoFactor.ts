import { useQueryClient } from '@tanstack/react-query';
import { type CallOptions, routeOf } from 'contracts/client/route';
import type {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
} from 'contracts/identity/two-factor/two-factor.endpoints';
import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';

const post = { method: 'POST', access: 'authenticated' } as const;
const beginRoute = routeOf<typeof beginTwoFactor>({ ...post, path: '/api/auth/two-factor' });
const confirmRoute = routeOf<typeof confirmTwoFactor>({ ...post, path: '/api/auth/two-factor/confirm' });
const disableRoute = routeOf<typeof disableTwoFactor>({ ...post, path: '/api/auth/two-factor/disable' });

/** The calls of the second factor; what they throw is in the reader's language. */
export const useTwoFactor = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  const told = async <T>(asked: Promise<{ data: T }>): Promise<T> => {
    try {
      return (await asked).data;
    } catch (failure) {
      throw toHttpError(failure, t);
    }
  };
  return {
    begin: (body: CallOptions<typeof beginTwoFactor>['body']) => told(client.call(beginRoute, { body })),
    confirm: (body: CallOptions<typeof confirmTwoFactor>['body']) => told(client.call(confirmRoute, { body })),
    disable: (body: CallOptions<typeof disableTwoFactor>['body']) => told(client.call(disableRoute, { body })),
    readAgain: () => queries.invalidateQueries(),
  };
};
