import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { team } from 'contracts/identity/team/team.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const teams = resource({
  entity: team,
  icon: GroupsOutlined,
  area: 'settings',
  ui: () => import('./team.ui.tsx'),
});
