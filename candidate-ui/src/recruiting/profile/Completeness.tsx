import './profile.words.ts';
import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';

const Root = styled(Card)({
  display: 'grid',
  gap: 8,
  '& progress': { width: '100%', height: 10, accentColor: colour.brand },
  '& small': { fontSize: '0.875rem', color: colour.inkSoft },
});

/** How much of the profile is there. */
export const Completeness = ({ percent }: { percent: number }) => {
  const { t } = useTranslation();
  return (
    <Root aria-labelledby="completeness">
      <h2 id="completeness">{t('profile.about.complete', { percent })}</h2>
      <progress aria-labelledby="completeness" max={100} value={percent} />
      <small>{t(percent === 100 ? 'profile.about.allThere' : 'profile.about.why')}</small>
    </Root>
  );
};
