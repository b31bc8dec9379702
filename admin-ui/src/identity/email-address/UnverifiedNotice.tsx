import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useVerificationMail } from 'ui-kit/identity/email-address/useVerificationMail';
import { client } from '#admin-ui/providers/client';
import { useMe } from '#admin-ui/providers/me.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  color: theme.palette.brand.tones.notice.ink,
  background: theme.palette.brand.tones.notice.tint,
  '& > p': { flex: '1 1 260px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
}));

/** Says, quietly, that one's address is not confirmed yet. Nothing where it is. */
export const UnverifiedNotice = () => {
  const t = useTranslate();
  const { email, isEmailVerified } = useMe();
  const { message, send, canSend, isBusy } = useVerificationMail(client);
  if (isEmailVerified) return null;
  return (
    <Root>
      <p role="status">{t(message, { email })}</p>
      {canSend && (
        <Button size="small" variant="outlined" color="inherit" disabled={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'emailAddress.sending' : 'emailAddress.again')}
        </Button>
      )}
    </Root>
  );
};
