import { useQuery } from '@tanstack/react-query';
import type { ReviewLines } from 'contracts/training/review/review.views';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** For so long a count is good enough beside a menu entry, and so often it is asked again. Milliseconds. */
const COUNTED_FOR = 60_000;
const COUNTED_EVERY = 300_000;

/** Trainings whose answers wait for a review, the oldest first; undefined: not known yet, or not to this person. */
export const useOpenReviews = (): ReviewLines | undefined => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const query = { state: 'open', page: '1' };
  const { data } = useQuery<ReviewLines, Error>({
    queryKey: ['training-reviews', query],
    queryFn: () => ask<ReviewLines>('training-reviews', query),
    staleTime: COUNTED_FOR,
    refetchInterval: COUNTED_EVERY,
    retry: false,
  });
  return data;
};
