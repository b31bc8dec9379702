import { useEffect, useId, useRef, useState } from 'react';
import { useUploads } from '#admin-ui/library/upload/uploads';

/** What was uploaded for one field: tells it the file once the server has it. `about` is what to upload it under. */
export const useUploaded = (onFile: (fileId: string) => void) => {
  const place = useId();
  const [about] = useState(() => `${place}.${crypto.randomUUID()}`);
  const item = useUploads().findLast((one) => one.about === about);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (item?.status !== 'completed' || told.current === item.id) return;
    told.current = item.id;
    const fileId = item.url?.split('/').at(-1);
    if (fileId) onFile(fileId);
  });
  return { about, item };
};
