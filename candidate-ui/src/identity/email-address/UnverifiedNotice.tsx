import styled from '@emotion/styled';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useVerificationMail } from 'ui-kit/identity/email-address/useVerificationMail';
import { toneColour } from 'ui-kit/theme/colours';
import { client } from '#candidate-ui/api/client';
import { useMe } from '#candidate-ui/identity/session/me';

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '12px 16px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  color: toneColour.notice.ink,
  background: toneColour.notice.tint,
  '& > p': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Says, quietly, that an address is not confirmed yet. Nothing where it is. */
export const UnverifiedNotice = () => {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const { message, send, canSend, isBusy } = useVerificationMail(client);
  if (!me || me.isEmailVerified) return null;
  return (
    <Root>
      <p role="status">{t(message, { email: me.email })}</p>
      {canSend && (
        <ActionButton kind="quiet" aria-disabled={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'emailAddress.sending' : 'emailAddress.again')}
        </ActionButton>
      )}
    </Root>
  );
};
