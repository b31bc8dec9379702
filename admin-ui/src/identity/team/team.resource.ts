import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const teams = resource({
  name: 'teams',
  entity: async () => (await import('contracts/identity/team/team.entity')).team,
  icon: GroupsOutlined,
  area: 'settings',
  ui: () => import('./team.ui.tsx'),
});
