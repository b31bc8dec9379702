import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const candidateSources = resource({
  name: 'candidate-sources',
  permissions: 'tenant.candidates.sources',
  entity: async () => (await import('contracts/recruiting/candidate-source/candidate-source.entity')).candidateSource,
  icon: TravelExploreOutlined,
  area: 'settings',
  ui: () => import('./candidate-source.ui.tsx'),
});
