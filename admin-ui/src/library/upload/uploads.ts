import { readClaims } from 'contracts/client/claims';
import type { UploadKind } from 'contracts/library/file/file.choices';
import { useSyncExternalStore } from 'react';
import { hasUploads, keptUploads } from 'ui-kit/upload/kept-uploads';
import { createUploadQueue } from 'ui-kit/upload/queue';
import { sha256Of } from 'ui-kit/upload/sha256';
import { discardByTus, transferByTus } from 'ui-kit/upload/tus';
import type { UploadItem } from 'ui-kit/upload/upload-item';
import { client, currentTenant, session } from '#admin-ui/providers/client';
import { queryClient } from '#admin-ui/providers/queryClient';

const api = { token: client.token, tenant: currentTenant.get };
/** How often, and after how many milliseconds, a list is asked whether it has a file that was just sent. */
const LOOKS = 20;
const BETWEEN_LOOKS = 250;

/** Reads again what is shown once the lists have the file. */
const showFile = async ({ url }: UploadItem) => {
  const id = url?.split('/').at(-1);
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await client.request('GET', `/api/tenant/files/${id}`).catch(() => null);
    if ((found?.data as { status?: string } | undefined)?.status === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  await queryClient.invalidateQueries();
};

let latest: UploadItem | null = null;
let isShowing = false;
/** Of many that come one after the other, what is shown is read again for the last of them. */
const showSoon = async (item: UploadItem): Promise<void> => {
  latest = item;
  if (isShowing) return;
  isShowing = true;
  for (let one: UploadItem | null = item; one !== null; one = latest) {
    latest = null;
    await showFile(one);
  }
  isShowing = false;
};

/** The uploads of this tab. */
export const uploads = createUploadQueue({
  hash: sha256Of,
  transfer: transferByTus(api),
  discard: discardByTus(api),
  kept: keptUploads(`${readClaims(session.token() ?? '')?.sub}.${currentTenant.get()}`),
  onCompleted: (item) => void showSoon(item),
});

type As = { kind?: UploadKind; about?: string | null };

export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(uploads.subscribe, uploads.items);

/** Adds files of a folder to the queue, and shows it on every page. `about`: by which whoever asked for them knows them again. */
export const uploadTo = (
  folderId: string,
  files: readonly File[],
  { kind = 'attachment', about = null }: As = {},
): void => {
  if (files.length === 0) return;
  uploads.add(files, { kind, folderId, about });
  hasUploads.set();
};

window.addEventListener('beforeunload', (event) => {
  if (uploads.isAtRisk()) event.preventDefault();
});
