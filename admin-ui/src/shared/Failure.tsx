import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Notice } from './Notice.tsx';

/** Stands where something could not be loaded, with a way to ask again. */
export const Failure = ({ error, onRetry }: { error: { message: string }; onRetry: () => void }) => {
  const t = useTranslate();
  return (
    <div role="alert">
      <Notice icon={ErrorOutline} tone="danger" title={t('common.failed')} detail={error.message}>
        <Button variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Notice>
    </div>
  );
};
