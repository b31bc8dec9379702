import ModelTrainingOutlined from '@mui/icons-material/ModelTrainingOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { PRACTICE_PATH } from './paths.ts';

const permission = 'tenant.training.practice';

/** Published programs to try out, of which nothing is kept. */
export const practiceSection: Section = {
  path: PRACTICE_PATH,
  area: 'training',
  title: 'training.practice.title',
  icon: ModelTrainingOutlined,
  permission,
  pages: [
    { path: '', permission, page: lazyPage(() => import('./PracticePage.tsx'), 'PracticePage') },
    { path: ':id', permission, page: lazyPage(() => import('./PracticeProgramPage.tsx'), 'PracticeProgramPage') },
    {
      path: ':id/lesson/:lessonId',
      permission,
      page: lazyPage(() => import('./PracticeLessonPage.tsx'), 'PracticeLessonPage'),
    },
  ],
};
