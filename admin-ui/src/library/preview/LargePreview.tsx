import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 12, padding: '10px 12px 10px 20px' });
const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 'clamp(8px, 2vw, 24px)',
  background: theme.palette.brand.sunken,
  '& > *': { display: 'block', maxWidth: 'min(100%, 960px)', margin: '0 auto' },
}));

/** A preview on the whole screen. */
export const LargePreview = ({
  name,
  onClose,
  children,
}: {
  name: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Head>
        <Typography id={id} variant="h2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Close aria-hidden="true" />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Dialog>
  );
};
