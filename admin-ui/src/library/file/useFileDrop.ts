import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { holdsFiles } from 'ui-kit/upload/useIncomingFiles';

/** Attributes of one field of several, onto which files of this computer are dropped, and into which they are pasted. */
export const useFileDrop = (isOpen: boolean, onFiles: (files: File[]) => void) => {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  if (!isOpen) return {};
  return {
    'data-over': isOver || undefined,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPaste: ({ clipboardData }: ClipboardEvent) => onFiles([...clipboardData.files]),
  };
};
