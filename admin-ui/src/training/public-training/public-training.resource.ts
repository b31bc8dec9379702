import PublicOutlined from '@mui/icons-material/PublicOutlined';
import type { PublicTrainingView } from 'contracts/training/public-training/public-training.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** Beside the programs. */
export const publicTrainings = resource<PublicTrainingView>({
  name: 'public-trainings',
  permissions: 'tenant.training.programs',
  path: 'trainings/public',
  entity: async () => (await import('contracts/training/public-training/public-training.entity')).publicTraining,
  icon: PublicOutlined,
  area: 'training',
  isInMenu: false,
  above: 'training-programs',
  pages: ['list', 'create', 'view', 'edit'],
  nameOf: ({ programName, slug }) => programName ?? slug,
  ui: () => import('./public-training.ui.tsx'),
});
