import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { candidateName } from '#admin-ui/recruiting/candidate/candidate-name';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { saveJson } from '#admin-ui/shared/save-file';

/** Saves a candidate as a résumé in JSON Resume. */
export const JsonResumeDialog = ({ record, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const resume = await dataProvider.ask(`candidates/${record.id}/json-resume`);
      saveJson(resume, `${candidateName(record)?.replace(/[^\p{L}\d]+/gu, '-') || 'candidate'}.resume`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.candidates.jsonResume.title')}
      confirm={t('resources.candidates.jsonResume.save')}
      isBusy={isBusy}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>{t('resources.candidates.jsonResume.detail')}</p>
    </ConfirmDialog>
  );
};
