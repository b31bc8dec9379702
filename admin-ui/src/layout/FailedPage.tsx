import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { FallbackProps } from 'react-error-boundary';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Page } from './Page.tsx';

/** Stands where a page broke. A reload also fetches the parts of the program that an update has replaced. */
export const FailedPage = ({ resetErrorBoundary }: FallbackProps) => {
  const t = useTranslate();
  return (
    <Page title={t('layout.failed.title')} narrow>
      <Notice detail={t('layout.failed.detail')}>
        <Button variant="outlined" onClick={resetErrorBoundary}>
          {t('layout.failed.retry')}
        </Button>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('layout.reload.action')}
        </Button>
      </Notice>
    </Page>
  );
};
