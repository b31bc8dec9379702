import { fileTypes } from 'contracts/library/file/file.choices';
import { useTranslate } from 'react-admin';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';

/** Narrows files to what they are, who uploaded them and when. */
export const FileFilters = () => {
  const t = useTranslate();
  return (
    <>
      <SelectFilter
        source="type"
        label={t('resources.files.fields.type')}
        choices={fileTypes.map((id) => ({ id, name: t(`resources.files.type.${id}`) }))}
      />
      <ReferenceFilter source="uploadedBy" reference="users" label={t('resources.files.fields.uploadedBy')} />
      <PeriodFilter label="library.uploadedAt" />
    </>
  );
};
