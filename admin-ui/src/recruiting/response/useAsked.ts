import { useQuery } from '@tanstack/react-query';
import type { QuestionSetRevisionView } from 'contracts/recruiting/question/question-set.endpoints';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** The questions that a response is about, as they are asked. */
export const useAsked = ({ questionSetId, questionSetRevision }: ResponseView) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['question-set-revision', questionSetId, questionSetRevision],
    queryFn: async () =>
      (await ask<QuestionSetRevisionView>(`question-sets/${questionSetId}/revisions/${questionSetRevision}`)).questions,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
