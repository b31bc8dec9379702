import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { SourceField } from '#admin-ui/recruiting/candidate-source/SourceField.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { type OnRefused, useBulk } from '#admin-ui/shared/list/useBulk';
import { plain } from '#admin-ui/shared/plain';

type DialogProps = { onClose: () => void; onRefused: OnRefused };

export const InterviewDialog = ({ onClose, onRefused }: DialogProps) => {
  const t = useTranslate();
  const { count, isPending, run } = useBulk('interviews', { onDone: onClose, onRefused });
  const form = useForm<{ jobId: string | null; source: string | null }>({
    defaultValues: { jobId: null, source: null },
  });
  const { jobId, source } = form.watch();
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t('resources.candidates.bulk.interview.title', { smart_count: count })}
      confirm={t('resources.candidates.openInterview.action')}
      isBusy={isPending}
      isUnready={!jobId}
      onConfirm={() => run({ jobId, source })}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <ReferenceField source="jobId" reference="jobs" isRequired />
        <div style={{ marginTop: 16 }}>
          <SourceField label={t('resources.interviews.fields.source')} />
        </div>
      </FormProvider>
    </ConfirmDialog>
  );
};

/** Erases after the number of people has been typed. */
export const EraseManyDialog = ({ onClose, onRefused }: DialogProps) => {
  const t = useTranslate();
  const { count, isPending, run } = useBulk('erase', { onDone: onClose, onRefused });
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.bulk.erase.title', { smart_count: count })}
      confirm={t('resources.candidates.erase.action')}
      isDangerous
      isBusy={isPending}
      isUnready={plain(typed) !== String(count)}
      onConfirm={() => run({})}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>{t('resources.candidates.erase.detail')}</p>
      <TextField
        label={t('resources.candidates.erase.confirm', { name: count })}
        value={typed}
        autoComplete="off"
        fullWidth
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
};
