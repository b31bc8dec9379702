import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

/** What was looked at is not what it is by now: nothing was done, and it is to be read again first. */
export const StaleAlert = ({ onReload }: { onReload: () => void }) => {
  const t = useTranslate();
  const queries = useQueryClient();
  const reload = () => {
    void queries.invalidateQueries();
    onReload();
  };
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mt: 2 }}
      action={
        <Button size="small" color="inherit" onClick={reload}>
          {t('common.stale.reload')}
        </Button>
      }
    >
      {t('common.stale.message')}
    </Alert>
  );
};
