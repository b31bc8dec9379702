import { useTranslate } from 'react-admin';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import { USERS_PATH } from './user-paths.ts';

export const InviteLink = () => {
  const t = useTranslate();
  return (
    <CreateLink
      to={`/${USERS_PATH}/invite`}
      permission="tenant.users.create"
      label={t('resources.users.invite.action')}
    />
  );
};
