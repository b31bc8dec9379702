import Close from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Wordmark } from 'candidate-ui/shared/BrandMark.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { FailedPage } from '#admin-ui/layout/FailedPage.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { Skip } from '#admin-ui/layout/Skip.tsx';
import { Toasts } from '#admin-ui/layout/Toasts.tsx';
import { useFocusOnNavigation } from '#admin-ui/layout/useFocusOnNavigation';
import { LandlordNav } from './LandlordNav.tsx';

const Frame = styled('div')({ display: 'flex', minHeight: '100dvh', '&[data-phone]': { flexDirection: 'column' } });
const Main = styled('main')({ flex: 1, minWidth: 0, outline: 0 });
const Side = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  width: 244,
  flexShrink: 0,
  padding: 12,
  borderRight: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  padding: '0 12px 0 8px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Panel = styled('div')({ position: 'relative', width: 'min(300px, 84vw)', height: '100%', padding: 12 });

/** The menu of small screens: a bar that opens a drawer. */
const PhoneMenu = () => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Bar>
      <IconButton aria-label={t('layout.openMenu')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Wordmark />
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { 'aria-label': t('layout.menu'), role: 'dialog' } }}>
        <Panel>
          <IconButton
            aria-label={t('layout.closeMenu')}
            onClick={close}
            sx={{ position: 'absolute', top: 10, right: 10 }}
          >
            <Close />
          </IconButton>
          <LandlordNav onNavigate={close} />
        </Panel>
      </Drawer>
    </Bar>
  );
};

export const LandlordLayout = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  const isPhone = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <Skip href="#main">{t('layout.skip')}</Skip>
      <Frame data-phone={isPhone || undefined}>
        {isPhone ? (
          <PhoneMenu />
        ) : (
          <Side>
            <LandlordNav />
          </Side>
        )}
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
