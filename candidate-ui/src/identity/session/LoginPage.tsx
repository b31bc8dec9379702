import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isRefreshable } from 'contracts/client/claims';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { session } from '#candidate-ui/api/client';
import { Wordmark } from '#candidate-ui/shared/BrandMark.tsx';
import { PreferenceControls } from '#candidate-ui/shared/PreferenceControls.tsx';
import { useDocumentTitle } from '#candidate-ui/shared/useDocumentTitle';
import { LoginForm } from './LoginForm.tsx';
import { LoginScene } from './LoginScene.tsx';
import { safeRedirect } from './redirect.ts';

const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(440px, 5fr) 7fr' },
});
const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: 'clamp(20px, 4vw, 40px)',
  background: theme.palette.background.paper,
}));
const Main = styled('main')({ alignSelf: 'center', width: '100%', maxWidth: 360, margin: '48px auto' });

/** Somebody who is logged in already has nothing to do here. */
const useSkipWhenLoggedIn = (target: string) => {
  useEffect(() => {
    const claims = session.claims();
    if (claims && isRefreshable(claims, Date.now())) window.location.replace(target);
  }, [target]);
};

export const LoginPage = () => {
  const { t } = useTranslation();
  const { '*': wish = '' } = useParams();
  const target = safeRedirect(wish.startsWith('/') ? wish : `/${wish}`.replace(/^\/$/, ''));
  useDocumentTitle(t('session.login.title'));
  useSkipWhenLoggedIn(target);

  return (
    <Frame>
      <Side>
        <header>
          <Wordmark />
        </header>
        <Main>
          <Typography component="h1" variant="h1" sx={{ fontSize: '1.75rem' }}>
            {t('session.login.heading')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{t('session.login.lead')}</Typography>
          <LoginForm target={target} />
        </Main>
        <footer>
          <PreferenceControls />
        </footer>
      </Side>
      <LoginScene />
    </Frame>
  );
};
