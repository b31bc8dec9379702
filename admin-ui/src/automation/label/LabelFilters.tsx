import { useTranslate } from 'react-admin';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { useScopes } from './useScopes.ts';

/** Narrows the list of labels to one scope. */
export const LabelFilters = () => {
  const t = useTranslate();
  return <SelectFilter source="scopeId" label={t('resources.labels.fields.scopeId')} choices={useScopes()} />;
};
