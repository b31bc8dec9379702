import { useInfiniteQuery } from '@tanstack/react-query';
import type { TimelineEntryView } from 'contracts/recruiting/candidate/candidate.timeline';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

type Page = { entries: TimelineEntryView[]; next: string | null };
type TimelineQuery = { candidateId: string; kind: string; until: string | undefined };

/** What happened to a candidate, newest first, page by page. */
export const useTimeline = ({ candidateId, kind, until }: TimelineQuery) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useInfiniteQuery<Page, Error, TimelineEntryView[], unknown[], string | null>({
    queryKey: ['candidates', candidateId, 'timeline', kind, until],
    initialPageParam: null,
    queryFn: ({ pageParam }) =>
      dataProvider.ask<Page>(`candidates/${candidateId}/timeline`, {
        ...(kind && { kind }),
        ...(until && { until }),
        ...(pageParam && { after: pageParam }),
      }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    retry: false,
  });
};
