import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';

type Props = Pick<ComponentProps<typeof Page>, 'title' | 'crumbs' | 'detail'> & {
  tabs?: ReactNode;
  /** The first page of people, once it is there. */
  found: {
    first: unknown;
    error: Error | null;
    refetch: () => unknown;
    /** Why nobody could be counted. */
    uncounted: ComponentProps<typeof Failure> | null;
  };
  exported: { isPending: boolean; mutate: () => void };
  actions: ReactNode;
  /** In the place of the table, where there is nothing to show people by; null where there is. */
  empty: ReactNode;
  children: ReactNode;
};

/** A page with a table of people: what stands around it, and what is there until it comes. */
export const MatrixFrame = ({ tabs, found, exported, actions, empty, children, ...page }: Props) => {
  const t = useTranslate();
  const { first, error, refetch, uncounted } = found;
  const hasTable = first !== undefined && empty === null;
  return (
    <Page
      {...page}
      actions={
        hasTable && (
          <>
            <Button
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              disabled={exported.isPending}
              onClick={() => exported.mutate()}
            >
              {t('handbook.matrix.export')}
            </Button>
            {actions}
          </>
        )
      }
    >
      {tabs}
      {error && !first && <Failure error={error} onRetry={() => void refetch()} />}
      {!first && !error && <Skeleton variant="rounded" height={240} />}
      {hasTable && uncounted && <Failure {...uncounted} />}
      {first !== undefined && empty}
      {hasTable && children}
    </Page>
  );
};
