import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { toneColour } from 'ui-kit/theme/colours';
import { useIsOnline } from '#candidate-ui/shared/useIsOnline';

const Bar = styled.p({
  padding: '8px 20px',
  fontSize: '0.875rem',
  textAlign: 'center',
  color: toneColour.notice.ink,
  background: toneColour.notice.tint,
});

/** Says that the network is gone, for as long as it is. */
export const OfflineBar = () => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <Bar>{t('shell.offline.bar')}</Bar>}</div>;
};
