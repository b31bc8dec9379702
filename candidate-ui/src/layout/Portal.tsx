import styled from '@emotion/styled';
import { Link, Outlet, useLocation } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { colour } from 'ui-kit/theme/colours';
import { OfflineBar } from './OfflineBar.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PortalNav } from './PortalNav.tsx';
import { UserMenu } from './UserMenu.tsx';

const WIDE = '@media (min-width: 720px)';

const Frame = styled.div({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const Skip = styled.a({
  position: 'absolute',
  zIndex: 40,
  top: 8,
  left: 8,
  padding: '8px 14px',
  borderRadius: 8,
  background: colour.surface,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
});
const Header = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
});
const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  width: '100%',
  maxWidth: 980,
  minHeight: 60,
  margin: '0 auto',
  padding: '0 20px',
});
const Home = styled(Link)({ display: 'flex', color: 'inherit', textDecoration: 'none', borderRadius: 6 });
const Main = styled.main({
  flex: 1,
  width: '100%',
  maxWidth: 980,
  margin: '0 auto',
  padding: '16px 20px 104px',
  outline: 'none',
  [WIDE]: { padding: '24px 20px 72px' },
});

/** The portal around its pages. */
export const Portal = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Frame>
      <Skip href="#content">{t('shell.skip')}</Skip>
      <Header>
        <Bar>
          <Home to="/c" aria-label={t('shell.homeOf')}>
            <Wordmark />
          </Home>
          <PortalNav />
          <UserMenu />
        </Bar>
        <OfflineBar />
      </Header>
      <Main id="content" tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Outlet />
        </PageBoundary>
      </Main>
    </Frame>
  );
};
