import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { When } from '#admin-ui/shared/When.tsx';

const DAY = 86_400_000;

/** When everybody was last reminded; within a day they are reminded again only by whoever says so (docs/product.md HBK-24). */
export const useRemindedBefore = (at: string | null | undefined): { isUnready: boolean; note: ReactNode } => {
  const t = useTranslate();
  const [isAgain, setAgain] = useState(false);
  if (!at) return { isUnready: false, note: null };
  const isLately = Date.now() - Date.parse(at) < DAY;
  return {
    isUnready: isLately && !isAgain,
    note: (
      <div style={{ marginTop: 8 }}>
        {t('handbook.matrix.remindedAt')} <When at={at} withTime />
        {isLately && (
          <FormControlLabel
            sx={{ display: 'flex', mt: 1 }}
            control={<Checkbox checked={isAgain} onChange={(_, isChecked) => setAgain(isChecked)} />}
            label={t('handbook.matrix.remindAgain')}
          />
        )}
      </div>
    ),
  };
};
