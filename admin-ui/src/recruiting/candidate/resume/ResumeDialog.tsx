import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { uploadFault } from 'contracts/library/file/upload-fault';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { ResumeReading } from 'contracts/recruiting/candidate/candidate.resume-reading';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate, useUpdate } from 'react-admin';
import { suggestedValues } from 'ui-kit/recruiting/resume-comparison';
import { RESUME_FILES, readResumeFile } from 'ui-kit/recruiting/resume-file';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { ComparisonTable, useTaken } from '#admin-ui/recruiting/candidate/ComparisonTable.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { FileButton } from '#admin-ui/shared/FileButton.tsx';

const useReading = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [reading, setReading] = useState<ResumeReading | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const read = async (chosen: File) => {
    setFile(chosen);
    setBusy(true);
    setFault(null);
    try {
      const found = await readResumeFile(chosen, (bytes) =>
        dataProvider.upload<ResumeReading>('candidates/resume-reading', bytes),
      );
      setReading(found);
      if (!found) setFault(t('problem.resume-unreadable'));
    } catch (error) {
      setReading(null);
      setFault(fieldErrorsOf(error).file ?? (error as Error).message);
    }
    setBusy(false);
  };
  return { reading, fault, isBusy, read, file };
};

/** What a résumé seems to say beside what the record says; each field is taken or left (docs/product.md REC-81). */
export const ResumeDialog = ({ record, onClose }: { record: CandidateView; onClose: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const word = (key: string, options?: object) => t(`resources.candidates.resume.${key}`, options);
  const { reading, fault, isBusy, read, file } = useReading();
  const mayKeep = useCan()('tenant.candidates.documents.create');
  const canKeep = mayKeep && reading !== null && file !== null && uploadFault(file, 'profile-document') === null;
  const [isKept, setKept] = useState(true);
  // What sends files is not needed by the list that this comes with.
  const keep = async () => {
    if (!file || !canKeep || !isKept) return;
    const { documentPlace, documentUploads } = await import('#admin-ui/recruiting/candidate/documents/keep-documents');
    documentUploads(record.id).add([file], documentPlace('resume'));
  };
  const [update, { isPending }] = useUpdate<CandidateView, Error>();
  const held = record as unknown as Record<string, unknown>;
  const rows = suggestedValues(reading?.suggestions ?? [], held);
  const taken = useTaken(rows);
  const accept = () => {
    const values = rows.filter(({ field }) => taken.take.includes(field)).map(({ field, value }) => [field, value]);
    void keep();
    if (values.length === 0) return onClose();
    const data = { ...record, ...Object.fromEntries(values) };
    void update(
      'candidates',
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('resources.candidates.resume.done', {
            type: 'success',
            messageArgs: { smart_count: values.length },
          });
          onClose();
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      isWide
      title={word('title')}
      confirm={word(taken.take.length === 0 && canKeep && isKept ? 'keepOnly' : 'accept', {
        smart_count: taken.take.length,
      })}
      isBusy={isPending}
      isUnready={taken.take.length === 0 && !(canKeep && isKept)}
      onConfirm={accept}
      onCancel={onClose}
    >
      <div style={{ display: 'grid', gap: 14, justifyItems: 'start' }}>
        <p style={{ margin: 0 }}>{word('detail')}</p>
        <FileButton
          label={word(reading === null ? 'choose' : 'another')}
          inputLabel={word('choose')}
          isBusy={isBusy}
          accept={RESUME_FILES}
          onFile={(file) => void read(file)}
          button={{ variant: 'outlined', startIcon: <UploadFileOutlined /> }}
        />
        {isBusy && <LinearProgress sx={{ width: '100%' }} aria-label={word('reading')} />}
        {fault && <Alert severity="error">{fault}</Alert>}
        {reading?.isCut && <Alert severity="info">{word('isCut')}</Alert>}
        {reading?.hasHidden && <Alert severity="warning">{word('hasHidden')}</Alert>}
        {reading && rows.length === 0 && <p style={{ margin: 0 }}>{word('nothing')}</p>}
        {rows.length > 0 && <ComparisonTable rows={rows} taken={taken} mine={word('mine')} others={word('others')} />}
        {canKeep && (
          <FormControlLabel
            control={<Checkbox checked={isKept} onChange={(_, isChecked) => setKept(isChecked)} />}
            label={word('keep')}
          />
        )}
      </div>
    </ConfirmDialog>
  );
};
