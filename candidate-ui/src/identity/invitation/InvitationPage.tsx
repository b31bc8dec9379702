import { isProblemError } from 'contracts/client/problem-error';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { ActionButton, ActionLink } from '#candidate-ui/shared/ActionButton.tsx';
import { Lead } from '#candidate-ui/shared/Lead';
import { PageTitle } from '#candidate-ui/shared/PageTitle.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { AcceptForm } from './AcceptForm.tsx';
import { type Invitation, readInvitation } from './invitations.ts';
import { JoinPanel } from './JoinPanel.tsx';

type State = { is: 'checking' } | { is: 'open'; invitation: Invitation } | { is: 'refused'; code: string };

const INVALID = new Set(['invitation-invalid', 'validation-failed']);

const useInvitation = (token: string) => {
  const [state, setState] = useState<State>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false;
    const found = (next: State) => {
      if (!isLeft) setState(next);
    };
    readInvitation(token).then(
      (invitation) => found({ is: 'open', invitation }),
      (error: unknown) => found({ is: 'refused', code: isProblemError(error) ? error.code : 'internal-error' }),
    );
    return () => {
      isLeft = true;
    };
  }, [token, attempt]);
  const again = () => {
    setState({ is: 'checking' });
    setAttempt(attempt + 1);
  };
  return { state, again };
};

/** A link from a mail: a form for who has no account, one click for who has. */
export const InvitationPage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { token = '' } = useParams();
  const { state, again } = useInvitation(token);
  return (
    <SplitFrame scene="staff">
      {state.is === 'checking' && <Lead role="status">{t('invitation.checking')}</Lead>}
      {state.is === 'open' && (
        <>
          <PageTitle title={t('invitation.title', { company: state.invitation.company })} />
          <Lead>{t('invitation.lead', { email: state.invitation.email })}</Lead>
          {state.invitation.hasAccount ? (
            <JoinPanel token={token} email={state.invitation.email} />
          ) : (
            <AcceptForm token={token} name={state.invitation.name} />
          )}
        </>
      )}
      {state.is === 'refused' && INVALID.has(state.code) && (
        <>
          <PageTitle key="invalid" title={t('invitation.invalidTitle')} />
          <Lead>{t('invitation.invalid')}</Lead>
          <ActionLink to="/a/login">{t('invitation.logIn')}</ActionLink>
        </>
      )}
      {state.is === 'refused' && !INVALID.has(state.code) && (
        <>
          <PageTitle key="failed" title={t('invitation.failed')} />
          <Lead>{problem(state.code)}</Lead>
          <ActionButton onClick={again}>{t('invitation.retry')}</ActionButton>
        </>
      )}
    </SplitFrame>
  );
};
