import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { DuplicateView } from 'contracts/recruiting/candidate/candidate.merge';
import { useState } from 'react';
import { useDataProvider, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { When } from '#admin-ui/shared/When.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { SuggestedTwins, twinName } from './Twins.tsx';

const WORDS = 'resources.candidates.duplicates';
type Found = { duplicates: DuplicateView[]; next: string | null };
type Pair = { recordId: string; otherId: string };

const List = styled('ul')({ display: 'grid', gap: 12, margin: '0 0 16px', padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px 32px',
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 640 },
  '& h2 a': { color: 'inherit', textUnderlineOffset: 3 },
}));
const Newer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** The next of whom there may be two records; the server looks at so many at a time, of whom there may be nobody. */
const findMore = async (
  dataProvider: ConsoleDataProvider,
  after: string | null,
  signal: AbortSignal,
): Promise<Found> => {
  const found = await dataProvider.ask<Found>('candidate-duplicates', { ...(after && { after }) });
  const isDone = found.duplicates.length > 0 || found.next === null || signal.aborted;
  return isDone ? found : findMore(dataProvider, found.next, signal);
};

const useDuplicates = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useInfiniteQuery<Found, Error, DuplicateView[], unknown[], string | null>({
    queryKey: ['candidates', 'duplicates'],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) => findMore(dataProvider, pageParam, signal),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ duplicates }) => duplicates),
    retry: false,
  });
};

/** The newer record; older ones that it may be the same as stand beside it. */
const Duplicate = ({ duplicate, onCompare }: { duplicate: DuplicateView; onCompare: (pair: Pair) => void }) => {
  const t = useTranslate();
  const { viewPath } = useDescription();
  const { id, email, phone, city, createdAt, suggested } = duplicate;
  const facts = [email, phone, city].filter(Boolean).join(' · ');
  return (
    <Card>
      <Newer>
        <h2>
          <Link to={viewPath({ id })}>{twinName(duplicate)}</Link>
        </h2>
        {facts && <small>{facts}</small>}
        <small>
          {t('resources.candidates.fields.createdAt')} <When at={createdAt} />
        </small>
      </Newer>
      <SuggestedTwins recordId={id} twins={suggested} onCompare={(otherId) => onCompare({ recordId: id, otherId })} />
    </Card>
  );
};

const Merging = ({ recordId, otherId, onClose }: Pair & { onClose: () => void }) => {
  const { data } = useGetOne<CandidateView>('candidates', { id: recordId });
  return data ? <MergeDialog record={data} otherId={otherId} onClose={onClose} /> : null;
};

/** Candidates of whom there may be two records (docs/product.md REC-33). */
export const DuplicatesPage = () => {
  const t = useTranslate();
  const crumbs = useCrumbs(useDescription());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDuplicates();
  const [pair, setPair] = useState<Pair | null>(null);
  return (
    <Page title={t(`${WORDS}.title`)} crumbs={crumbs} narrow>
      <p style={{ marginTop: 0 }}>{t(`${WORDS}.detail`)}</p>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && (
        <Notice icon={PeopleAltOutlined} title={t(`${WORDS}.empty`)} detail={t(`${WORDS}.emptyDetail`)} />
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((duplicate) => (
            <Duplicate key={duplicate.id} duplicate={duplicate} onCompare={setPair} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(`${WORDS}.more`)}
        </Button>
      )}
      {pair && <Merging {...pair} onClose={() => setPair(null)} />}
    </Page>
  );
};
