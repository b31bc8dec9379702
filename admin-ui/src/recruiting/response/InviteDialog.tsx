import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { InvitationFields } from './InvitationFields.tsx';
import { bodyOf, type InvitationTime, isDay, usualTime } from './invitation.ts';

type Props = { interview: InterviewView; responses: readonly ResponseView[]; onClose: () => void };

/** Invites the candidate to a step of the job that they were not asked yet. */
export const InviteDialog = ({ interview, responses, onClose }: Props) => {
  const t = useTranslate();
  const zone = usePageZone();
  const stepId = useId();
  const { data: job, isPending: isLoading } = useGetOne<JobView>('jobs', { id: interview.jobId });
  const [chosen, choose] = useState<string | null>(null);
  const [changed, setTime] = useState<InvitationTime | null>(null);
  const time = changed ?? usualTime(zone, job);
  const { mutate, isPending } = useSend({
    resource: 'interviews',
    success: 'resources.responses.invite.done',
    onSuccess: onClose,
  });
  const asked = new Set(responses.map((response) => response.stepId));
  const steps = (job?.steps ?? []).filter(({ id }) => !asked.has(id));
  const step = steps.find(({ id }) => id === chosen) ?? steps[0];
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.responses.invite.title', { name: interview.candidateName ?? '' })}
      confirm={t('resources.responses.invite.action')}
      isBusy={isPending}
      isUnready={!step || !isDay(time.day)}
      onConfirm={() =>
        mutate({ id: interview.id, action: 'invite', body: { stepId: step?.id, ...bodyOf(time, zone) } })
      }
      onCancel={onClose}
    >
      {isLoading && <Skeleton height={160} />}
      {!isLoading && !step && (
        <p style={{ margin: 0 }}>
          {t(`resources.responses.invite.${job && job.steps.length > 0 ? 'noneLeft' : 'noSteps'}`)}{' '}
          <LinkTo resource="jobs" id={interview.jobId}>
            {interview.jobTitle}
          </LinkTo>
        </p>
      )}
      {step && (
        <div style={{ display: 'grid', gap: 16, paddingTop: 6 }}>
          <TextField
            id={stepId}
            select
            label={t('resources.responses.fields.stepName')}
            value={step.id}
            onChange={({ target }) => choose(target.value)}
            fullWidth
          >
            {steps.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <InvitationFields time={time} onChange={setTime} />
        </div>
      )}
    </ConfirmDialog>
  );
};
