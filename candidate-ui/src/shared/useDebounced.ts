import { useEffect, useRef } from 'react';

/** Milliseconds that somebody who types is left alone (docs/product.md UI-6). */
const PAUSE = 100;

/** Calls `act` with the latest value once nobody has typed for a moment. */
export const useDebounced = <T>(act: (value: T) => void): ((value: T) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), PAUSE);
  };
};
