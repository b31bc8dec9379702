import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** The question is not answered well enough yet. */
  isUnready?: boolean;
  /** Lists that open in it may reach out of it. */
  hasLists?: boolean;
  /** Two things stand side by side in it. */
  isWide?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done. */
export const ConfirmDialog = ({ isOpen, title, children, onConfirm, onCancel, ...rest }: Props) => {
  const {
    confirm,
    cancel,
    isDangerous = false,
    isBusy = false,
    isUnready = false,
    hasLists = false,
    isWide = false,
  } = rest;
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      fullWidth
      maxWidth={isWide ? 'md' : 'xs'}
      aria-labelledby={id}
      slotProps={{ paper: { sx: hasLists ? { overflow: 'visible' } : {} } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!isBusy && !isUnready) onConfirm();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ fontSize: '0.9375rem', ...(hasLists && { overflow: 'visible' }) }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onCancel}>
            {cancel ?? t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy || isUnready}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
