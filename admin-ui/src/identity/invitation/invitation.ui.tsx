import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { useTranslate } from 'react-admin';
import { InviteLink } from '#admin-ui/identity/membership/InviteLink.tsx';
import { RoleNames } from '#admin-ui/identity/role/RoleNames.tsx';
import { rolesColumn } from '#admin-ui/identity/role/roles-text';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { When } from '#admin-ui/shared/When.tsx';
import { InvitationActions } from './InvitationActions.tsx';

const Expiry = ({ at }: { at: string }) => {
  const t = useTranslate();
  return Date.parse(at) <= Date.now() ? t('resources.invitations.isOver') : <When at={at} />;
};

export const ui = resourceUi<InvitationView>({
  columns: [
    'name',
    'email',
    rolesColumn,
    { field: 'expiresAt', card: 'corner' },
    { field: 'actions', width: 240, isControl: true },
  ],
  values: {
    roles: ({ roles }) => <RoleNames roles={roles} />,
    expiresAt: ({ expiresAt }) => <Expiry at={expiresAt} />,
    actions: (invitation) => <InvitationActions invitation={invitation} />,
  },
  sort: { field: 'sentAt', order: 'DESC' },
  listActions: InviteLink,
  emptyAction: InviteLink,
});
