import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from './Failure.tsx';
import { RecordNotFound } from './RecordNotFound.tsx';

type Props<R extends RaRecord> = {
  resource: string;
  crumbs: readonly Crumb[];
  /** The title while there is no record to name. */
  title: string;
  /** Waits for what the server says now, instead of showing what was read before: for forms. */
  fresh?: boolean;
  children: (record: R) => ReactNode;
};

/** Loads the record that the address names; shows its absence with a way back. */
export const RecordPage = <R extends RaRecord>({ resource, crumbs, title, fresh, children }: Props<R>) => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<R>(
    resource,
    { id },
    // A list that was just read has filled in its records, as if they had been asked for.
    { retry: false, refetchOnMount: fresh ? 'always' : true },
  );
  if (data && (!fresh || isFetchedAfterMount)) return children(data);
  if (!error) return <PageSkeleton />;
  if (codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  return (
    <Page title={t(title)} crumbs={crumbs} narrow>
      <Failure error={error} onRetry={() => void refetch()} />
    </Page>
  );
};
