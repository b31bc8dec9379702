import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed, once nothing was typed for a moment: the server is not asked letter by letter. */
export const useSettled = (typed: string): string => {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
