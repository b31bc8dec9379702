import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { MY_TRAININGS_PATH } from './paths.ts';

/** What is scheduled for whoever is logged in, whatever else they may see. */
export const myTrainingSection: Section = {
  path: MY_TRAININGS_PATH,
  area: 'training',
  title: 'training.mine.title',
  icon: AssignmentTurnedInOutlined,
  permission: 'member',
  pages: [
    { path: '', permission: 'member', page: lazyPage(() => import('./MyTrainingsPage.tsx'), 'MyTrainingsPage') },
    {
      path: ':schedule/training/:id',
      permission: 'member',
      page: lazyPage(() => import('./MyTrainingPage.tsx'), 'MyTrainingPage'),
    },
    {
      path: ':schedule/training/:id/lesson/:lessonId',
      permission: 'member',
      page: lazyPage(() => import('./MyLessonPage.tsx'), 'MyLessonPage'),
    },
  ],
};
