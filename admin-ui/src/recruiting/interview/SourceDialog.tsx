import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { SourceField } from '#admin-ui/recruiting/candidate-source/SourceField.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.interviews.changeSource';

/** Says where the candidate of an interview came from, or corrects it. */
export const SourceDialog = ({ record, onClose }: { record: InterviewView; onClose: () => void }) => {
  const t = useTranslate();
  const form = useForm<{ source: string | null }>({ defaultValues: { source: record.source } });
  const { mutate, isPending } = useSend({ resource: 'interviews', success: `${words}.done`, onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.submit`)}
      hasLists
      isBusy={isPending}
      onConfirm={() => mutate({ id: record.id, action: 'source', body: form.getValues() })}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <SourceField label={t('resources.interviews.fields.source')} />
      </FormProvider>
    </ConfirmDialog>
  );
};
