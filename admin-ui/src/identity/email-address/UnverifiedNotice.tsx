import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { routeOf } from 'contracts/client/route';
import type { sendVerification } from 'contracts/identity/email-address/email-address.endpoints';
import { useNotify, useTranslate } from 'react-admin';
import { client } from '#admin-ui/providers/client';
import { useMe } from '#admin-ui/providers/me.tsx';
import { problemMessage } from '#admin-ui/providers/problems';

const sendRoute = routeOf<typeof sendVerification>({
  method: 'POST',
  path: '/api/auth/email-verification',
  access: 'authenticated',
});

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
  const notify = useNotify();
  const { email, isEmailVerified } = useMe();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => client.call(sendRoute, {}),
    onError: (error) => notify(problemMessage(error, t), { type: 'error' }),
  });
  if (isEmailVerified) return null;
  return (
    <Root>
      <p role="status">{t(isSuccess ? 'emailAddress.sent' : 'emailAddress.unverified', { email })}</p>
      {!isSuccess && (
        <Button size="small" variant="outlined" color="inherit" disabled={isPending} onClick={() => mutate()}>
          {t(isPending ? 'emailAddress.sending' : 'emailAddress.again')}
        </Button>
      )}
    </Root>
  );
};
