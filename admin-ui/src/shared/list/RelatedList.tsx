import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import { BulkBar } from './BulkBar.tsx';
import type { ListShape } from './column.ts';
import { ListContent } from './ListContent.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useColumns } from './useColumns.tsx';

type Props<R extends RaRecord> = Omit<ListShape<R>, 'isSelectable'> &
  Pick<ListBaseProps<R>, 'filter' | 'sort' | 'queryOptions'> & {
    resource: string;
    title: string;
    searchLabel?: string;
    filters?: ReactNode;
    empty: ReactNode;
    /** What can be done with the rows that are ticked. */
    bulkActions?: ReactNode;
  };

/** A list as a part of another page: what belongs to one record. */
export const RelatedList = <R extends RaRecord>(props: Props<R>) => {
  const {
    resource,
    title,
    filter,
    sort,
    queryOptions = {},
    searchLabel,
    filters,
    columns,
    bulkActions,
    ...shape
  } = props;
  const id = useId();
  const full = useColumns(resource, columns);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <ListBase<R>
        resource={resource}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ onError: () => undefined, ...queryOptions }}
        {...(filter && { filter })}
        {...(sort && { sort })}
      >
        <Toolbar searchLabel={searchLabel}>{filters}</Toolbar>
        <ListContent<R> {...shape} columns={full} isSelectable={Boolean(bulkActions)} />
        {bulkActions && <BulkBar>{bulkActions}</BulkBar>}
      </ListBase>
    </section>
  );
};
