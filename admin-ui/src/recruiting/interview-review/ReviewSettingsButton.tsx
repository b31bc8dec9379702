import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';

const ReviewSettingsDialog = lazy(async () => ({
  default: (await import('./ReviewSettingsDialog.tsx')).ReviewSettingsDialog,
}));

/** To how reviews are done in this company, for whoever may set it. */
export const ReviewSettingsButton = () => {
  const t = useTranslate();
  const [isOpen, open] = useState(false);
  return (
    <Allowed to="tenant.settings.update">
      <Button variant="outlined" startIcon={<TuneOutlined />} onClick={() => open(true)}>
        {t('resources.interview-reviews.settings.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewSettingsDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </Allowed>
  );
};
