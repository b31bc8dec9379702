import styled from '@emotion/styled';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { useIsOnline } from '#candidate-ui/shared/useIsOnline';
import { toneColour } from '#candidate-ui/theme/colours';

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
