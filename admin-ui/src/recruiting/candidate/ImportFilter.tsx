import { useListContext } from 'react-admin';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';

/** The import that the list is narrowed to; one is chosen on its page. */
export const ImportFilter = () => {
  const { filterValues } = useListContext();
  return filterValues.importId === undefined ? null : (
    <ReferenceFilter source="importId" reference="candidate-imports" />
  );
};
