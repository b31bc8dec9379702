import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  marginTop: 16,
  '& input': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.8125rem' },
});
const Said = styled('p')(({ theme }) => ({
  minHeight: 20,
  margin: '8px 0 0',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

type Props = {
  secret: string;
  title: string;
  hint: string;
  onClose: () => void;
};

/** Shows a secret for the only time, to be copied; it goes away only when somebody says that they have kept it. */
export const SecretDialog = ({ secret, title, hint, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [said, say] = useState<'copied' | 'byHand' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      say('copied');
    } catch {
      say('byHand');
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ fontSize: '0.9375rem' }}>
        {hint}
        <Row>
          <InputControl
            readOnly
            value={secret}
            aria-label={t(`common.secret.label`)}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" autoFocus onClick={() => void copy()}>
            {t(`common.secret.copy`)}
          </Button>
        </Row>
        <Said role="status">{said && t(`common.secret.${said}`)}</Said>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t(`common.secret.done`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
