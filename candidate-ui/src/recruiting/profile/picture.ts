import './profile.words.ts';
import { useSend } from 'ui-kit/api/useSend';
import { imageFaults } from 'ui-kit/form/image-file';
import { setMyAvatar } from 'ui-kit/identity/image/my-avatar';
import { cache } from '#candidate-ui/api/cache';
import { client } from '#candidate-ui/api/client';
import { orLogin } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

/** `mark` tells one file from another: a file itself has no text. */
type Change = { file: File | null; mark: string };

/** How my own picture changes: sent as soon as it is chosen. */
export const usePicture = () => {
  const { submit, refusal, refuse, isBusy } = useSend(async ({ file }: Change, idempotencyKey: string) => {
    await orLogin(setMyAvatar(client, file, { idempotencyKey }));
    cache.expire('me');
    say({ kind: 'success', key: file ? 'profile.picture.saved' : 'profile.picture.removed' });
    return true;
  });
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    const faults = imageFaults(file);
    if (faults.length > 0) return refuse({ code: 'validation-failed', fields: { avatar: faults } });
    void submit({ file, mark: `${file.name} ${file.size} ${file.lastModified}` });
  };
  const remove = () => submit({ file: null, mark: '' });
  return { choose, remove, refusal, isBusy };
};
