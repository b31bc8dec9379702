import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { resource } from '#admin-ui/shared/resource/resource';

export const trainingLessons = resource({
  name: 'training-lessons',
  permissions: 'tenant.training.lessons',
  path: 'trainings/lessons',
  entity: async () => (await import('contracts/training/lesson/lesson.entity')).trainingLesson,
  icon: MenuBookOutlined,
  area: 'training',
  pages: ['list', 'create', 'view', 'edit'],
  pagePaths: { create: 'wizard', edit: 'wizard/:id' },
  ownPages: [
    {
      path: ':id/compare',
      permission: 'tenant.training.lessons.read',
      load: async () => (await import('./LessonComparePage.tsx')).LessonComparePage,
    },
  ],
  ui: () => import('./lesson.ui.tsx'),
});
