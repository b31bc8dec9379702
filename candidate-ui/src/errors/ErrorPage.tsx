import styled from '@emotion/styled';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { STAFF_HOME } from '#candidate-ui/identity/session/redirect';
import { currentWorkspace, homeOf } from '#candidate-ui/identity/session/workspace';
import { PlainFrame } from '#candidate-ui/layout/PlainFrame.tsx';
import { ActionAnchor, ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { PageTitle } from '#candidate-ui/shared/PageTitle.tsx';
import { colour } from '#candidate-ui/theme/colours';

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
