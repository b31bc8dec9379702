import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import type { QuestionView } from 'contracts/recruiting/question/question.entity';
import { resource } from '#admin-ui/shared/resource/resource';

/** Tabs of the jobs. */
export const questionSets = resource({
  name: 'question-sets',
  permissions: 'tenant.questions.sets',
  entity: async () => (await import('contracts/recruiting/question/question-set.entity')).questionSet,
  icon: ChecklistOutlined,
  area: 'recruiting',
  isInMenu: false,
  above: 'jobs',
  ui: () => import('./question-set.ui.tsx'),
});

export const questions = resource<QuestionView>({
  name: 'questions',
  entity: async () => (await import('contracts/recruiting/question/question.entity')).question,
  icon: QuizOutlined,
  area: 'recruiting',
  isInMenu: false,
  above: 'jobs',
  nameField: 'text',
  ui: () => import('./question.ui.tsx'),
});
