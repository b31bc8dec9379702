import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useTranslate } from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useMe } from '#admin-ui/providers/me.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { ListShape } from './column.ts';
import { useFixedFilter } from './fixed-filter.ts';
import { ListContent } from './ListContent.tsx';
import { Toolbar } from './Toolbar.tsx';

type Props<R extends RaRecord> = Omit<ListShape<R>, 'isSelectable'> & {
  resource: string;
  title: string;
  area: string;
  sort: SortPayload;
  /** Under the title. */
  detail?: string;
  /** The list that this one belongs to. */
  above?: Crumb | undefined;
  actions?: ReactNode;
  searchLabel?: string;
  filters?: ReactNode;
  bulkActions?: ReactNode;
  /** What to show while there is no record at all. */
  empty: ReactNode;
};

/** Errors show in the list itself, with a way to ask again: no toast on top. */
const silently = { onError: () => undefined };

/** A list of the console: title and actions, search and filters, rows, pages. Remembers its last query per company. */
export const ListPage = <R extends RaRecord>(props: Props<R>) => {
  const {
    resource,
    title,
    area,
    sort,
    detail,
    above: owner,
    actions,
    searchLabel,
    filters,
    bulkActions,
    empty,
    ...shape
  } = props;
  const t = useTranslate();
  const { currentTenant } = useMe();
  const fixed = useFixedFilter();
  const above = [
    { label: t(`layout.area.${area}`), ...(area === 'settings' && { to: '/settings' }) },
    ...(owner ? [owner] : []),
  ];
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={25}
      storeKey={`${currentTenant?.id ?? ''}.${resource}.${fixed ? `${fixed.name}.` : ''}listParams`}
      {...(fixed && { filter: fixed.filter })}
      queryOptions={silently}
    >
      <Page
        title={fixed ? t('common.list.filtered', { title: t(title) }) : t(title)}
        crumbs={fixed ? [...above, { label: t(title), to: fixed.path }] : above}
        detail={fixed?.line ?? detail}
        actions={actions}
      >
        <Toolbar searchLabel={searchLabel}>{filters}</Toolbar>
        <ListContent<R> {...shape} empty={empty} isSelectable={bulkActions !== undefined} />
        {bulkActions && <BulkBar>{bulkActions}</BulkBar>}
      </Page>
    </ListBase>
  );
};
