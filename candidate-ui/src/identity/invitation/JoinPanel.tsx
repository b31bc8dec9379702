import './invitation.words.ts';
import styled from '@emotion/styled';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { waysIn } from 'ui-kit/identity/session/redirect';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { useMe } from '#candidate-ui/identity/session/me';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { join } from './invitations.ts';

const Root = styled.div({ display: 'grid', gap: 16 });

/** For somebody who has an account: one click once they are logged in with it. */
export const JoinPanel = ({ token, email }: { token: string; email: string }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const isLoggedIn = currentWorkspace() !== null;
  const me = useMe(isLoggedIn);
  const { submit, refusal, isBusy } = useSend(join);
  if (!isLoggedIn) {
    return (
      <Root>
        <p>{t('invitation.hasAccount', { email })}</p>
        <ActionLink to={waysIn(`/a/invitation/${token}`).login}>{t('invitation.logIn')}</ActionLink>
      </Root>
    );
  }
  const isSomebodyElses = me.data !== undefined && me.data.email !== email;
  const code = refusal?.code ?? (isSomebodyElses ? 'invitation-not-yours' : undefined);
  return (
    <Root>
      {me.data && <p>{t('invitation.asWhom', { name: me.data.name, email: me.data.email })}</p>}
      {code && <Alert>{problem(code)}</Alert>}
      {isSomebodyElses ? (
        <ActionButton onClick={() => void endSession(window.location.pathname)}>
          {t('invitation.otherAccount')}
        </ActionButton>
      ) : (
        <ActionButton disabled={isBusy} onClick={() => void submit({ token })}>
          {t(isBusy ? 'invitation.accepting' : 'invitation.join')}
        </ActionButton>
      )}
    </Root>
  );
};
