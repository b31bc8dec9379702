import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useDownload } from '#admin-ui/library/file/useTicket';
import type { LearnerStep } from './typed-answer.ts';

const Files = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

/** Files beside a step, under names of their own. */
export const Attachments = ({ files }: { files: LearnerStep['attachments'] }) => {
  const t = useTranslate();
  const { mutate, isPending } = useDownload();
  return (
    <Files aria-label={t('training.learn.attachments')}>
      {files.map(({ id, name, fileId }) => (
        <li key={id} style={{ minWidth: 0 }}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<FileDownloadOutlined />}
            disabled={isPending}
            onClick={() => mutate(fileId)}
            // Its name is read on paper too.
            data-printed=""
            sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {name}
          </Button>
        </li>
      ))}
    </Files>
  );
};
