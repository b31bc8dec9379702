import './profile.words.ts';
import { readClaims } from 'contracts/client/claims';
import { isProblemError } from 'contracts/client/problem-error';
import { routeOf } from 'contracts/client/route';
import type { issueMyFileTicket } from 'contracts/library/file/file.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { DocumentType } from 'contracts/recruiting/profile/profile-document.choices';
import type {
  addMyDocument,
  listMyDocuments,
  removeMyDocument,
} from 'contracts/recruiting/profile/profile-document.endpoints';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import { saveFrom } from 'ui-kit/download/save-from';
import { keptUploads } from 'ui-kit/upload/kept-uploads';
import { createUploadQueue, type Transfer } from 'ui-kit/upload/queue';
import { sha256Of } from 'ui-kit/upload/sha256';
import { discardByTus, transferByTus } from 'ui-kit/upload/tus';
import { cache } from '#candidate-ui/api/cache';
import { client, session } from '#candidate-ui/api/client';
import { orLogin, type Query, useQuery } from '#candidate-ui/api/useQuery';
import { say } from '#candidate-ui/shared/toasts';

const path = '/api/candidate/profile/documents';
const access = 'authenticated';
const listRoute = routeOf<typeof listMyDocuments>({ method: 'GET', path, access });
const addRoute = routeOf<typeof addMyDocument>({ method: 'POST', path, access });
const removeRoute = routeOf<typeof removeMyDocument>({ method: 'DELETE', path: `${path}/:id`, access });
const ticketRoute = routeOf<typeof issueMyFileTicket>({
  method: 'POST',
  path: '/api/candidate/files/:id/ticket',
  access,
});

const KEY = 'profile-documents';

export const useMyDocuments = (): Query<ProfileDocumentView[]> =>
  useQuery(KEY, async () => (await client.call(listRoute, {})).data);

export const removeDocument = async ({ id }: { id: string }, idempotencyKey: string): Promise<true> => {
  await orLogin(client.call(removeRoute, { params: { id }, idempotencyKey }));
  cache.expire(KEY);
  say({ kind: 'success', key: 'profile.documents.removed' });
  return true;
};

/** Where a document is to be had for a minute. */
export const addressOfDocument = async ({ id }: { id: string }): Promise<string> =>
  (await orLogin(client.call(ticketRoute, { params: { id }, body: {} }))).data.url;

export const downloadDocument = async (document: { id: string }): Promise<true> => {
  await saveFrom(await addressOfDocument(document));
  return true;
};

const api = { token: client.token, tenant: () => null };
const send = transferByTus(api);

/** How often a server that is away for a moment is asked, and after how many milliseconds. */
const ATTEMPTS = 5;
const PAUSE_MS = 1_000;

const addDocument = async (body: { fileId: string; name: string; type: DocumentType }): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.call(addRoute, { body });
      return;
    } catch (error) {
      const isRefused = isProblemError(error) && error.status < 500;
      if (isRefused || attempt === ATTEMPTS) throw new Error(isProblemError(error) ? error.code : 'upload-failed');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};

/** Sends a file, and puts it on the profile: only then it is done. */
const transfer: Transfer = async (options) => {
  let { url } = options.item;
  const onUrl = (found: string) => {
    url = found;
    options.onUrl(found);
  };
  await send({ ...options, onUrl });
  const { name, about } = options.item;
  await addDocument({ fileId: url?.split('/').at(-1) ?? '', name, type: about as DocumentType });
};

/** The documents of a profile on their way. */
export const documentUploads = createUploadQueue({
  hash: sha256Of,
  transfer,
  discard: discardByTus(api),
  kept: keptUploads(`${readClaims(session.token() ?? '')?.sub}.own`),
  onCompleted: ({ id }) => {
    documentUploads.remove(id);
    cache.expire(KEY);
    say({ kind: 'success', key: 'profile.documents.added' });
  },
});

/** Where documents of a profile are sent to: no folder of a company. */
export const documentPlace = (type: DocumentType) => ({
  kind: 'profile-document' as const,
  folderId: systemFolders.root,
  about: type,
});
