import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { HireAsUser } from 'contracts/recruiting/pending-hire/pending-hire.events';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { MembershipFields } from '#admin-ui/identity/membership/MembershipFields.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

type Props = { record: PendingHireView; onClose: () => void };

/** Hires somebody: as which user of the company they are invited. */
export const HireDialog = ({ record: { id, candidateName, teamId }, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const form = useForm<HireAsUser>({
    defaultValues: { roles: [], type: 'regular', teams: teamId === null ? [] : [teamId] },
  });
  const { mutate, isPending } = useSend({
    resource: 'pending-hires',
    success: 'resources.pending-hires.hire.done',
    onSuccess: onClose,
    onError: (error) => {
      notify(error.message, { type: 'error' });
      for (const [field, fault] of Object.entries(fieldErrorsOf(error) ?? {}))
        form.setError(field as keyof HireAsUser, { message: String(fault) });
    },
  });
  const chosen = form.watch('roles');
  const name = candidateName ?? t('common.erasedPerson');
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.pending-hires.hire.title', { name })}
      confirm={t('resources.pending-hires.hire.action')}
      isBusy={isPending}
      isUnready={chosen.length === 0}
      isWide
      onConfirm={() => mutate({ id, action: 'hire', body: form.getValues() })}
      onCancel={onClose}
    >
      <p style={{ margin: '0 0 16px' }}>{t('resources.pending-hires.hire.detail')}</p>
      <ResourceContextProvider value="users">
        <FormProvider {...form}>
          <MembershipFields />
        </FormProvider>
      </ResourceContextProvider>
    </ConfirmDialog>
  );
};
