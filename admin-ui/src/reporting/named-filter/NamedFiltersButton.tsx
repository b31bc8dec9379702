import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';
import type { ColumnChoice } from '#admin-ui/shared/list/useChosenColumns';

const NamedFiltersPanel = lazyPage(() => import('./NamedFiltersPanel.tsx'), 'NamedFiltersPanel');

/** Names the filters, the order and the columns of a list, and finds them again: one's own, and those that are shared. */
export const NamedFiltersButton = <R extends RaRecord>({ columns }: { columns: ColumnChoice<R> }) => {
  const t = useTranslate();
  return (
    <ToolPanel icon={BookmarkBorderOutlined} label={t('reporting.namedFilter.title')}>
      {(close) => (
        <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
          <NamedFiltersPanel columns={columns} close={close} />
        </Suspense>
      )}
    </ToolPanel>
  );
};
