import { useListContext, useTranslate } from 'react-admin';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { useSources } from './useSources.ts';

/** Narrows a list to those who came from one source. */
export const SourceFilter = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const { offered } = useSources();
  const { source } = filterValues as { source?: string };
  return (
    <SelectFilter
      source="source"
      label={t('resources.candidate-sources.name', { smart_count: 1 })}
      choices={offered(source)}
    />
  );
};
