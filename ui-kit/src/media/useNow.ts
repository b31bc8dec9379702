import { useEffect, useState } from 'react';

/** Milliseconds since 1970, several times a second while it is asked for. */
export const useNow = (isAsked: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isAsked) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [isAsked]);
  return now;
};
