import type { TrainingScheduleView } from 'contracts/training/schedule/schedule.entity';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { PeoplePreview } from './PeoplePreview.tsx';
import { ScheduleAudience } from './ScheduleAudience.tsx';

type Props = { record: TrainingScheduleView; onClose: () => void };
type Chosen = Pick<TrainingScheduleView, 'users' | 'teams' | 'roles' | 'labels'>;
const nobody: Chosen = { users: [], teams: [], roles: [], labels: [] };

/** Adds people to a schedule, who are seen first. */
export const AddPeopleDialog = ({ record: { id }, onClose }: Props) => {
  const t = useTranslate();
  const form = useForm<Chosen>({ defaultValues: nobody });
  const { users, teams, roles, labels } = form.watch();
  const { mutate, isPending } = useSend({
    resource: 'training-schedules',
    success: 'training.schedule.add.done',
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t('training.schedule.add.title')}
      confirm={t('training.schedule.add.action')}
      isBusy={isPending}
      isUnready={users.length + teams.length + roles.length + labels.length === 0}
      onConfirm={() => mutate({ id, action: 'people', body: { users, teams, roles, labels } })}
      onCancel={onClose}
    >
      <ResourceContextProvider value="training-schedules">
        <FormProvider {...form}>
          <div style={{ display: 'grid', gap: 16 }}>
            <p style={{ margin: 0 }}>{t('training.schedule.add.detail')}</p>
            <ScheduleAudience />
            <PeoplePreview scheduleId={id} />
          </div>
        </FormProvider>
      </ResourceContextProvider>
    </ConfirmDialog>
  );
};
