import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import { interviews as list } from 'contracts/recruiting/interview/interview.endpoints';
import { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { resource } from '#admin-ui/shared/resource/resource';

export const interviews = resource<InterviewView>({
  entity: {
    plural: 'interviews',
    permissions: 'tenant.interviews',
    fields: {},
    view: InterviewView,
    search: ['candidateName'],
    sorts: list.sorts,
  },
  icon: VideocamOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'view'],
  nameOf: ({ candidateName }, t) => candidateName ?? t('common.erasedPerson'),
  ui: () => import('./interview.ui.tsx'),
});
