import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import { type ReactNode, useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatDay } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { CertificatesOf } from '#admin-ui/training/certificate/CertificatesOf.tsx';
import { reviewPath } from '#admin-ui/training/review/paths';
import { AssignmentActions } from '#admin-ui/training/schedule/AssignmentActions.tsx';
import { ScoreText, TrainingProgress } from '#admin-ui/training/TrainingProgress.tsx';

const Moment = ({ at, none = '–' }: { at: string | null; none?: string }) =>
  at === null ? none : <When at={at} withTime />;

const Person = ({ id }: { id: string }) => {
  const { data } = useGetOne<MemberView>('users', { id }, { retry: false });
  return (
    <LinkTo resource="users" id={id}>
      {data?.name ?? '…'}
    </LinkTo>
  );
};

const AssignmentFacts = ({ one }: { one: TrainingAssignmentView }) => {
  const t = useTranslate();
  const { programVersion, startsAt, startedAt, completedAt, expiresAt, firstExpiresAt, lateRemindedOn } = one;
  const { handedOverFrom, handedOverTo } = one;
  const can = useCan();
  const locale = useLocale();
  const facts: [string, ReactNode][] = [
    ['programVersion', programVersion],
    ['startsAt', <Moment key="startsAt" at={startsAt} />],
    ['startedAt', <Moment key="startedAt" at={startedAt} />],
    ['finishedLessons', <TrainingProgress key="progress" {...one} />],
    ['earned', <ScoreText key="score" {...one} />],
    ['completedAt', <Moment key="completedAt" at={completedAt} />],
    ['expiresAt', <Moment key="expiresAt" at={expiresAt} none={t('training.program.noEnd')} />],
    ...(firstExpiresAt === null
      ? []
      : [['firstExpiresAt', <Moment key="first" at={firstExpiresAt} />] as [string, ReactNode]]),
    ...(lateRemindedOn === null ? [] : [['lateRemindedOn', formatDay(lateRemindedOn, locale)] as [string, ReactNode]]),
    ...Object.entries(can('tenant.users.read') ? { handedOverFrom, handedOverTo } : {}).flatMap(
      ([field, id]): [string, ReactNode][] => (id === null ? [] : [[field, <Person key={field} id={id} />]]),
    ),
  ];
  return (
    <Facts>
      <dt>{t('resources.training-assignments.fields.programName')}</dt>
      <dd>{one.programName}</dd>
      <dt>{t('training.matrix.status')}</dt>
      <dd>
        <AssignmentChip status={one.status} />
      </dd>
      {facts.map(([field, value]) => [
        <dt key={field}>{t(`resources.training-assignments.fields.${field}`)}</dt>,
        <dd key={`${field} value`}>{value}</dd>,
      ])}
    </Facts>
  );
};

/** What was scheduled for one person, how far they are, and what can be done about it. */
export const AssignmentDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate();
  const can = useCan();
  const titleId = useId();
  const { data, error, refetch } = useGetOne<TrainingAssignmentView>('training-assignments', { id }, { retry: false });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {data ? (data.userName ?? t('common.erasedPerson')) : t('training.matrix.assignment')}
      </DialogTitle>
      <DialogContent>
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={220} />}
        {data && <AssignmentFacts one={data} />}
        {data?.status === 'completed' && <CertificatesOf userId={data.userId} assignmentId={data.id} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {data && (
          <>
            <AssignmentActions record={data} />
            {can('tenant.training.reviews.read') && (
              <Button size="small" component={Link} to={reviewPath(data.id)}>
                {t('training.matrix.answers')}
              </Button>
            )}
            <Button size="small" component={Link} to={`/trainings/group-scheduled/${data.scheduleId}/edit`}>
              {t('resources.training-assignments.fields.scheduleId')}
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
