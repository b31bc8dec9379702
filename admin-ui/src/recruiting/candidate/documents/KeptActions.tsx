import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_FILE_NAME_LENGTH } from 'contracts/library/file/file.choices';
import type { CandidateDocumentView } from 'contracts/recruiting/candidate/candidate.kept-documents';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { DocumentTypeSelect } from './AddDocument.tsx';

type Of = { document: CandidateDocumentView; onDone: () => void };
const words = 'resources.candidates.documents';

/** Does something with a document; all that is shown is read again once it is done. */
const useAct = (success: string, act: (dataProvider: ConsoleDataProvider) => Promise<unknown>, onDone: () => void) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<unknown, Error>({
    mutationFn: () => act(dataProvider),
    onSuccess: async () => {
      notify(`${words}.${success}`, { type: 'success' });
      onDone();
      await queries.invalidateQueries({ queryKey: ['candidates'] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

const pathOf = ({ candidateId, id }: CandidateDocumentView) => `candidates/${candidateId}/documents/${id}`;

const EditDialog = ({ document, onDone, onClose }: Of & { onClose: () => void }) => {
  const t = useTranslate();
  const [name, setName] = useState(document.name);
  const [type, setType] = useState(document.type);
  const { mutate, isPending } = useAct(
    'changed',
    (api) => api.patch(pathOf(document), { name: name.trim(), type }),
    onDone,
  );
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.edit`)}
      confirm={t('common.save')}
      isBusy={isPending}
      isUnready={name.trim() === ''}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 16, paddingTop: 6 }}>
        <MuiTextField
          size="small"
          required
          label={t(`${words}.name`)}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_FILE_NAME_LENGTH, autoComplete: 'off' } }}
        />
        <DocumentTypeSelect value={type} onChange={setType} />
      </div>
    </ConfirmDialog>
  );
};

const RemoveDialog = ({ document, onDone, onClose }: Of & { onClose: () => void }) => {
  const t = useTranslate();
  const { mutate, isPending } = useAct('removed', (api) => api.discard(pathOf(document)), onDone);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(`${words}.remove.title`, { name: document.name })}
      confirm={t(`${words}.remove.action`)}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t(`${words}.remove.detail`)}</p>
    </ConfirmDialog>
  );
};

/** What may be done with a document that the company keeps; one of a profile is the person's to change. */
export const KeptActions = ({ document, onDone }: Of) => {
  const t = useTranslate();
  const [asked, ask] = useState<'edit' | 'remove' | null>(null);
  if (document.source !== 'company') return null;
  const of = { document, onDone, onClose: () => ask(null) };
  return (
    <>
      <Allowed to="tenant.candidates.documents.delete">
        <Button color="error" onClick={() => ask('remove')} sx={{ mr: 'auto' }}>
          {t(`${words}.remove.action`)}
        </Button>
      </Allowed>
      <Allowed to="tenant.candidates.documents.update">
        <Button variant="outlined" onClick={() => ask('edit')}>
          {t(`${words}.edit`)}
        </Button>
      </Allowed>
      {asked === 'edit' && <EditDialog {...of} />}
      {asked === 'remove' && <RemoveDialog {...of} />}
    </>
  );
};
