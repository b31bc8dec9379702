import { useEffect } from 'react';
import { goTo } from '#candidate-ui/api/leave';
import { currentWorkspace, destination } from './workspace.ts';

/** Somebody who is logged in already has nothing to do on a page that lets people in. */
export const useSkipWhenLoggedIn = (redirect: string | null) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as the page opens; who logs in there goes on anyway.
  useEffect(() => {
    if (currentWorkspace()) goTo(destination(redirect));
  }, []);
};
