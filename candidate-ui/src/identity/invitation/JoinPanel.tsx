import styled from '@emotion/styled';
import { useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { useMe } from '#candidate-ui/identity/session/me';
import { waysIn } from '#candidate-ui/identity/session/redirect';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { ActionButton, ActionLink } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
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
  return (
    <Root>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      {me.data && <p>{t('invitation.asWhom', { name: me.data.name, email: me.data.email })}</p>}
      <ActionButton disabled={isBusy} onClick={() => void submit({ token })}>
        {t(isBusy ? 'invitation.accepting' : 'invitation.join')}
      </ActionButton>
    </Root>
  );
};
