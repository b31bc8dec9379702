import EventOutlined from '@mui/icons-material/EventOutlined';
import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const trainingSchedules = resource<TrainingScheduleView>({
  name: 'training-schedules',
  permissions: 'tenant.training.schedules',
  path: 'trainings/group-scheduled',
  entity: async () => (await import('contracts/training/schedule/schedule.entity')).trainingSchedule,
  icon: EventOutlined,
  area: 'training',
  pages: ['list', 'filter', 'create', 'view'],
  pagePaths: { view: ':id/edit' },
  nameField: 'programName',
  ui: () => import('./schedule.ui.tsx'),
});
