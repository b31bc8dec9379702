import { candidateOwners } from 'contracts/recruiting/candidate/candidate.owners';
import { useTranslate } from 'react-admin';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';

/** Narrows candidates to those whom somebody, a team or nobody looks after. */
export const OwnerFilters = () => {
  const t = useTranslate();
  const choices = candidateOwners.map((id) => ({ id, name: t(`resources.candidates.whose.${id}`) }));
  return (
    <>
      <SelectFilter source="whose" label={t('resources.candidates.whose.name')} choices={choices} />
      <ReferenceFilter source="assigneeId" reference="users" label={t('resources.candidates.fields.assigneeId')} />
      <ReferenceFilter source="teamId" reference="teams" />
    </>
  );
};
