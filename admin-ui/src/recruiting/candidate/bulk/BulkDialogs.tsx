import TextField from '@mui/material/TextField';
import { isScopeFor } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { SourceField } from '#admin-ui/recruiting/candidate-source/SourceField.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { plain } from '#admin-ui/shared/plain';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { type OnRefused, useBulk } from './useBulk.ts';

/** Labels looked through: those of other scopes are left out of them. */
const OFFERED = 100;

type DialogProps = { onClose: () => void; onRefused: OnRefused };

/** Puts a label on everybody who is ticked, or takes it off them. */
export const LabelDialog = ({ does, onClose, onRefused }: DialogProps & { does: 'add' | 'remove' }) => {
  const t = useTranslate();
  const { count, isPending, run } = useBulk('labels', { onDone: onClose, onRefused });
  const { records, setSearch } = useSearch<LabelView>('labels', undefined, OFFERED);
  const [chosen, choose] = useState<{ id: string; name: string } | null>(null);
  const choices = records
    .filter(({ scopeId }) => isScopeFor('candidate', scopeId))
    .map(({ id, name }) => ({ id, name }));
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t(`resources.candidates.bulk.${does === 'add' ? 'label' : 'unlabel'}.title`, { smart_count: count })}
      confirm={t(does === 'add' ? 'resources.labels.add' : 'resources.labels.takeOffOne')}
      isBusy={isPending}
      isUnready={!chosen}
      onConfirm={() => chosen && run({ [does]: [chosen.id] })}
      onCancel={onClose}
    >
      <Combobox
        aria-label={t('resources.candidates.fields.labelId')}
        placeholder={t('resources.candidates.fields.labelId')}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        onSearch={setSearch}
      />
    </ConfirmDialog>
  );
};

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
