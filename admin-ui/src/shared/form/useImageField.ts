import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { imageFaults } from 'ui-kit/form/image-file';
import { fieldErrorsOf, fieldMessage } from '#admin-ui/providers/problems';

export type ImageActions = {
  /** Name of the field in refusals. */
  source: string;
  upload: (file: File) => Promise<void>;
  remove: () => Promise<void>;
  /** Keys of what is said afterwards. */
  changed: string;
  removed: string;
};

/** Address of a file that is shown before it is sent; given back with the next one. */
const usePreview = () => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return [url, (file: File | null) => setUrl(file && URL.createObjectURL(file))] as const;
};

/** An image that is sent as soon as it is chosen: what is under way, and what was wrong. */
export const useImageField = ({ source, upload, remove, changed, removed }: ImageActions) => {
  const t = useTranslate();
  const notify = useNotify();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = usePreview();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  const attempt = async (work: () => Promise<void>, said: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      notify(said, { type: 'success' });
    } catch (error) {
      setFault(fieldErrorsOf(error)[source] ?? (error as Error).message);
    }
    setPreview(null);
    setBusy(false);
  };

  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const faults = imageFaults(file);
    if (faults.length > 0) return setFault(fieldMessage(faults, t));
    setPreview(file);
    await attempt(() => upload(file), changed);
  };

  const takeAway = async () => {
    if (isBusy) return;
    // The button that had the focus goes with the image.
    input.current?.focus();
    await attempt(remove, removed);
  };

  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void choose(event.dataTransfer.files[0]);
    },
  };

  return { id, input, preview, fault, isBusy, isOver, choose, takeAway, dropTarget };
};
