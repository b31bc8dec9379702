import GroupOutlined from '@mui/icons-material/GroupOutlined';
import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** Who has which training, where a figure leads. */
export const trainingAssignments = resource<TrainingAssignmentView>({
  name: 'training-assignments',
  permissions: 'tenant.training.schedules',
  path: 'trainings/assignments',
  entity: async () => (await import('contracts/training/assignment/assignment.entity')).trainingAssignment,
  icon: GroupOutlined,
  area: 'training',
  pages: ['list', 'filter'],
  isInMenu: false,
  above: 'training-schedules',
  nameField: 'userName',
  nameOf: ({ userName }, t) => userName ?? t('common.erasedPerson'),
  ui: () => import('./assignment.ui.tsx'),
});
