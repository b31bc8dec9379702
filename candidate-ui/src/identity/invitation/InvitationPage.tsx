import './invitation.words.ts';
import { useParams } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { useFromLink } from '#candidate-ui/shared/useFromLink';
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
