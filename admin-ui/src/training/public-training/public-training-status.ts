import PublicOff from '@mui/icons-material/PublicOff';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import type { PublicTrainingStatus } from 'contracts/training/public-training/public-training.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const PublicTrainingChip = statusChip<PublicTrainingStatus>('resources.public-trainings.status', {
  open: { tone: 'success', icon: PublicOutlined },
  withdrawn: { tone: 'neutral', icon: PublicOff },
});
