import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/ToneChip.tsx';
import { statusKey, statusLook } from './interview-status.ts';

export const InterviewStatusChip = ({ status }: { status: InterviewStatus }) => {
  const t = useTranslate();
  return <ToneChip {...statusLook[status]} label={t(statusKey(status))} />;
};
