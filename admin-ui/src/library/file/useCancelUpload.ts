import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { useNotify } from 'react-admin';
import { removeByTus } from 'ui-kit/upload/tus';
import { client, currentTenant } from '#admin-ui/providers/client';

/** Ends an upload that its sender left: in another tab, or on another device. */
export const useCancelUpload = (fileId: string, onDone: () => void) => {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<void, Error>({
    mutationFn: () => removeByTus({ token: client.token, tenant: currentTenant.get })(`${UPLOADS_PATH}/${fileId}`),
    onSuccess: () => {
      notify('library.cancelUpload.done', { type: 'success' });
      onDone();
    },
    onError: () => notify('library.upload.fault.upload-failed', { type: 'error' }),
    onSettled: () => queries.invalidateQueries(),
  });
};
