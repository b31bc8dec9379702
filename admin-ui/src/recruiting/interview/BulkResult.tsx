import { type ComponentProps, Suspense } from 'react';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import type { BulkResultDialog as Result } from './BulkResultDialog.tsx';

/** With the first refusal, and the words for it. */
const BulkResultDialog = lazyPage(() => import('./BulkResultDialog.tsx'), 'BulkResultDialog');

export const BulkResult = (props: ComponentProps<typeof Result>) => (
  <Suspense fallback={null}>
    <BulkResultDialog {...props} />
  </Suspense>
);
