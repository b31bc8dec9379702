import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const trainingPrograms = resource({
  name: 'training-programs',
  permissions: 'tenant.training.programs',
  path: 'trainings/programs',
  entity: async () => (await import('contracts/training/program/program.entity')).trainingProgram,
  icon: SchoolOutlined,
  area: 'training',
  pages: ['list', 'create', 'view', 'edit'],
  ui: () => import('./program.ui.tsx'),
});
