import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';

/** Who is in the team. */
export const UsersField = () => {
  const t = useTranslate();
  return (
    <ReferencesField<MemberView>
      source="userIds"
      reference="users"
      placeholder={t('resources.teams.add')}
      filter={offered}
      asChoice={offeredUser}
    />
  );
};
