import styled from '@emotion/styled';
import { ActionAnchor, ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { STAFF_HOME } from 'ui-kit/identity/session/redirect';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { colour } from 'ui-kit/theme/colours';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { currentWorkspace, homeOf } from '#candidate-ui/identity/session/workspace';

const StatusCode = styled.p({
  marginBottom: 12,
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: colour.brand,
});
const Lead = styled.p({ marginTop: 12, color: colour.inkSoft, maxWidth: '52ch' });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });

/** A page that says what went wrong and where to go from here. */
export const ErrorPage = ({ status, name }: { status: number; name: 'accessDenied' | 'pageNotFound' }) => {
  const { t } = useTranslation();
  const workspace = currentWorkspace();
  return (
    <PlainFrame>
      <StatusCode>{status}</StatusCode>
      <PageTitle title={t(`errors.${name}.title`)} />
      <Lead>{t(`errors.${name}.lead`)}</Lead>
      <Actions>
        <ActionAnchor href={workspace ? homeOf(workspace) : STAFF_HOME}>{t('errors.home')}</ActionAnchor>
        {name === 'accessDenied' && (
          <ActionButton kind="quiet" onClick={() => void endSession()}>
            {t('errors.otherAccount')}
          </ActionButton>
        )}
      </Actions>
    </PlainFrame>
  );
};
