import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { setFlash } from 'ui-kit/page/flash';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { session } from '#candidate-ui/api/client';
import { goTo, goToLogin, loadAgain } from '#candidate-ui/api/leave';
import { orLogin } from '#candidate-ui/api/useQuery';
import { currentWorkspace, forgetCompany, switchWorkspace } from '#candidate-ui/identity/session/workspace';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { type Admission, admissionTo } from './admission.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Portal } from './Portal.tsx';

const act: Record<Exclude<Admission, 'enter'>, () => Promise<void> | void> = {
  'log-in': goToLogin,
  // The role comes with the token: the tenant is taken away, and the page is loaded anew with it (docs/product.md WS-2).
  switch: async () => {
    await orLogin(switchWorkspace('candidate'));
    forgetCompany();
    setFlash({ kind: 'info', key: 'shell.workspace.switched' });
    loadAgain();
  },
  'turn-away': () => {
    setFlash({ kind: 'error', key: 'problem.forbidden' });
    goTo(STAFF_HOME);
  },
};

/** When the session ends here or in another tab there is nothing to stay for; another person's is another portal. */
const useSessionWatch = () => {
  useEffect(() => {
    const who = session.claims()?.sub;
    return session.subscribe((token) => {
      if (token === null) return goToLogin();
      if (session.claims()?.sub !== who) loadAgain();
    });
  }, []);
};

/** The door of the candidate area: who may not enter is taken to where they may. `isBare`: its pages bring a frame of their own. */
export const CandidateArea = ({ isBare = false }: { isBare?: boolean }) => {
  const { pathname } = useLocation();
  const [error, setError] = useState<unknown>(null);
  // Another tab may go to another workspace: whoever is in stays in (docs/product.md WS-12).
  const isIn = useRef(false);
  const admission = isIn.current ? 'enter' : admissionTo(pathname, currentWorkspace());
  isIn.current = admission === 'enter';
  useSessionWatch();
  const go = useCallback(async () => {
    if (admission === 'enter') return;
    setError(null);
    await Promise.resolve(act[admission]()).catch(setError);
  }, [admission]);
  useEffect(() => void go(), [go]);
  if (admission === 'enter') return isBare ? <Outlet /> : <Portal />;
  return <PlainFrame>{error ? <Failure error={error} onRetry={() => void go()} /> : <PageSkeleton />}</PlainFrame>;
};
