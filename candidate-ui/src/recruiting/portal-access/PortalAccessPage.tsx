import './portal-access.words.ts';
import { useParams } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { useFromLink } from '#candidate-ui/shared/useFromLink';
import { ConfirmAccess } from './ConfirmAccess.tsx';
import { readPortalAccess } from './portal-access.ts';

const INVALID = new Set(['portal-access-invalid', 'validation-failed']);

/** The link of the mail by which a candidate confirms that the address is theirs (docs/product.md POR-16). */
export const PortalAccessPage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { token = '' } = useParams();
  const { state, again } = useFromLink(token, readPortalAccess);
  return (
    <SplitFrame scene="candidate">
      {state.is === 'checking' && <Lead role="status">{t('portalAccess.checking')}</Lead>}
      {state.is === 'open' && <ConfirmAccess token={token} access={state.found} />}
      {state.is === 'refused' && INVALID.has(state.code) && (
        <>
          <PageTitle key="invalid" title={t('portalAccess.invalidTitle')} />
          <Lead>{t('portalAccess.invalid')}</Lead>
          <ActionLink to="/a/login">{t('portalAccess.logIn')}</ActionLink>
        </>
      )}
      {state.is === 'refused' && !INVALID.has(state.code) && (
        <>
          <PageTitle key="failed" title={t('portalAccess.failed')} />
          <Lead>{problem(state.code)}</Lead>
          <ActionButton onClick={again}>{t('portalAccess.retry')}</ActionButton>
        </>
      )}
    </SplitFrame>
  );
};
