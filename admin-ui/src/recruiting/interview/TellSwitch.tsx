import { Suspense } from 'react';
import { lazyPage } from '#admin-ui/shared/lazyPage';

/** With the first status that is chosen, or the board. */
const MailSwitch = lazyPage(() => import('./MailSwitch.tsx'), 'MailSwitch');

export const TellSwitch = () => (
  <Suspense fallback={null}>
    <MailSwitch />
  </Suspense>
);
