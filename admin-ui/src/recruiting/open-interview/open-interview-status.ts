import PublicOff from '@mui/icons-material/PublicOff';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const OpenInterviewStatusChip = statusChip<OpenInterviewView['status']>('resources.open-interviews.status', {
  open: { tone: 'success', icon: PublicOutlined },
  closed: { tone: 'neutral', icon: PublicOff },
});
