import { useEffect, useRef, useState } from 'react';

/** Whether files of this computer are what is being dragged. */
export const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files that are dropped on the page, with all that was dropped, or pasted into it; answers whether some are being dragged over it. */
export const useIncomingFiles = (
  isOpen: boolean,
  onFiles: (files: File[], dropped?: DataTransfer | null) => void,
): boolean => {
  const [isDragging, setDragging] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const over = (event: DragEvent) => {
      // A folder beneath takes them for itself.
      if (!holdsFiles(event) || event.defaultPrevented) return setDragging(false);
      event.preventDefault();
      setDragging(true);
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      take.current([...(event.dataTransfer?.files ?? [])], event.dataTransfer);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging(false);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => take.current([...(clipboardData?.files ?? [])]);
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => controller.abort();
  }, [isOpen]);
  return isDragging;
};
