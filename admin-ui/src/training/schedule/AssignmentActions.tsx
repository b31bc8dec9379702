import type { TrainingAssignmentView } from 'contracts/training/assignment/assignment.entity';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { ExtendButton } from './ScheduleActions.tsx';

type DialogProps = { record: TrainingAssignmentView; onClose: () => void };

const CancelDialog = ({ record: { id, userName }, onClose }: DialogProps) => {
  const t = useTranslate();
  return (
    <CommandDialog
      resource="training-assignments"
      id={id}
      action="cancel"
      words="training.schedule.cancelOne"
      values={{ name: userName ?? t('common.erasedPerson') }}
      cancel={t('training.schedule.cancel.keep')}
      isDangerous
      onClose={onClose}
    />
  );
};

const permission = 'tenant.training.schedules.update';
const isUnfinished = ({ status }: TrainingAssignmentView): boolean => status !== 'completed' && status !== 'cancelled';

const cancel: MoreAction<TrainingAssignmentView> = {
  label: 'training.schedule.cancelOne.action',
  permission,
  isFor: isUnfinished,
  isDangerous: true,
  dialog: CancelDialog,
};
/** Who has joined by themselves has agreed to it for themselves. */
const handOver: MoreAction<TrainingAssignmentView> = {
  label: 'training.schedule.handOver.action',
  permission,
  isFor: (one) => isUnfinished(one) && one.publicTrainingId === null,
  dialog: HandOverDialog,
};

/** What can be done about the training of one person. */
export const AssignmentActions = ({ record }: { record: TrainingAssignmentView }) => {
  const can = useCan();
  return (
    <>
      <ExtendButton record={record} />
      <MoreActions record={record} actions={can('tenant.users.read') ? [handOver, cancel] : [cancel]} />
    </>
  );
};
