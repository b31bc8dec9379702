import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const trainingPrograms = resource({
  name: 'training-programs',
  permissions: 'tenant.training.programs',
  path: 'trainings/programs',
  entity: async () => (await import('contracts/training/program/program.entity')).trainingProgram,
  icon: SchoolOutlined,
  area: 'training',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  ownPages: [
    {
      path: 'import',
      permission: 'tenant.training.programs.create',
      load: async () => (await import('#admin-ui/training/markdown/ImportProgramPage.tsx')).ImportProgramPage,
    },
    {
      path: ':id/compare',
      permission: 'tenant.training.programs.read',
      load: async () => (await import('./ProgramComparePage.tsx')).ProgramComparePage,
    },
  ],
  ui: () => import('./program.ui.tsx'),
});
