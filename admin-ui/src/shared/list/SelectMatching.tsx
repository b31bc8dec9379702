import Button from '@mui/material/Button';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';

/** Rows that are ticked at once at most. */
const MAX_SELECTED = 5_000;

/** The filter by which the rows of a list were ticked last, all that it finds; ticks stay where it changes. */
const tickedBy = new Map<string, string>();
export const isTickedBy = (resource: string, filter: object): boolean =>
  tickedBy.get(resource) === JSON.stringify(filter);

/** Ticks all that the list finds, beyond its page. */
export const SelectMatching = () => {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, total = 0, meta, selectedIds, filterValues, sort, onSelect } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const most = Math.min(total, MAX_SELECTED);
  if (selectedIds.length >= most) return null;
  const isPart = meta?.isAtLeast === true || total > MAX_SELECTED;
  const select = async () => {
    setBusy(true);
    try {
      const ids: string[] = [];
      for (let page = 1; ids.length < most; page++) {
        const pagination = { page, perPage: Math.min(MAX_PAGE_ROWS, most) };
        const { data } = await dataProvider.getList(resource, { filter: filterValues, sort, pagination });
        ids.push(...data.map(({ id }: { id: string }) => id));
        if (data.length < pagination.perPage) break;
      }
      tickedBy.set(resource, JSON.stringify(filterValues));
      onSelect([...new Set(ids)].slice(0, MAX_SELECTED));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void select()}>
      {t(`common.list.${isPart ? 'selectFirst' : 'selectAll'}`, { number: formatCount(most, locale) })}
    </Button>
  );
};
