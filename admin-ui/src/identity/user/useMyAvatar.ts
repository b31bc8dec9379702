import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { setMyAvatar } from 'ui-kit/identity/image/my-avatar';
import { client } from '#admin-ui/providers/client';
import { toHttpError } from '#admin-ui/providers/problems';
import { meKey } from '#admin-ui/providers/queryClient';

/** How the person's own picture changes; who they are is then read again. */
export const useMyAvatar = () => {
  const t = useTranslate();
  const queries = useQueryClient();
  const change = async (file: File | null) => {
    try {
      await setMyAvatar(client, file);
    } catch (failure) {
      throw toHttpError(failure, t);
    }
    await queries.invalidateQueries({ queryKey: meKey });
  };
  return { upload: change, remove: () => change(null) };
};
