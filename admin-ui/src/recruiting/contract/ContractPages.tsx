import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PdfPages } from 'ui-kit/pdf/PdfPages.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { contractPdf } from './contract-pdf.ts';

type Props = {
  /** Of the API: `contracts/{id}/document`. */
  path: string;
  body?: object;
  /** What it hashes to, or another thing that changes with it. */
  version: string;
  name: string;
  over?: (page: number, pages: number) => ReactNode;
  /** How many there are. */
  onPages?: (pages: number) => void;
  /** What is drawn. */
  onBytes?: (bytes: ArrayBuffer) => void;
};

/** The pages of a contract or of a template. */
export const ContractPages = ({ path, body, version, name, over, onPages, onBytes }: Props) => {
  const t = useTranslate();
  const [isBroken, setBroken] = useState(false);
  const { data, error, refetch } = useQuery<ArrayBuffer, Error>({
    queryKey: ['contract-pdf', path, body, version],
    queryFn: async () => {
      const bytes = await contractPdf(path, body);
      onBytes?.(bytes.slice(0));
      return bytes;
    },
    enabled: ({ state }) => state.data === undefined,
    retry: false,
    gcTime: 0,
  });
  const waiting = <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1 / 1.414' }} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isBroken)
    return (
      <p>
        {t('resources.contracts.unavailable')}{' '}
        <Button
          size="small"
          onClick={() => {
            setBroken(false);
            void refetch();
          }}
        >
          {t('common.retry')}
        </Button>
      </p>
    );
  if (!data) return waiting;
  return (
    <PdfPages
      bytes={data}
      waiting={waiting}
      label={(page, pages) => `${name}, ${t('library.preview.page', { page, pages })}`}
      onFault={() => setBroken(true)}
      {...(over && { over })}
      {...(onPages && { onPages })}
    />
  );
};
