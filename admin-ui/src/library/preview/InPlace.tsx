import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNewTicket } from '#admin-ui/library/file/useTicket';
import { lazyPage } from '#admin-ui/shared/lazyPage';

const PdfPages = lazyPage(() => import('ui-kit/pdf/PdfPages.tsx'), 'PdfPages');

/** Bytes of a file that the page reads whole to show it. */
const MOST_READ = 25 * 1_048_576;
const PICTURE = /^image\/(?:png|jpeg|webp|gif|avif)\b/;

type Shown = { pdf: ArrayBuffer } | { picture: string } | null;

/** What a file is, is told by its first byte's answer: those who read it need not know the library. Null: it cannot be shown. */
const readFile = async (url: string, signal: AbortSignal): Promise<Shown> => {
  const first = await fetch(url, { headers: { Range: 'bytes=0-0' }, signal });
  if (!first.ok) throw new Error(String(first.status));
  const type = first.headers.get('Content-Type') ?? '';
  const size = Number(first.headers.get('Content-Range')?.split('/')[1] ?? first.headers.get('Content-Length'));
  await first.body?.cancel();
  if (PICTURE.test(type)) return { picture: url };
  if (!type.startsWith('application/pdf') || !(size <= MOST_READ)) return null;
  const whole = await fetch(url, { signal });
  if (!whole.ok) throw new Error(String(whole.status));
  return { pdf: await whole.arrayBuffer() };
};

type Props = {
  fileId: string;
  name: string;
  /** Where it cannot be shown. */
  otherwise?: ReactNode;
};

/** A PDF or a picture, read in the page. */
export const InPlace = ({ fileId, name, otherwise = null }: Props) => {
  const t = useTranslate();
  const ask = useNewTicket();
  const [isBroken, setBroken] = useState(false);
  const { data, error } = useQuery<Shown, Error>({
    queryKey: ['in-place', fileId],
    queryFn: async ({ signal }) => readFile(await ask(fileId), signal),
    enabled: ({ state }) => state.data === undefined,
    retry: 1,
    gcTime: 0,
  });
  if (error || isBroken || data === null) return otherwise;
  const waiting = <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1.414' }} />;
  if (data === undefined) return waiting;
  if ('picture' in data)
    return (
      <img
        src={data.picture}
        alt={name}
        style={{ display: 'block', maxWidth: '100%', borderRadius: 10 }}
        onError={() => setBroken(true)}
      />
    );
  return (
    <PdfPages
      bytes={data.pdf}
      waiting={waiting}
      label={(page, pages) => `${name}, ${t('library.preview.page', { page, pages })}`}
      onFault={() => setBroken(true)}
    />
  );
};
