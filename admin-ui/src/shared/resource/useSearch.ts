import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Row } from './description.ts';
import { useResource } from './useResource.ts';

const nothing = {};

/** The first records by name that match what is typed. */
export const useSearch = <R extends Row>(resource: string, filter: Record<string, unknown> = nothing, perPage = 25) => {
  const { nameField: field } = useResource(resource);
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data: records = [] } = useGetList<R>(
    resource,
    { filter: { ...filter, ...(q && { q }) }, sort: { field, order: 'ASC' }, pagination: { page: 1, perPage } },
    { placeholderData: (previous) => previous, retry: false },
  );
  return { records, setSearch };
};
