import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Row } from './description.ts';
import { permissionTo } from './permission-to.ts';
import { useResource } from './useResource.ts';

const nothing = {};

/** The first records by name that match what is typed; none for whoever may not read such records. */
export const useSearch = <R extends Row>(resource: string, filter: Record<string, unknown> = nothing, perPage = 25) => {
  const described = useResource(resource);
  const { nameField: field } = described;
  const enabled = useCan()(permissionTo('read', described));
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data: records = [] } = useGetList<R>(
    resource,
    { filter: { ...filter, ...(q && { q }) }, sort: { field, order: 'ASC' }, pagination: { page: 1, perPage } },
    { placeholderData: (previous) => previous, retry: false, enabled },
  );
  return { records, setSearch };
};
