import Alert from '@mui/material/Alert';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';
import { statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';

/** What somebody should know first: what keeps a person from being hired, why a hire has ended, whether they have come. */
export const HireNotice = ({ record }: { record: PendingHireView }) => {
  const t = useTranslate();
  const words = 'resources.pending-hires.notice';
  const { status, startsOn, requiredOpen, reason, interviewStatus, userId, invitedAt } = record;
  const say = (severity: 'info' | 'success' | 'warning', content: React.ReactNode) => (
    <Alert severity={severity} sx={{ mb: 2, borderRadius: 2.5, overflowWrap: 'anywhere' }}>
      {content}
    </Alert>
  );
  if (status === 'declined' && interviewStatus !== null)
    return say('info', t(`${words}.endedByInterview`, { status: t(statusKey(interviewStatus)) }));
  if (status === 'withdrawn' || status === 'declined')
    return say('info', reason ? t(`${words}.${status}Because`, { reason }) : t(`${words}.${status}`));
  if (status === 'hired' && userId !== null)
    return say(
      'success',
      <LinkTo resource="users" id={userId}>
        {t(`${words}.joined`)}
      </LinkTo>,
    );
  if (status === 'hired') return say('info', t(invitedAt === null ? `${words}.inviting` : `${words}.invited`));
  if (startsOn === null) return say('warning', t(`${words}.noStart`));
  if (status === 'approved' && requiredOpen > 0)
    return say('warning', t(`${words}.missing`, { smart_count: requiredOpen }));
  return null;
};
