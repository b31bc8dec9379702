import MailOutlined from '@mui/icons-material/MailOutlined';
import { INVITATIONS_PATH } from '#admin-ui/identity/membership/user-paths';
import { resource } from '#admin-ui/shared/resource/resource';

export const invitations = resource({
  name: 'invitations',
  permissions: 'tenant.users',
  entity: async () => {
    const { invitations: list } = await import('contracts/identity/invitation/invitation.endpoints');
    const { InvitationView } = await import('contracts/identity/invitation/invitation.views');
    return { fields: {}, view: InvitationView, search: [], sorts: list.sorts };
  },
  icon: MailOutlined,
  area: 'settings',
  path: INVITATIONS_PATH,
  pages: ['list'],
  isInMenu: false,
  above: 'users',
  ui: () => import('./invitation.ui.tsx'),
});
