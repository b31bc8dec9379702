import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useQueryClient } from '@tanstack/react-query';
import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { FileButton } from '#admin-ui/shared/FileButton.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** Sends a file and goes to where its columns are matched. */
const useUpload = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { viewPath } = useResource('candidate-imports');
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    try {
      const body = new Blob([file], { type: 'text/csv' });
      const path = `candidate-imports?name=${encodeURIComponent(file.name)}`;
      const uploaded = await dataProvider.upload<CandidateImportView>(path, body);
      await queries.invalidateQueries();
      void navigate(viewPath(uploaded));
    } catch (error) {
      notify(fieldErrorsOf(error).file ?? (error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return { upload, isBusy };
};

/** Chooses a file of candidates. */
export const UploadButton = () => {
  const t = useTranslate();
  const { upload, isBusy } = useUpload();
  return (
    <Allowed to="tenant.candidates.create">
      <FileButton
        button={{ variant: 'contained', startIcon: <UploadFileOutlined /> }}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        label={t('resources.candidate-imports.upload')}
        busyLabel={t('resources.candidate-imports.uploading')}
        isBusy={isBusy}
        onFile={(file) => void upload(file)}
      />
    </Allowed>
  );
};
