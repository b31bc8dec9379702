import { readClaims } from 'contracts/client/claims';
import { isProblemError } from 'contracts/client/problem-error';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { DocumentType } from 'contracts/recruiting/profile/profile-document.choices';
import { keptUploads } from 'ui-kit/upload/kept-uploads';
import { createUploadQueue, type Transfer, type UploadPlace, type UploadQueue } from 'ui-kit/upload/queue';
import { sha256Of } from 'ui-kit/upload/sha256';
import { discardByTus, transferByTus } from 'ui-kit/upload/tus';
import { client, currentTenant, session } from '#admin-ui/providers/client';
import { queryClient } from '#admin-ui/providers/queryClient';

const api = { token: client.token, tenant: currentTenant.get };

/** Documents are sent for a candidate, to no folder of the library; `about` says what each is. */
export const documentPlace = (type: DocumentType): UploadPlace => ({
  ...{ kind: 'profile-document', folderId: systemFolders.root },
  about: type,
});

/** Sends a file, and keeps it with the candidate: only then it is done. */
const transferTo =
  (candidateId: string): Transfer =>
  async (options) => {
    let { url } = options.item;
    const onUrl = (found: string) => {
      url = found;
      options.onUrl(found);
    };
    await transferByTus(api, { candidateId })({ ...options, onUrl });
    const { name, about: type } = options.item;
    const body = { fileId: url?.split('/').at(-1) ?? '', type, name };
    await client
      .request('POST', `/api/tenant/candidates/${candidateId}/documents`, { body })
      .catch((error: unknown) => {
        throw new Error(isProblemError(error) ? error.code : 'upload-failed');
      });
  };

const queues = new Map<string, UploadQueue>();

/** Documents on their way to one candidate. */
export const documentUploads = (candidateId: string): UploadQueue => {
  const found = queues.get(candidateId);
  if (found) return found;
  const queue = createUploadQueue({
    ...{ hash: sha256Of, transfer: transferTo(candidateId), discard: discardByTus(api, { candidateId }) },
    kept: keptUploads(`${readClaims(session.token() ?? '')?.sub}.${currentTenant.get()}.${candidateId}`),
    onCompleted: ({ id }) => {
      queue.remove(id);
      void queryClient.invalidateQueries({ queryKey: ['candidates', candidateId] });
    },
  });
  queues.set(candidateId, queue);
  return queue;
};
