import Alert from '@mui/material/Alert';
import { languageTag } from 'contracts/kernel/language-tag';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { declinedBy, isOpenLive } from './live-interview-status.ts';

/** What somebody should know first: that it was called off and why, or that the candidate cannot come. */
export const LiveInterviewNotice = ({ record }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const locale = useLocale();
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
  if (!isOpenLive(record)) return null;
  const declined = record.interviewers?.filter(({ id }) => declinedBy(record).includes(id)) ?? [];
  const names = new Intl.ListFormat(languageTag(locale)).format(declined.map(({ name }) => name));
  return (
    <>
      {status === 'scheduled' && answer === 'no' && say('warning', t(`${words}.declined`))}
      {names && say('warning', t(`${words}.declinedByStaff`, { names, smart_count: declined.length }))}
    </>
  );
};
