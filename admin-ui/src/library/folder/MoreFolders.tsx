import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

type Props = { shown: number; total: number; isBusy: boolean; more: (() => void) | null };

/** How many folders are shown, and shows further ones; nothing where these are all. */
export const MoreFolders = ({ shown, total, isBusy, more }: Props) => {
  const t = useTranslate();
  if (!more) return null;
  return (
    <Typography component="div" variant="body2" color="text.secondary" sx={{ px: 1, py: 0.5 }}>
      {t('library.tree.shown', { shown, total })}{' '}
      <Button size="small" disabled={isBusy} onClick={more}>
        {t('library.tree.more')}
      </Button>
    </Typography>
  );
};
