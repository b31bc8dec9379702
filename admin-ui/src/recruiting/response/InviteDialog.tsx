import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import type { OpenInterviewView } from 'contracts/recruiting/open-interview/open-interview.entity';
import { isWaiting } from 'contracts/recruiting/response/response.choices';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { formatDateTime } from '#admin-ui/shared/formats';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { InvitationFields } from './InvitationFields.tsx';
import { bodyOf, type InvitationTime, isDay, lastMoment, usualTime } from './invitation.ts';

type Props = { interview: InterviewView; responses: readonly ResponseView[]; onClose: () => void };

/** Steps that the candidate has still to answer: one more is asked of them beside these. */
const StillOpen = ({ responses }: Pick<Props, 'responses'>) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  const open = responses.filter(({ status }) => isWaiting(status));
  if (open.length === 0) return null;
  return (
    <Alert severity="warning">
      {open.map(({ id, stepName: step, expiresAt }) => (
        <div key={id}>
          {t('resources.responses.invite.stillOpen', { step, at: formatDateTime(lastMoment(expiresAt), locale, zone) })}
        </div>
      ))}
      {t('resources.responses.invite.stillOpenDetail')}
    </Alert>
  );
};

/** Invites the candidate to a step of the job that they were not asked yet, or to the one that an open interview has. */
export const InviteDialog = ({ interview, responses, onClose }: Props) => {
  const t = useTranslate();
  const zone = usePageZone();
  const stepId = useId();
  const { jobId, openInterviewId } = interview;
  const ofJob = useGetOne<JobView>('jobs', { id: jobId ?? '' }, { enabled: jobId !== null });
  const ofOpen = useGetOne<OpenInterviewView>(
    'open-interviews',
    { id: openInterviewId ?? '' },
    { enabled: openInterviewId !== null },
  );
  const { data: job } = ofJob;
  const isLoading = jobId === null ? ofOpen.isPending : ofJob.isPending;
  const [chosen, choose] = useState<string | null>(null);
  const [changed, setTime] = useState<InvitationTime | null>(null);
  const time = changed ?? usualTime(zone, job ?? ofOpen.data);
  const { mutate, isPending } = useSend({
    resource: 'interviews',
    success: 'resources.responses.invite.done',
    onSuccess: onClose,
  });
  const asked = new Set(responses.map((response) => response.stepId));
  const steps = (job?.steps ?? []).filter(({ id }) => !asked.has(id));
  const step = steps.find(({ id }) => id === chosen) ?? steps[0];
  const isReady = jobId === null ? responses.length === 0 && !isLoading : step !== undefined;
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.responses.invite.title', { name: interview.candidateName ?? '' })}
      confirm={t('resources.responses.invite.action')}
      isBusy={isPending}
      isUnready={!isReady || !isDay(time.day)}
      onConfirm={() =>
        mutate({
          id: interview.id,
          action: 'invite',
          body: { ...(step && { stepId: step.id }), ...bodyOf(time, zone) },
        })
      }
      onCancel={onClose}
    >
      {isLoading && <Skeleton height={160} />}
      {!isLoading && !isReady && (
        <p style={{ margin: 0 }}>
          {t(`resources.responses.invite.${jobId === null || (job && job.steps.length > 0) ? 'noneLeft' : 'noSteps'}`)}{' '}
          <LinkTo resource={jobId === null ? 'open-interviews' : 'jobs'} id={jobId ?? openInterviewId ?? ''}>
            {interview.jobTitle}
          </LinkTo>
        </p>
      )}
      {isReady && (
        <div style={{ display: 'grid', gap: 16, paddingTop: 6 }}>
          <StillOpen responses={responses} />
          {step && (
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
          )}
          <InvitationFields time={time} onChange={setTime} />
        </div>
      )}
    </ConfirmDialog>
  );
};
