import styled from '@emotion/styled';
import { useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { toneColour } from 'ui-kit/theme/colours';
import { useMe } from '#candidate-ui/identity/session/me';
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
