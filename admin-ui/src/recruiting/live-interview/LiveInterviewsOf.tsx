import Button from '@mui/material/Button';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { RecordsPanel } from '#admin-ui/shared/RecordsPanel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { LiveTime } from './LiveTime.tsx';
import { LiveStatusChip, liveStanding } from './live-interview-status.ts';
import { scorecardsText } from './scorecard-state.ts';

/** As many as anybody meets a candidate. */
const SHOWN = 20;

/** When people of the company meet the candidate of an interview. */
export const LiveInterviewsOf = ({ record: { id, candidateName } }: { record: InterviewView }) => {
  const t = useTranslate();
  const { createPath } = useResource('live-interviews');
  return (
    <RecordsPanel<LiveInterviewView>
      resource="live-interviews"
      filter={{ interviewId: id }}
      sort={{ field: 'endsAt', order: 'DESC' }}
      shown={SHOWN}
      none="resources.live-interviews.none"
      actions={
        candidateName !== null && (
          <Allowed to="tenant.interviews.lives.create">
            <Button size="small" variant="outlined" component={Link} to={`${createPath}?interviewId=${id}`}>
              {t('resources.live-interviews.plan')}
            </Button>
          </Allowed>
        )
      }
      link={(live) => (
        <>
          <LiveTime {...live} />
          <small>{[live.title, scorecardsText(live, { t })].filter(Boolean).join(' · ')}</small>
        </>
      )}
      beside={(live) => <LiveStatusChip status={liveStanding(live)} />}
    />
  );
};
