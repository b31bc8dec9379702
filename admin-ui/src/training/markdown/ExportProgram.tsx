import Button from '@mui/material/Button';
import { slugText } from 'contracts/kernel/slug-text';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { saveFile } from '#admin-ui/shared/save-file';

type Files = { name: string; files: { path: string; text: string }[] };

/** Saves a program and its lessons as files of Markdown. */
export const ExportProgram = ({ record: { id } }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { name, files } = await dataProvider.ask<Files>(`training-programs/${id}/markdown`);
      const { zipOf } = await import('./markdown-files.ts');
      saveFile(await zipOf(files), `${slugText(name, 80) || 'program'}.zip`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Allowed to="tenant.training.lessons.read">
      <Button variant="outlined" disabled={isBusy} onClick={() => void save()}>
        {t('training.import.export')}
      </Button>
    </Allowed>
  );
};
