import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Something to learn as people will see it, over the page on which it is written. */
export const TrialDialog = ({ title, onClose, children }: Props) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <p style={{ margin: '0 0 16px', fontSize: '0.875rem' }}>{t('training.preview.detail')}</p>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
