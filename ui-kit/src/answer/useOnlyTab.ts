import { useEffect, useState } from 'react';

const LOCK = 'onrecord.interview';

/**
 * Whether this tab may record: one at a time in a browser, as there is one camera, and as two would send the same recordings. Another
 * takes over once the first is closed, or has left what it answers.
 */
export const useOnlyTab = (): boolean | null => {
  const [isOnly, setOnly] = useState<boolean | null>('locks' in navigator ? null : true);
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const left = new AbortController();
    let release: () => void = () => undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (left.signal.aborted) return resolve();
        setOnly(true);
      });
    const wait = async () => {
      const isHeld = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? hold() : 'held'));
      if (isHeld !== 'held' || left.signal.aborted) return;
      setOnly(false);
      await navigator.locks.request(LOCK, { signal: left.signal }, hold).catch(() => undefined);
    };
    void wait();
    return () => {
      left.abort();
      release();
    };
  }, []);
  return isOnly;
};
