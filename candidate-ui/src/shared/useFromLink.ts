import { isProblemError } from 'contracts/client/problem-error';
import { useEffect, useState } from 'react';

export type FromLink<T> = { is: 'checking' } | { is: 'open'; found: T } | { is: 'refused'; code: string };

/** What the token of a link opens, as `read` finds it; `again` asks once more. */
export const useFromLink = <T>(token: string, read: (token: string) => Promise<T>) => {
  const [state, setState] = useState<FromLink<T>>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false;
    const show = (next: FromLink<T>) => {
      if (!isLeft) setState(next);
    };
    read(token).then(
      (found) => show({ is: 'open', found }),
      (error: unknown) => show({ is: 'refused', code: isProblemError(error) ? error.code : 'internal-error' }),
    );
    return () => {
      isLeft = true;
    };
  }, [token, read, attempt]);
  const again = () => {
    setState({ is: 'checking' });
    setAttempt(attempt + 1);
  };
  return { state, again };
};
