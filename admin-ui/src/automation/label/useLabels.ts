import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import { useState } from 'react';
import { useGetList, useGetManyAggregate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';

const OFFERED = 100;

/** Labels by their ids, in order of their names; those that are gone are left out. All on a page are asked for at once. */
export const useLabels = (ids: readonly string[]): LabelView[] => {
  const enabled = useCan()('tenant.labels.read') && ids.length > 0;
  const { data = [] } = useGetManyAggregate<LabelView>('labels', { ids: [...ids] }, { enabled, retry: false });
  if (!enabled) return [];
  return data.filter((label) => label !== undefined).sort((one, other) => one.name.localeCompare(other.name));
};

/** Labels for such a thing that match what is typed. */
export const useLabelChoices = (thing: SystemLabelScope) => {
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data = [] } = useGetList<LabelView>(
    'labels',
    { filter: q ? { q } : {}, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: OFFERED } },
    { placeholderData: (previous) => previous },
  );
  return { labels: data.filter(({ scopeId }) => isScopeFor(thing, scopeId)), setSearch };
};
