import { useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { ChangeUser } from 'contracts/identity/user/user.commands';
import type { changeMyAccount } from 'contracts/identity/user/user.endpoints';
import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';
import { meKey } from '#admin-ui/providers/queryClient';

const route = routeOf<typeof changeMyAccount>({ method: 'PATCH', path: '/api/auth/user', access: 'authenticated' });

/** Changes what is the person's own; who they are is then read again. */
export const useChangeUser = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  return async (body: ChangeUser): Promise<void> => {
    try {
      await client.call(route, { body });
    } catch (failure) {
      throw toHttpError(failure, t);
    }
    await queries.invalidateQueries({ queryKey: meKey });
  };
};
