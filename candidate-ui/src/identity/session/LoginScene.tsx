import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Scene = styled('aside')({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 48,
  padding: 'clamp(40px, 6vw, 96px)',
  color: '#eaf4f0',
  background: 'radial-gradient(120% 90% at 85% 10%, #14705d 0%, #0c4a3d 48%, #093a30 100%)',
  '@media (max-width: 899px)': { display: 'none' },
});
const Motto = styled('p')({
  margin: 0,
  maxWidth: '14ch',
  fontSize: 'clamp(2rem, 3.4vw, 3rem)',
  lineHeight: 1.08,
  fontWeight: 660,
  letterSpacing: '-0.028em',
});
const Detail = styled('p')({ margin: '20px 0 0', maxWidth: '40ch', lineHeight: 1.6, color: '#c3ded5' });
const Rings = styled('svg')({ position: 'absolute', right: -180, bottom: -180, width: 620, height: 620 });

/** The side of the login page that says what the product is for. */
export const LoginScene = () => {
  const { t } = useTranslation();
  return (
    <Scene>
      <Rings viewBox="0 0 620 620" aria-hidden="true" fill="none" stroke="#d9f2e9">
        {[70, 130, 190, 250, 305].map((radius, index) => (
          <circle key={radius} cx="310" cy="310" r={radius} strokeOpacity={0.2 - index * 0.03} strokeWidth="1.5" />
        ))}
        <circle cx="310" cy="310" r="18" fill="#d9f2e9" fillOpacity="0.5" stroke="none" />
      </Rings>
      <div>
        <Motto>{t('session.login.promise')}</Motto>
        <Detail>{t('session.login.promiseDetail')}</Detail>
      </div>
    </Scene>
  );
};
