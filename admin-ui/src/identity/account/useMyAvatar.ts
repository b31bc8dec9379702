import { useQueryClient } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { changeMyAvatar, removeMyAvatar } from 'contracts/identity/image/image.endpoints';
import { useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';
import { meKey } from '#admin-ui/providers/queryClient';

const path = '/api/user/avatar';
const changeRoute = routeOf<typeof changeMyAvatar>({ method: 'PUT', path, access: 'authenticated' });
const removeRoute = routeOf<typeof removeMyAvatar>({ method: 'DELETE', path, access: 'authenticated' });

/** How the person's own picture changes; who they are is then read again. */
export const useMyAvatar = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  const take = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (failure) {
      throw toHttpError(failure, t);
    }
    await queries.invalidateQueries({ queryKey: meKey });
  };
  return {
    upload: (file: File) => take(() => client.call(changeRoute, { file })),
    remove: () => take(() => client.call(removeRoute, {})),
  };
};
