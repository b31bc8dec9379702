import { routeOf } from 'contracts/client/route';
import type { changeMyAvatar, removeMyAvatar } from 'contracts/identity/image/image.endpoints';
import { MAX_IMAGE_BYTES } from 'contracts/kernel/image';
import { useSend } from 'ui-kit/api/useSend';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

const path = '/api/user/avatar';
const changeRoute = routeOf<typeof changeMyAvatar>({ method: 'PUT', path, access: 'authenticated' });
const removeRoute = routeOf<typeof removeMyAvatar>({ method: 'DELETE', path, access: 'authenticated' });

/** `mark` tells one file from another: a file itself has no text. */
type Wish = { file: File | null; mark: string };

/** How my own picture changes: sent as soon as it is chosen. */
export const usePicture = () => {
  const { submit, refusal, refuse, isBusy } = useSend(async ({ file }: Wish, idempotencyKey: string) => {
    const call = file
      ? client.call(changeRoute, { file, idempotencyKey })
      : client.call(removeRoute, { idempotencyKey });
    await orLogin(call);
    cache.expire('me');
    say({ kind: 'success', key: file ? 'profile.picture.saved' : 'profile.picture.removed' });
    return true;
  });
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    if (file.size > MAX_IMAGE_BYTES) {
      return refuse({ code: 'payload-too-large', fields: { avatar: ['file-too-large'] } });
    }
    void submit({ file, mark: `${file.name} ${file.size} ${file.lastModified}` });
  };
  const remove = () => submit({ file: null, mark: '' });
  return { choose, remove, refusal, isBusy };
};
