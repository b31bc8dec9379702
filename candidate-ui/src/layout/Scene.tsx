import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';

const Root = styled.aside({
  color: '#eaf4f0',
  background: 'radial-gradient(120% 90% at 85% 10%, #14705d 0%, #0c4a3d 48%, #093a30 100%)',
  '@media (max-width: 899px)': { display: 'none' },
});
const View = styled.div({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: 'clamp(40px, 6vw, 96px)',
});
const Motto = styled.p({
  maxWidth: '14ch',
  fontSize: 'clamp(2rem, 3.4vw, 3rem)',
  lineHeight: 1.08,
  fontWeight: 660,
  letterSpacing: '-0.028em',
});
const Detail = styled.p({ marginTop: 20, maxWidth: '40ch', lineHeight: 1.6, color: '#c3ded5' });
const Rings = styled.svg({ position: 'absolute', right: -180, bottom: -180, width: 620, height: 620 });

/** Says what the product is for, to those who hire or to those who look for work. */
export const Scene = ({ of }: { of: 'staff' | 'candidate' }) => {
  const { t } = useTranslation();
  return (
    <Root>
      <View>
        <Rings viewBox="0 0 620 620" aria-hidden="true" fill="none" stroke="#d9f2e9">
          {[70, 130, 190, 250, 305].map((radius, index) => (
            <circle key={radius} cx="310" cy="310" r={radius} strokeOpacity={0.2 - index * 0.03} strokeWidth="1.5" />
          ))}
          <circle cx="310" cy="310" r="18" fill="#d9f2e9" fillOpacity="0.5" stroke="none" />
        </Rings>
        <div>
          <Motto>{t(`shell.scene.${of}.promise`)}</Motto>
          <Detail>{t(`shell.scene.${of}.detail`)}</Detail>
        </div>
      </View>
    </Root>
  );
};
