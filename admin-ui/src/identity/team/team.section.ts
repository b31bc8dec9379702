import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { settingSection } from '#admin-ui/shared/setting/setting-section';

export const TEAMS = 'settings/teams';

export const teamSection = settingSection(
  { path: TEAMS, texts: 'identity.team', permissions: 'tenant.teams', icon: GroupsOutlined },
  () => import('./team.ui.tsx'),
);
