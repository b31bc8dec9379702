import { useQuery } from '@tanstack/react-query';
import type { ReviewedInterview } from 'contracts/recruiting/interview-review/interview-review.views';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** What was answered in an interview, with what reviewers say of it as far as one may know. */
export const useReview = (interviewId: string) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return useQuery<ReviewedInterview, Error>({
    queryKey: ['interviews', interviewId, 'review'],
    queryFn: () => ask<ReviewedInterview>(`interviews/${encodeURIComponent(interviewId)}/review`),
  });
};
