import { useEffect } from 'react';
import { currentWorkspace, goOn } from './workspace.ts';

/** Somebody who is logged in already has nothing to do on a page that lets people in. */
export const useSkipWhenLoggedIn = (redirect: string | null) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as the page opens; who logs in there goes on anyway.
  useEffect(() => {
    if (currentWorkspace()) goOn(redirect);
  }, []);
};
