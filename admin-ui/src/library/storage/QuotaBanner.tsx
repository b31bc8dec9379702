import Alert from '@mui/material/Alert';
import type { StorageUsage } from 'contracts/library/storage/storage.views';
import { useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { fullness, WARN_FROM } from './useUsage.ts';

/** Warns before the storage is full, and says when it is. */
export const QuotaBanner = ({ usage }: { usage: StorageUsage | undefined }) => {
  const t = useTranslate();
  const bytes = useBytes();
  if (!usage || fullness(usage) < WARN_FROM) return null;
  const isFull = fullness(usage) >= 1;
  return (
    <Alert severity={isFull ? 'error' : 'warning'}>
      {t(`library.usage.${isFull ? 'full' : 'nearlyFull'}`, { used: bytes(usage.bytes), quota: bytes(usage.quota) })}
    </Alert>
  );
};
