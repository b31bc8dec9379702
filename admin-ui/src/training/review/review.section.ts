import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import { lazyPage as lazyPart } from 'ui-kit/page/lazyPage';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { REVIEWS_PATH } from './paths.ts';

const permission = 'tenant.training.reviews.read';
const queue = { permission, page: lazyPage(() => import('./ReviewQueuePage.tsx'), 'OpenReviewsPage') } as const;
const done = { permission, page: lazyPage(() => import('./ReviewQueuePage.tsx'), 'DoneReviewsPage') } as const;

const one = { permission, page: lazyPage(() => import('./TrainingReviewPage.tsx'), 'TrainingReviewPage') } as const;

const words = { area: 'training', title: 'training.review.title', icon: RateReviewOutlined, permission } as const;

/** What people answered in trainings, waiting for somebody to review it. */
export const reviewSection: Section = {
  ...words,
  path: REVIEWS_PATH,
  // Beside the first pages: it waits for its own words alone.
  waiting: lazyPart(() => import('./OpenReviewsBadge.tsx'), 'OpenReviewsBadge'),
  pages: [
    { path: '', ...queue },
    { path: 'training', ...done },
    { path: ':id/edit', ...one },
  ],
};
/** The same of one schedule. */
export const scheduleReviewSection: Section = {
  ...words,
  path: 'trainings/review',
  isInMenu: false,
  pages: [
    { path: ':schedule/edit', ...queue },
    { path: ':schedule/show', ...done },
  ],
};
/** One training of a schedule, with what reviewers say of it. */
export const scheduleFeedbackSection: Section = {
  ...words,
  path: 'trainings/evaluation-schedule',
  isInMenu: false,
  pages: [{ path: ':schedule/training/:id/feedback', ...one }],
};
