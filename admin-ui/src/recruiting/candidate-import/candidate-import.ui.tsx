import Button from '@mui/material/Button';
import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { useSend } from '#admin-ui/shared/useSend';
import { ImportMain } from './ImportMain.tsx';
import { ImportStatusChip } from './import-status.ts';
import { UploadButton } from './UploadButton.tsx';

const UndoButton = ({ record }: { record: CandidateImportView }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { mutate, isPending } = useSend({
    resource: 'candidate-imports',
    success: 'resources.candidate-imports.undo.done',
    onSuccess: close,
  });
  if (record.status !== 'finished' || record.created === 0) return null;
  return (
    <Allowed to="tenant.candidates.delete">
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('resources.candidate-imports.undo.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.candidate-imports.undo.title', { smart_count: record.created })}
        confirm={t('resources.candidate-imports.undo.action')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate({ id: record.id, action: 'undo' })}
        onCancel={close}
      >
        <p style={{ margin: 0 }}>{t('resources.candidate-imports.undo.detail')}</p>
      </ConfirmDialog>
    </Allowed>
  );
};

export const ui = resourceUi<CandidateImportView>({
  columns: [
    'name',
    { field: 'status', width: 150 },
    { field: 'rows', align: 'right', width: 90 },
    { field: 'created', align: 'right', width: 110 },
    { field: 'refusedRows', align: 'right', width: 110 },
    { field: 'createdAt' },
  ],
  filters: ['status'],
  sort: { field: 'createdAt', order: 'DESC' },
  values: {
    status: ({ status }) => <ImportStatusChip status={status} />,
  },
  listActions: UploadButton,
  emptyAction: UploadButton,
  badge: ({ record }) => <ImportStatusChip status={record.status} />,
  actions: UndoButton,
  isFresh: true,
  facts: ['rows', 'created', 'refusedRows', 'undone', 'encoding', 'delimiter', 'createdAt', 'finishedAt'],
  main: ImportMain,
});
