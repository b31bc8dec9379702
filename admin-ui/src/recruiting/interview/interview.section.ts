import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { INTERVIEWS } from '#admin-ui/recruiting/paths';
import type { Section } from '#admin-ui/sections';

export const interviewSection: Section = {
  path: INTERVIEWS,
  area: 'recruiting',
  title: 'recruiting.interview.title',
  icon: VideocamOutlined,
  permission: 'tenant.interviews.read',
  pages: [
    {
      path: '',
      permission: 'tenant.interviews.read',
      page: lazyPage(() => import('./InterviewList.tsx'), 'InterviewList'),
    },
    {
      path: 'filter/:hash/pk',
      permission: 'tenant.interviews.read',
      page: lazyPage(() => import('./FilteredInterviewList.tsx'), 'FilteredInterviewList'),
    },
    {
      path: ':id/view',
      permission: 'tenant.interviews.read',
      page: lazyPage(() => import('./InterviewShow.tsx'), 'InterviewShow'),
    },
  ],
};
