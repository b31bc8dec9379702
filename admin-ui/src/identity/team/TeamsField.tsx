import type { TeamView } from 'contracts/identity/team/team.entity';
import { useTranslate } from 'react-admin';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';

/** The teams that somebody is in. `isRequired` where training is all that they do here. */
export const TeamsField = ({ source, isRequired }: { source: string; isRequired: boolean }) => {
  const t = useTranslate();
  const words = 'resources.teams.ofUser';
  return (
    <ReferencesField<TeamView>
      source={source}
      reference="teams"
      label={t('resources.users.fields.teams')}
      hint={t(`${words}.${isRequired ? 'requiredHint' : 'hint'}`)}
      placeholder={t(`${words}.add`)}
      isRequired={isRequired}
      asChoice={({ id, name }) => ({ id, name })}
    />
  );
};
