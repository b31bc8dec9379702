import { type ComponentProps, type ReactNode, useContext } from 'react';
import {
  ListBase,
  type ListBaseProps,
  type RaRecord,
  type SortPayload,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { useMe } from '#admin-ui/providers/me.tsx';
import { NamedFiltersButton } from '#admin-ui/reporting/named-filter/NamedFiltersButton.tsx';
import { DescriptionContext } from '#admin-ui/shared/resource/description';
import { BulkBar } from './BulkBar.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { ListShape } from './column.ts';
import { ExportButton } from './ExportButton.tsx';
import { useFixedFilter } from './fixed-filter.ts';
import { ListContent } from './ListContent.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useChosenColumns } from './useChosenColumns.ts';
import { useColumns } from './useColumns.tsx';

type Props<R extends RaRecord> = Omit<ListShape<R>, 'isSelectable'> & {
  resource: string;
  title: string;
  area: string;
  sort: SortPayload;
  /** Under the title. */
  detail?: string;
  /** The list that this one belongs to. */
  above?: Crumb | undefined;
  /** Lists beside this one. */
  tabs?: ReactNode;
  actions?: ReactNode;
  searchLabel?: string;
  filters?: ReactNode;
  /** What can be done with selected rows; to remove them is offered in the title bar. */
  bulkActions?: ReactNode;
  bulkRemove?: ReactNode;
  /** What to show while there is no record at all. */
  empty: ReactNode;
  queryOptions?: ListBaseProps<R>['queryOptions'];
};

/** Errors show in the list itself, with a way to ask again: no toast on top. */
const silently = { onError: () => undefined };

/** While rows are selected, the title bar offers to remove them; on a phone nothing else. */
const ListFrame = ({ bulkRemove, actions, ...page }: ComponentProps<typeof Page> & { bulkRemove: ReactNode }) => {
  const isPhone = useIsPhone();
  const isSelecting = useListContext().selectedIds.length > 0;
  return (
    <Page
      {...page}
      isSticky={isSelecting && Boolean(bulkRemove)}
      actions={
        <>
          {isSelecting && bulkRemove}
          {!(isSelecting && isPhone) && actions}
        </>
      }
    />
  );
};

/** A list of the console: title and actions, search and filters, rows, pages. Remembers its last query and what was selected, for each person and company. */
export const ListPage = <R extends RaRecord>(props: Props<R>) => {
  const {
    resource,
    title,
    area,
    sort,
    detail,
    above: owner,
    tabs,
    actions,
    searchLabel,
    filters,
    bulkActions,
    bulkRemove,
    empty,
    columns: given,
    queryOptions,
    ...shape
  } = props;
  const t = useTranslate();
  const { id, currentTenant } = useMe();
  const fixed = useFixedFilter();
  const isNarrowed = fixed !== null && fixed.own === undefined;
  const columns = useChosenColumns(resource, useColumns(resource, given));
  const isDescribed = useContext(DescriptionContext)?.name === resource;
  const above = [
    { label: t(`layout.area.${area}`), ...(area === 'settings' && { to: '/settings' }) },
    ...(owner ? [owner] : []),
  ];
  return (
    <ListBase<R>
      resource={resource}
      sort={sort}
      perPage={25}
      storeKey={`${id}.${currentTenant?.id ?? ''}.${resource}.${fixed ? `${fixed.name}.` : ''}listParams`}
      {...(fixed && { filter: fixed.filter })}
      queryOptions={{ ...silently, ...queryOptions }}
    >
      <ListFrame
        title={isNarrowed ? t('common.list.filtered', { title: t(title) }) : (fixed?.own?.title ?? t(title))}
        crumbs={isNarrowed ? [...above, { label: t(title), to: fixed.path }] : above}
        detail={fixed?.line ?? detail}
        actions={actions}
        bulkRemove={bulkRemove}
      >
        {!isNarrowed && tabs}
        <Toolbar
          searchLabel={searchLabel}
          tools={
            <>
              {!isNarrowed && currentTenant && <NamedFiltersButton columns={columns} />}
              <ColumnsButton columns={columns} />
              {isDescribed && <ExportButton columns={columns.shown.filter(({ isControl }) => !isControl)} />}
            </>
          }
        >
          {filters}
        </Toolbar>
        <ListContent<R>
          {...shape}
          columns={columns.shown}
          empty={empty}
          isSelectable={Boolean(bulkActions ?? bulkRemove)}
        />
        <BulkBar>{bulkActions}</BulkBar>
      </ListFrame>
    </ListBase>
  );
};
