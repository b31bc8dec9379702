import { isProblemError } from 'contracts/client/problem-error';
import { useCallback, useEffect, useState } from 'react';
import { checkLink, type ResetLink } from './passwords.ts';

type State = 'checking' | 'valid' | 'invalid';

const REFUSED = new Set(['reset-link-invalid', 'validation-failed']);

/** Whether a link still works. Where nobody can say (no network, too many asked), the form says so when it is sent. */
export const useResetLink = ({ token, email }: ResetLink) => {
  const [state, setState] = useState<State>('checking');
  useEffect(() => {
    let isLeft = false;
    const found = (next: State) => {
      if (!isLeft) setState(next);
    };
    checkLink({ token, email }).then(
      () => found('valid'),
      (error: unknown) => found(isProblemError(error) && REFUSED.has(error.code) ? 'invalid' : 'valid'),
    );
    return () => {
      isLeft = true;
    };
  }, [token, email]);
  return { state, isInvalid: useCallback(() => setState('invalid'), []) };
};
