import { useEffect, useRef, useState } from 'react';
import type { Pdf } from './pdf.ts';

/** A PDF that is opened while it is shown; null until it is. Library and worker come with the first one. */
export const usePdf = (bytes: ArrayBuffer | null, onFault: () => void): Pdf | null => {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const fail = useRef(onFault);
  fail.current = onFault;
  useEffect(() => {
    if (!bytes) return;
    let [isLeft, opened]: [boolean, Pdf | null] = [false, null];
    import('./pdf.ts')
      .then(({ openPdf }) => openPdf(bytes))
      .then(
        (found) => {
          opened = found;
          if (isLeft) found.close();
          else setPdf(found);
        },
        () => {
          if (!isLeft) fail.current();
        },
      );
    return () => {
      isLeft = true;
      setPdf(null);
      opened?.close();
    };
  }, [bytes]);
  return pdf;
};
