import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { CandidateDocumentView } from 'contracts/recruiting/candidate/candidate.kept-documents';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { useDownload } from '#admin-ui/library/file/useTicket';
import { Preview } from '#admin-ui/library/preview/Preview.tsx';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { KeptActions } from './KeptActions.tsx';

/** A document of a candidate, as far as the page can show it. */
export const DocumentDialog = ({ document, onClose }: { document: CandidateDocumentView; onClose: () => void }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const titleId = useId();
  const download = useDownload();
  const { id, name, type, size, extension, fileType, scan, addedAt } = document;
  const facts = [
    [t('resources.files.fields.type'), t(`resources.candidates.documents.type.${type}`)],
    [t('resources.files.fields.size'), `${extension.toUpperCase()}, ${bytes(size)}`],
    [t('resources.candidates.documents.from'), t(`resources.candidates.documents.source.${document.source}`)],
    [t('resources.candidates.documents.added'), <When key="at" at={addedAt} withTime />],
    [t('resources.files.fields.scan'), t(`resources.files.scan.${scan}`)],
  ] as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent>
        <Preview file={{ id, name, size, extension, type: fileType, status: 'completed' }} />
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <KeptActions document={document} onDone={onClose} />
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button
          variant="contained"
          startIcon={<DownloadOutlined />}
          disabled={download.isPending}
          onClick={() => download.mutate(id)}
        >
          {t('library.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
