import PublicOff from '@mui/icons-material/PublicOff';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { JobStatus } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import type { Tone } from 'ui-kit/theme/palette';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';

const styles: Record<JobStatus, { tone: Tone; icon: typeof SvgIcon }> = {
  published: { tone: 'success', icon: PublicOutlined },
  unpublished: { tone: 'neutral', icon: PublicOff },
};

export const JobStatusChip = ({ status }: { status: JobStatus }) => {
  const t = useTranslate();
  return <ToneChip {...styles[status]} label={t(`recruiting.job.status.${status}`)} />;
};
