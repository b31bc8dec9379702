import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

type Of = { companyName: string; version: number; isWithdrawn?: boolean };

/** Above what a parent gave: from whom it is, and why it cannot be changed here. */
export const OriginNotice = ({ of, origin }: { of: 'program' | 'lesson'; origin: Of | null }) => {
  const t = useTranslate();
  if (origin === null) return null;
  const { companyName: name, isWithdrawn = false } = origin;
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t(`training.given.${isWithdrawn ? 'withdrawn' : of}`, { name })}
    </Alert>
  );
};
