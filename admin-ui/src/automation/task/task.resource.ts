import ChecklistRtlOutlined from '@mui/icons-material/ChecklistRtlOutlined';
import type { TaskView } from 'contracts/automation/task/task.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const tasks = resource<TaskView>({
  name: 'tasks',
  permissions: 'member',
  entity: async () => (await import('contracts/automation/task/task.entity')).task,
  icon: ChecklistRtlOutlined,
  area: 'overview',
  path: 'tasks',
  pages: ['list', 'create', 'view', 'edit'],
  nameField: 'title',
  nameOf: ({ title }, t) => title ?? t('resources.tasks.erased'),
  ui: () => import('./task.ui.tsx'),
});
