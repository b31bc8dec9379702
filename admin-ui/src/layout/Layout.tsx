import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { FailedPage } from './FailedPage.tsx';
import { GridBar } from './GridBar.tsx';
import { useNavigationMode } from './navigation-mode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Toasts } from './Toasts.tsx';

const Frame = styled('div')({ display: 'flex', minHeight: '100dvh', '&[data-phone]': { flexDirection: 'column' } });
const Main = styled('main')({ flex: 1, minWidth: 0, outline: 0 });
const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1400,
  padding: '10px 16px',
  borderRadius: 8,
  color: theme.palette.primary.contrastText,
  background: theme.palette.primary.main,
  '&:not(:focus)': { ...visuallyHidden, padding: 0 },
}));

/** A page that was navigated to is where the keyboard goes on, and what a screen reader reads next. */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
};

const Navigation = ({ isGrid, isPhone }: { isGrid: boolean; isPhone: boolean }) => {
  if (isGrid) return <GridBar />;
  return isPhone ? <PhoneBar /> : <Sidebar />;
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  const isPhone = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  const { isGrid } = useNavigationMode();
  return (
    <>
      <Skip href="#main">{t('layout.skip')}</Skip>
      <Frame data-phone={isPhone || isGrid || undefined}>
        <Navigation isGrid={isGrid} isPhone={isPhone} />
        <Main id="main" tabIndex={-1} ref={main}>
          <ErrorBoundary FallbackComponent={FailedPage} resetKeys={[pathname]}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </Main>
      </Frame>
      <Toasts />
    </>
  );
};
