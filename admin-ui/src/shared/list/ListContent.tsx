import ErrorOutline from '@mui/icons-material/ErrorOutline';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import type { FullShape } from './column.ts';
import { useFixedFilter } from './fixed-filter.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Pager } from './Pager.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

const Frame = styled('div')(({ theme }) => ({
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
/** Rows that are being replaced step back. */
const Aged = styled('div')({ transition: 'opacity 120ms', '&[data-aged]': { opacity: 0.55 } });

type Props<R extends RaRecord> = FullShape<R> & {
  empty: ReactNode;
  /** What shows the rows in the place of a table or of cards. */
  children?: ReactNode;
};

/** The rows of a list, or why there are none. */
export const ListContent = <R extends RaRecord>({ empty, children, ...shape }: Props<R>) => {
  const t = useTranslate();
  const fixed = useFixedFilter();
  const isFixed = fixed !== null && fixed.own === undefined;
  const isPhone = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const { data, error, isPending, isPlaceholderData, filterValues, setFilters, refetch } = useListContext<R>();

  if (error) {
    return (
      <Frame role="alert">
        <Notice icon={ErrorOutline} tone="danger" title={t('common.list.failed')} detail={error.message}>
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Notice>
      </Frame>
    );
  }
  if (isPending) return <ListSkeleton />;
  if (data?.length === 0) {
    const isChosen = Object.keys(filterValues).length > 0;
    if (!isChosen && !isFixed) return <Frame>{empty}</Frame>;
    return (
      <Frame>
        <Notice icon={SearchOff} title={t('common.list.nothing')} detail={t('common.list.nothingDetail')}>
          {isChosen && (
            <Button variant="outlined" onClick={() => setFilters({})}>
              {t('common.list.showAll')}
            </Button>
          )}
        </Notice>
      </Frame>
    );
  }
  return (
    <Aged data-aged={isPlaceholderData || undefined}>
      {children ?? (isPhone ? <RecordCards {...shape} /> : <RecordTable {...shape} />)}
      <Pager />
    </Aged>
  );
};
