import PublicOff from '@mui/icons-material/PublicOff';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import type { JobStatus } from 'contracts/recruiting/job/job.entity';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const JobStatusChip = statusChip<JobStatus>('resources.jobs.status', {
  published: { tone: 'success', icon: PublicOutlined },
  unpublished: { tone: 'neutral', icon: PublicOff },
});
