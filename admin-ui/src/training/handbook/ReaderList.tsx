import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { plainText } from 'contracts/kernel/rich-text';
import type { ReadableDocument, ReadablePage } from 'contracts/training/handbook/reader.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { SearchField } from '#admin-ui/shared/SearchField.tsx';
import { useSettled } from '#admin-ui/shared/useSettled';
import { When } from '#admin-ui/shared/When.tsx';
import { HandbookTabs } from './HandbookTabs.tsx';
import { AcknowledgementChip } from './handbook-status.ts';
import { readPath } from './paths.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '16px 0', padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
  '& p': {
    margin: 0,
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Signs = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

type ReaderQuery = { kind?: 'procedure' | 'policy'; teamId?: string | undefined; isOpen?: boolean };

const useReadable = ({ kind, teamId, isOpen }: ReaderQuery, q: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const asked = { ...(kind && { kind }), ...(teamId && { teamId }), ...(isOpen && { open: 'true' }), ...(q && { q }) };
  return useInfiniteQuery<ReadablePage, Error>({
    queryKey: ['employee', 'handbook', asked],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ ...asked, ...(typeof pageParam === 'string' && { after: pageParam }) });
      return dataProvider.askMine<ReadablePage>(`handbook?${query}`);
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
};

/** A document in short, and what it asks of me. */
const DocumentCard = ({ document }: { document: ReadableDocument }) => {
  const t = useTranslate();
  const { kind, name, summary, teamName, publishedAt, mine } = document;
  const text = plainText(summary);
  return (
    <Card>
      <h2>
        <Link to={readPath(document)}>{name}</Link>
      </h2>
      {text && <p>{text}</p>}
      <Signs>
        {mine && <AcknowledgementChip status={mine.status} />}
        <small>
          {t(`resources.handbook-documents.kind.${kind}`)}
          {teamName && ` · ${teamName}`} · <When at={publishedAt} />
        </small>
        {mine?.dueAt && mine.status !== 'acknowledged' && (
          <small>
            {t('training.mine.until')} <When at={mine.dueAt} />
          </small>
        )}
      </Signs>
    </Card>
  );
};

/** Documents that I may read, found by their words. */
export const ReadableDocuments = (asked: ReaderQuery) => {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReadable(asked, q);
  const documents = data?.pages.flatMap((page) => page.documents);
  return (
    <>
      <SearchField label={t('handbook.search')} value={typed} onChange={setTyped} />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />}
      {documents?.length === 0 && (
        <Notice
          icon={MenuBookOutlined}
          title={t(`handbook.${q ? 'notFound' : asked.isOpen ? 'allRead' : 'nothing'}`)}
          detail={t(`handbook.${q ? 'notFoundDetail' : asked.isOpen ? 'allReadDetail' : 'nothingDetail'}`)}
        />
      )}
      <List>
        {documents?.map((document) => (
          <DocumentCard key={document.id} document={document} />
        ))}
      </List>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('handbook.more')}
        </Button>
      )}
    </>
  );
};

type Props = ReaderQuery & { title: string };

/** What was published, for whomever it concerns. */
export const ReaderList = ({ title, ...asked }: Props) => {
  const t = useTranslate();
  return (
    <Page title={title} crumbs={[{ label: t('layout.area.training') }]} detail={t('handbook.readerDetail')} narrow>
      <HandbookTabs />
      <ReadableDocuments {...asked} />
    </Page>
  );
};
