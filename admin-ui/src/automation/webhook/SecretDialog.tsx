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

/** Shows a secret for the only time, to be copied. */
export const SecretDialog = ({ secret, hint, onClose }: { secret: string; hint: string; onClose: () => void }) => {
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
      <DialogTitle id={id}>{t('automation.webhook.secret.title')}</DialogTitle>
      <DialogContent sx={{ fontSize: '0.9375rem' }}>
        {hint}
        <Row>
          <InputControl
            readOnly
            value={secret}
            aria-label={t('automation.webhook.secret.label')}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" autoFocus onClick={() => void copy()}>
            {t('automation.webhook.secret.copy')}
          </Button>
        </Row>
        <Said role="status">{said && t(`automation.webhook.secret.${said}`)}</Said>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('automation.webhook.secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
