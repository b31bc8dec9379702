import type { QuestionSetView } from 'contracts/recruiting/question/question-set.entity';
import { useGetOne, useTranslate } from 'react-admin';

/** The set that is asked, and in which version. */
export const AskedSet = ({ id, revision }: { id: string; revision: number }) => {
  const t = useTranslate();
  const { data } = useGetOne<QuestionSetView>('question-sets', { id }, { retry: false });
  const version = t('resources.question-sets.version', { revision });
  return data ? `${data.name}, ${version}` : version;
};
