import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { staffInterviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { useGetOne, useTranslate } from 'react-admin';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { InterviewStatusChip, statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { useStatusChange } from '#admin-ui/recruiting/interview/useStatusChange.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import type { Row } from '#admin-ui/shared/resource/description';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
});
const words = 'resources.interview-reviews.decision';

const Labels = ({ candidateId }: { candidateId: string }) => {
  const { data } = useGetOne<Row & { labelIds: string[] }>('candidates', { id: candidateId }, { retry: false });
  return data && data.labelIds.length > 0 ? <LabelChips ids={data.labelIds} max={6} /> : null;
};

/** Where the interview stands, the labels of its candidate, and what is decided about it after its answers were looked at. */
export const ReviewDecision = ({ interviewId }: { interviewId: string }) => {
  const t = useTranslate();
  const can = useCan();
  const { data: interview } = useGetOne<InterviewView>('interviews', { id: interviewId }, { retry: false });
  const { change, isPending, dialogs } = useStatusChange();
  if (!interview) return null;
  const { id, status, candidateId, candidateName: name } = interview;
  return (
    <Root>
      <InterviewStatusChip status={status} />
      {can('tenant.candidates.read') && can('tenant.labels.read') && <Labels candidateId={candidateId} />}
      <Allowed to="tenant.interviews.update">
        <ActionMenu
          label={t(`${words}.action`)}
          place="below"
          trigger={(opens) => (
            <Button {...opens} size="small" variant="outlined" loading={isPending} endIcon={<ArrowDropDown />}>
              {t(`${words}.action`)}
            </Button>
          )}
        >
          {(close) =>
            staffInterviewStatuses
              .filter((one) => one !== status)
              .map((one) => (
                <MenuItem
                  key={one}
                  onClick={() => {
                    close();
                    change({ ids: [id], status: one, name });
                  }}
                >
                  {t(statusKey(one))}
                </MenuItem>
              ))
          }
        </ActionMenu>
        {dialogs}
      </Allowed>
    </Root>
  );
};
