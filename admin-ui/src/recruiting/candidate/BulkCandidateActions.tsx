import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isScopeFor } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { type ReactNode, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { BulkMailButton } from '#admin-ui/recruiting/candidate-mail/SendMailButton.tsx';
import { SendToTicked } from '#admin-ui/recruiting/contract-batch/SendToManyLink.tsx';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { plain } from '#admin-ui/shared/plain';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { useSend } from '#admin-ui/shared/useSend';
import { ExportSelected } from './ExportSelected.tsx';

/** Labels looked through: those of other scopes are left out of them. */
const OFFERED = 100;

/** Does something with the ticked candidates, and says how many it was done with. */
const useBulk = (action: string, onDone: () => void) => {
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  const { mutate, isPending } = useSend<BulkAnswer>({
    resource: 'candidates',
    onSuccess: ({ changed, refused }) => {
      onDone();
      onUnselectItems();
      const words = `resources.candidates.bulk.${refused.length > 0 ? 'partly' : 'done'}`;
      notify(words, {
        type: refused.length > 0 ? 'warning' : 'success',
        messageArgs: { smart_count: changed.length, refused: refused.length },
      });
    },
  });
  return {
    count: selectedIds.length,
    isPending,
    run: (body: object) => mutate({ action, body: { ids: selectedIds, ...body } }),
  };
};

type DialogProps = { onClose: () => void };
type BulkButtonProps = { label: string; isDangerous?: boolean; children: (close: () => void) => ReactNode };

const BulkButton = ({ label, isDangerous = false, children }: BulkButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color={isDangerous ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};

const LabelDialog = ({ onClose }: DialogProps) => {
  const t = useTranslate();
  const { count, isPending, run } = useBulk('labels', onClose);
  const { records, setSearch } = useSearch<LabelView>('labels', undefined, OFFERED);
  const [chosen, choose] = useState<{ id: string; name: string } | null>(null);
  const choices = records
    .filter(({ scopeId }) => isScopeFor('candidate', scopeId))
    .map(({ id, name }) => ({ id, name }));
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t('resources.candidates.bulk.label.title', { smart_count: count })}
      confirm={t('resources.labels.add')}
      isBusy={isPending}
      isUnready={!chosen}
      onConfirm={() => chosen && run({ add: [chosen.id] })}
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

const InterviewDialog = ({ onClose }: DialogProps) => {
  const t = useTranslate();
  const { count, isPending, run } = useBulk('interviews', onClose);
  const form = useForm<{ jobId: string | null }>({ defaultValues: { jobId: null } });
  const jobId = form.watch('jobId');
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t('resources.candidates.bulk.interview.title', { smart_count: count })}
      confirm={t('resources.candidates.openInterview.action')}
      isBusy={isPending}
      isUnready={!jobId}
      onConfirm={() => run({ jobId })}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <ReferenceField source="jobId" reference="jobs" isRequired />
      </FormProvider>
    </ConfirmDialog>
  );
};

/** Erases after the number of people has been typed. */
const EraseManyDialog = ({ onClose }: DialogProps) => {
  const t = useTranslate();
  const { count, isPending, run } = useBulk('erase', onClose);
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

/** What can be done with the ticked candidates. */
export const BulkCandidateActions = () => {
  const t = useTranslate();
  return (
    <>
      <Allowed to="tenant.candidates.update">
        <BulkButton label={t('resources.labels.add')}>{(close) => <LabelDialog onClose={close} />}</BulkButton>
      </Allowed>
      <Allowed to="tenant.interviews.create">
        <BulkButton label={t('resources.candidates.openInterview.action')}>
          {(close) => <InterviewDialog onClose={close} />}
        </BulkButton>
      </Allowed>
      <BulkMailButton of="candidateIds" />
      <SendToTicked as="candidates" />
      <ExportSelected />
      <Allowed to="tenant.candidates.delete">
        <BulkButton label={t('resources.candidates.erase.action')} isDangerous>
          {(close) => <EraseManyDialog onClose={close} />}
        </BulkButton>
      </Allowed>
    </>
  );
};
