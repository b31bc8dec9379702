import { useEffect } from 'react';

/** Names the page in the browser's tab and history. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Onrecord`;
  }, [title]);
};
