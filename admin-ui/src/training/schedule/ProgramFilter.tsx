import { useTranslate } from 'react-admin';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';

/** Narrows a list to one program. */
export const ProgramFilter = () => {
  const t = useTranslate();
  const label = t('resources.training-assignments.fields.programName');
  return <ReferenceFilter source="programId" reference="training-programs" label={label} />;
};
