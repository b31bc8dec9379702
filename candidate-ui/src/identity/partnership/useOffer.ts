import { isProblemError } from 'contracts/client/problem-error';
import { useEffect, useState } from 'react';
import { type Offer, readOffer } from './partnerships.ts';

type State = { is: 'checking' } | { is: 'open'; offer: Offer } | { is: 'refused'; code: string };

/** What the link of the address offers; `again` asks once more. */
export const useOffer = (token: string) => {
  const [state, setState] = useState<State>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false;
    const found = (next: State) => {
      if (!isLeft) setState(next);
    };
    readOffer(token).then(
      (offer) => found({ is: 'open', offer }),
      (error: unknown) => found({ is: 'refused', code: isProblemError(error) ? error.code : 'internal-error' }),
    );
    return () => {
      isLeft = true;
    };
  }, [token, attempt]);
  const again = () => {
    setState({ is: 'checking' });
    setAttempt(attempt + 1);
  };
  return { state, again };
};
