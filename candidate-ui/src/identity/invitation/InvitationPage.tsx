import { useParams } from 'react-router';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { ActionButton, ActionLink } from '#candidate-ui/shared/ActionButton.tsx';
import { Lead } from '#candidate-ui/shared/Lead';
import { PageTitle } from '#candidate-ui/shared/PageTitle.tsx';
import { useFromLink } from '#candidate-ui/shared/useFromLink';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { AcceptForm } from './AcceptForm.tsx';
import { readInvitation } from './invitations.ts';
import { JoinPanel } from './JoinPanel.tsx';

const INVALID = new Set(['invitation-invalid', 'validation-failed']);

/** A link from a mail: a form for who has no account, one click for who has. */
export const InvitationPage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { token = '' } = useParams();
  const { state, again } = useFromLink(token, readInvitation);
  return (
    <SplitFrame scene="staff">
      {state.is === 'checking' && <Lead role="status">{t('invitation.checking')}</Lead>}
      {state.is === 'open' && (
        <>
          <PageTitle title={t('invitation.title', { company: state.found.company })} />
          <Lead>{t('invitation.lead', { email: state.found.email })}</Lead>
          {state.found.hasAccount ? (
            <JoinPanel token={token} email={state.found.email} />
          ) : (
            <AcceptForm token={token} name={state.found.name} />
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
