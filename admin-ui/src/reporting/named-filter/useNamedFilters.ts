import type { NamedFilterView } from 'contracts/reporting/named-filter/named-filter.entity';
import { withoutTyped } from 'contracts/reporting/named-filter/named-filter.limits';
import {
  useCreate,
  useDelete,
  useGetList,
  useListContext,
  useNotify,
  useRefresh,
  useStore,
  useUpdate,
} from 'react-admin';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import type { ColumnChoice } from '#admin-ui/shared/list/useChosenColumns';

const RESOURCE = 'named-filters';
type View = Pick<NamedFilterView, 'filter' | 'sort' | 'columns'>;
type Named = Pick<NamedFilterView, 'name' | 'isShared'>;

/** The same however its fields are ordered: the server keeps them in an order of its own. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, one]) => [name, ordered(one)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
};

const isSame = (one: Omit<View, 'columns'>, other: Omit<View, 'columns'>): boolean =>
  JSON.stringify(ordered([one.filter, one.sort])) === JSON.stringify(ordered([other.filter, other.sort]));

/** The named filters of the list around this, and what can be done with them (docs/product.md REP-13, REP-14). */
export const useNamedFilters = (chosen: Pick<ColumnChoice<never>, 'choice' | 'choose'>) => {
  const { id: me } = useMe();
  const can = useCan();
  const notify = useNotify();
  const refresh = useRefresh();
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const { data = [], ...asked } = useGetList<NamedFilterView>(RESOURCE, {
    filter: { list: resource },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
  });
  const [isSharing, setSharing] = useStore(`${me}.named-filters.isShared`, false);
  const onError = (error: unknown) => notify((error as Error).message, { type: 'error' });
  const settled = { mutationMode: 'pessimistic', onError } as const;
  const [create, creating] = useCreate();
  const [update, updating] = useUpdate();
  const [remove, removing] = useDelete();

  const kept = withoutTyped(filterValues);
  const now: View = {
    filter: kept as View['filter'],
    sort: { field: sort.field, order: sort.order },
    columns: Object.keys(chosen.choice).length > 0 ? chosen.choice : null,
  };
  const own = data.filter(({ ownerId }) => ownerId === me);

  return {
    ...asked,
    own,
    shared: data.filter(({ ownerId }) => ownerId !== me),
    isBusy: creating.isPending || updating.isPending || removing.isPending,
    /** Words that were typed are in the list, and will not be in what is saved. */
    leavesOut: kept !== filterValues,
    isSharing,
    isCurrent: (one: View) => isSame(one, now),
    mayChange: ({ ownerId }: NamedFilterView) => ownerId === me || can('tenant.settings.update'),
    mayRemove: ({ ownerId }: NamedFilterView) => ownerId === me || can('tenant.settings.delete'),
    apply: ({ filter, sort: order, columns }: View) => {
      setFilters(filter);
      if (order) setSort(order);
      if (columns) chosen.choose(columns);
    },
    /** Under a name of one's own that there is, it takes the place of what was there. */
    save: ({ name, isShared }: Named, onSuccess: () => void) => {
      setSharing(isShared);
      const before = own.find((one) => one.name === name);
      const done = () => {
        notify('reporting.namedFilter.saved', { type: 'success', messageArgs: { name } });
        refresh();
        onSuccess();
      };
      const written = { name, isShared, ...now };
      if (!before) return create(RESOURCE, { data: { list: resource, ...written } }, { ...settled, onSuccess: done });
      const { id } = before;
      return update(RESOURCE, { id, data: written, previousData: before }, { ...settled, onSuccess: done });
    },
    change: (before: NamedFilterView, named: Named, onSuccess: () => void) =>
      update(RESOURCE, { id: before.id, data: named, previousData: before }, { ...settled, onSuccess }),
    remove: (before: NamedFilterView, onSuccess: () => void) =>
      remove(
        RESOURCE,
        { id: before.id, previousData: before },
        {
          ...settled,
          onSuccess: () => {
            notify('reporting.namedFilter.removed', { type: 'success', messageArgs: { name: before.name } });
            onSuccess();
          },
        },
      ),
  };
};
export type NamedFilters = ReturnType<typeof useNamedFilters>;
