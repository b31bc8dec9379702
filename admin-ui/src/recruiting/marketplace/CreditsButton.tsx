import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CreditsDialog } from './CreditsDialog.tsx';
import { useCredits } from './useCredits.ts';

/** What is left this month, and the way to more about it. */
export const CreditsButton = () => {
  const t = useTranslate();
  const { data } = useCredits();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.marketplace-candidates.credits.left', { smart_count: data.left })}
      </Button>
      {isOpen && <CreditsDialog credits={data} onClose={() => setOpen(false)} />}
    </>
  );
};
