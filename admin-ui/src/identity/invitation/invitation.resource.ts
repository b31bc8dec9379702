import MailOutlined from '@mui/icons-material/MailOutlined';
import { invitations as list } from 'contracts/identity/invitation/invitation.endpoints';
import { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { INVITATIONS_PATH } from '#admin-ui/identity/membership/user-paths';
import { resource } from '#admin-ui/shared/resource/resource';

export const invitations = resource({
  entity: {
    plural: 'invitations',
    permissions: 'tenant.users',
    fields: {},
    view: InvitationView,
    search: [],
    sorts: list.sorts,
  },
  icon: MailOutlined,
  area: 'settings',
  path: INVITATIONS_PATH,
  pages: ['list'],
  isInMenu: false,
  above: 'users',
  ui: () => import('./invitation.ui.tsx'),
});
