import EventOutlined from '@mui/icons-material/EventOutlined';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const liveInterviews = resource<LiveInterviewView>({
  name: 'live-interviews',
  permissions: 'tenant.interviews.lives',
  entity: async () => (await import('contracts/recruiting/live-interview/live-interview.entity')).liveInterview,
  icon: EventOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  nameField: 'candidateName',
  nameOf: ({ candidateName }, t) => candidateName ?? t('common.erasedPerson'),
  ui: () => import('./live-interview.ui.tsx'),
});
