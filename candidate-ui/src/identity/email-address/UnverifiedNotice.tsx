import styled from '@emotion/styled';
import { useState } from 'react';
import { useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { useMe } from '#candidate-ui/identity/session/me';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { toneColour } from '#candidate-ui/theme/colours';
import { sendVerification } from './email-address.ts';

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
  const problem = useProblemText();
  const { data: me } = useMe();
  const [isSent, setSent] = useState(false);
  const { submit, refusal, isBusy } = useSend(sendVerification);
  if (!me || me.isEmailVerified) return null;
  const send = async () => {
    if (!isBusy && (await submit({}))) setSent(true);
  };
  return (
    <Root>
      <p role="status">
        {isSent
          ? t('emailAddress.sent')
          : (refusal && problem(refusal.code)) || t('emailAddress.unverified', { email: me.email })}
      </p>
      {!isSent && (
        <ActionButton kind="quiet" aria-disabled={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'emailAddress.sending' : 'emailAddress.again')}
        </ActionButton>
      )}
    </Root>
  );
};
