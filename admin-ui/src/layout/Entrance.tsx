import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from 'ui-kit/page/lazyPage';
import { localePreference } from 'ui-kit/preferences/preferences';
import { Console } from '#admin-ui/Console.tsx';
import { type Me, MeProvider, useMeQuery } from '#admin-ui/providers/me.tsx';
import { problemMessage } from '#admin-ui/providers/problems';
import { displayZone } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const SuspendedPage = lazyPage(() => import('./SuspendedPage.tsx'), 'SuspendedPage');

/** Speaks the person's language where this browser has not been told of another, and shows times by their clock. */
const useOwnFormats = (me: Me | undefined) => {
  useEffect(() => {
    if (!me) return;
    displayZone.set(me.timeZone);
    if (!localePreference.isSet()) localePreference.set(me.locale);
  }, [me]);
};

/** Who is it, and what may they do? Nothing is shown before that is known. */
export const Entrance = () => {
  const t = useTranslate();
  const { data, error, refetch } = useMeQuery();
  useOwnFormats(data);
  if (data) {
    return (
      <MeProvider me={data} key={data.currentTenant?.id}>
        {data.currentTenant?.isSuspended ? (
          <Suspense fallback={<PageSkeleton />}>
            <SuspendedPage />
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
