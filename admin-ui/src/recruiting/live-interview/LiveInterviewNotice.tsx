import Alert from '@mui/material/Alert';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { isOpenLive } from './live-interview-status.ts';

/** What somebody should know first: that it was called off and why, or that the candidate cannot come. */
export const LiveInterviewNotice = ({ record }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const { status, reason, answer, erased } = record;
  const words = 'resources.live-interviews.notice';
  const say = (severity: 'info' | 'warning', text: string) => (
    <Alert severity={severity} sx={{ mb: 2, borderRadius: 2.5, overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
  if (erased) return say('info', t(`${words}.erased`));
  if (status === 'cancelled')
    return say('info', reason ? t(`${words}.cancelledBecause`, { reason }) : t(`${words}.cancelled`));
  if (status === 'scheduled' && answer === 'no' && isOpenLive(record)) return say('warning', t(`${words}.declined`));
  return null;
};
