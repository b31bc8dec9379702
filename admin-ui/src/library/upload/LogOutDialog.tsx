import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { openQueues } from 'ui-kit/upload/open-queues';

type Props = { onStay: () => void; onLeave: () => void };

/** Asks before the session ends what is to become of files that are on their way (docs/product.md FILE-33). */
export const LogOutDialog = ({ onStay, onLeave }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const keep = () => {
    openQueues.stop();
    onLeave();
  };
  const drop = () => {
    setBusy(true);
    void openQueues.drop().then(onLeave);
  };
  return (
    <Dialog open onClose={onStay} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('library.upload.loggingOut.title')}</DialogTitle>
      <DialogContent sx={{ fontSize: '0.9375rem' }}>{t('library.upload.loggingOut.detail')}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style)': { ml: '0 !important' } }}>
        <Button variant="outlined" onClick={onStay}>
          {t('library.upload.loggingOut.stay')}
        </Button>
        <Button variant="outlined" color="error" disabled={isBusy} onClick={drop}>
          {t('library.upload.loggingOut.drop')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={keep}>
          {t('library.upload.loggingOut.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
