import { useTranslate } from 'react-admin';
import { Console } from '#admin-ui/Console.tsx';
import { MeProvider, useMeQuery } from '#admin-ui/providers/me.tsx';
import { problemMessage } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Who is it, and what may they do? Nothing is shown before that is known. */
export const Entrance = () => {
  const t = useTranslate();
  const { data, error, refetch } = useMeQuery();
  if (data) {
    return (
      <MeProvider me={data} key={data.currentTenant?.id}>
        <Console />
      </MeProvider>
    );
  }
  if (error) return <Failure error={{ message: problemMessage(error, t) }} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
};
