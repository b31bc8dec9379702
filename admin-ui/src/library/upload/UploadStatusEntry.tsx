import { Suspense, useSyncExternalStore } from 'react';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { hasUploads } from 'ui-kit/upload/kept-uploads';

const UploadStatus = lazyPage(() => import('./UploadStatus.tsx'), 'UploadStatus');

/** Shows the uploads of this tab; without any, nothing of them is loaded. */
export const UploadStatusEntry = () =>
  useSyncExternalStore(hasUploads.subscribe, hasUploads.get) ? (
    <Suspense fallback={null}>
      <UploadStatus />
    </Suspense>
  ) : null;
