import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Picked } from './markdown-files.ts';

const words = 'training.import';
/** Names that are said of all that is left out. */
const NAMES = 10;

/** What is wrong with the files that were chosen, or left out of them. */
export const PickNotices = ({ picked, fault }: { picked: Picked | null; fault: string | null }) => {
  const t = useTranslate();
  const skipped = picked?.skipped ?? [];
  return (
    <>
      {fault && <Alert severity="error">{t(`${words}.fault.${fault}`)}</Alert>}
      {skipped.length > 0 && (
        <Alert severity="warning">
          {t(`${words}.skipped`, { smart_count: skipped.length, names: skipped.slice(0, NAMES).join(', ') })}
        </Alert>
      )}
    </>
  );
};
