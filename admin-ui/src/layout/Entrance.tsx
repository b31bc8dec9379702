import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { proposeLocale } from 'ui-kit/preferences/preferences';
import { Console } from '#admin-ui/Console.tsx';
import { type Me, MeProvider, useMeQuery } from '#admin-ui/providers/me.tsx';
import { codeOf, problemMessage } from '#admin-ui/providers/problems';
import { displayZone } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { useHasUnsaved } from '#admin-ui/shared/form/unsaved';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useIsChangingCompany } from './useChangeCompany.ts';

const ShutOutPage = lazyPage(() => import('./ShutOutPage.tsx'), 'ShutOutPage');

/** Speaks the person's language where this browser has not been told of another, and shows times by their clock, else by the company's. */
const useOwnFormats = (me: Me | undefined) => {
  useEffect(() => {
    if (!me) return;
    displayZone.set(me.timeZone ?? me.currentTenant?.timeZone ?? null);
    proposeLocale(me.locale);
  }, [me]);
};

/** Who is it, and what may they do? Nothing is shown before that is known, and nothing typed is taken away (docs/product.md WS-14). */
export const Entrance = () => {
  const t = useTranslate();
  const { data, error, refetch } = useMeQuery();
  const hasUnsaved = useHasUnsaved();
  const isChanging = useIsChangingCompany();
  useOwnFormats(data);
  if (isChanging) return <PageSkeleton />;
  if (data) {
    const isShutOut = codeOf(error) === 'not-in-company' || data.currentTenant?.isSuspended;
    return (
      <MeProvider me={data}>
        {isShutOut && !hasUnsaved ? (
          <Suspense fallback={<PageSkeleton />}>
            <ShutOutPage />
          </Suspense>
        ) : (
          <Console />
        )}
      </MeProvider>
    );
  }
  if (error) return <Failure error={{ message: problemMessage(error, t) }} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
};
