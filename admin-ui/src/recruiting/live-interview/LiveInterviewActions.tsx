import Button from '@mui/material/Button';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { isOpenLive } from './live-interview-status.ts';

/** Those who talk with the candidate say whether they come. */
export const LiveInterviewActions = ({ record }: { record: LiveInterviewView }) => {
  const t = useTranslate();
  const { id: me } = useMe();
  const words = 'resources.live-interviews.mine';
  const { mutate, isPending } = useSend({ resource: 'live-interviews', success: `${words}.done` });
  const { id, status, interviewerIds, interviewerAnswers } = record;
  if (status !== 'scheduled' || !isOpenLive(record) || !interviewerIds.includes(me)) return null;
  const said = interviewerAnswers.find(({ userId }) => userId === me)?.answer;
  const button = (answer: 'yes' | 'no') =>
    said !== answer && (
      <Button
        key={answer}
        variant="outlined"
        disabled={isPending}
        onClick={() => mutate({ id, action: 'answer', body: { answer } })}
      >
        {t(`${words}.${answer}`)}
      </Button>
    );
  return (
    <>
      {button('yes')}
      {button('no')}
    </>
  );
};
