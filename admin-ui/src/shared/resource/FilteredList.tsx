import { SavedFilterPage } from '#admin-ui/reporting/saved-filter/SavedFilterPage.tsx';
import { useDescription } from './description.ts';
import { ResourceList } from './ResourceList.tsx';

/** The list of a resource under the saved filter that the address names. */
export const FilteredList = () => {
  const { path, title } = useDescription();
  return (
    <SavedFilterPage resource={path} title={title}>
      <ResourceList />
    </SavedFilterPage>
  );
};
