import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const interviews = resource<InterviewView>({
  name: 'interviews',
  entity: async () => (await import('contracts/recruiting/interview/interview.entity')).interview,
  icon: VideocamOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'view'],
  ownPages: [
    {
      path: 'board',
      permission: 'tenant.interviews.read',
      load: async () => (await import('./board/BoardPage.tsx')).BoardPage,
    },
    {
      path: ':id/review',
      permission: 'tenant.interviews.responses.read',
      load: async () => (await import('#admin-ui/recruiting/interview-review/ReviewPage.tsx')).ReviewPage,
    },
    {
      path: ':id/proof',
      permission: 'tenant.interviews.responses.read',
      load: async () => (await import('#admin-ui/recruiting/response/ProofPage.tsx')).ProofPage,
    },
  ],
  nameField: 'candidateName',
  nameOf: ({ candidateName }, t) => candidateName ?? t('common.erasedPerson'),
  hasFirstList: true,
  ui: () => import('./interview.ui.tsx'),
});
