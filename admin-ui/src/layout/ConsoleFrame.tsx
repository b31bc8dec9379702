import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { FailedPage } from './FailedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Skip } from './Skip.tsx';
import { Toasts } from './Toasts.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const Frame = styled('div')({ display: 'flex', minHeight: '100dvh', '&[data-stacked]': { flexDirection: 'column' } });
const Main = styled('main')({ flex: 1, minWidth: 0, outline: 0 });

type Props = {
  navigation: ReactNode;
  /** The navigation is a bar above the page, not a column beside it. */
  isStacked: boolean;
  children: ReactNode;
};

/** Navigation and page; a page that fails takes nothing else with it. */
export const ConsoleFrame = ({ navigation, isStacked, children }: Props) => {
  const t = useTranslate();
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <Skip href="#main">{t('layout.skip')}</Skip>
      <Frame data-stacked={isStacked || undefined}>
        {navigation}
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
