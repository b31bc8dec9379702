import BlockOutlined from '@mui/icons-material/BlockOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type { CertificateStatus } from 'contracts/training/certificate/certificate.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const CertificateChip = statusChip<CertificateStatus>('resources.training-certificates.status', {
  valid: { tone: 'success', icon: VerifiedOutlined },
  expired: { tone: 'neutral', icon: TimerOffOutlined },
  withdrawn: { tone: 'danger', icon: BlockOutlined },
});
