import CompareOutlined from '@mui/icons-material/CompareOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { COMPARED_ANSWERS, type Comparison } from 'contracts/recruiting/interview-review/comparison.endpoints';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { ComparedCard } from './ComparedCard.tsx';

const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '8px 20px',
  marginBottom: 16,
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const words = 'resources.interview-reviews.compare';

/** What is compared stands in the address, so that it can be sent to somebody. */
const useWanted = () => {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...changes }, { replace: true });
  return {
    questionId: search.get('question'),
    areNamesHidden: search.get('names') === 'hidden',
    page: Math.max(1, Number(search.get('page')) || 1),
    choose: (question: string) => set({ question, page: '1' }),
    hideNames: (isHidden: boolean) => set({ names: isHidden ? 'hidden' : 'shown' }),
    turnTo: (page: number) => set({ page: String(page) }),
  };
};

/** All answers of the candidates of a job, or of an open interview, to one question, side by side, without their names if wanted. */
export const ComparePage = () => {
  const t = useTranslate();
  const selectId = useId();
  const { id = '' } = useParams();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { questionId, areNamesHidden, page, choose, hideNames, turnTo } = useWanted();
  const names = areNamesHidden ? 'hidden' : 'shown';
  const { data, error, refetch } = useQuery<Comparison, Error>({
    queryKey: [description.name, id, 'comparison', questionId, names, page],
    queryFn: () =>
      ask<Comparison>(`${description.name}/${encodeURIComponent(id)}/comparison`, {
        ...(questionId !== null && { questionId }),
        ...{ names, page: String(page) },
      }),
    placeholderData: keepPreviousData,
  });
  if (!data && !error) return <PageSkeleton />;
  if (!data && codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  const steps = new Set(data?.questions.map(({ stepName }) => stepName));
  const pages = Math.ceil((data?.total ?? 0) / COMPARED_ANSWERS);
  return (
    <Page
      title={t(`${words}.title`)}
      crumbs={[...crumbs, ...(data ? [{ label: data.jobTitle, to: description.viewPath({ id }) }] : [])]}
      detail={data?.jobTitle}
      isWide
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.questionId === null && (
        <Notice icon={CompareOutlined} title={t(`${words}.empty`)} detail={t(`${words}.emptyDetail`)} />
      )}
      {data && data.questionId !== null && (
        <>
          <Tools>
            <TextField
              id={selectId}
              select
              label={t(`${words}.question`)}
              value={data.questionId}
              onChange={({ target }) => choose(target.value)}
              fullWidth
            >
              {data.questions.map((question) => (
                <MenuItem key={question.questionId} value={question.questionId} sx={{ whiteSpace: 'normal' }}>
                  {steps.size > 1 ? `${question.stepName}: ${question.text}` : question.text}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={<Switch checked={areNamesHidden} onChange={(_, checked) => hideNames(checked)} />}
              label={t(`${words}.hideNames`)}
            />
          </Tools>
          {data.answers.length === 0 && (
            <Notice icon={CompareOutlined} title={t(`${words}.none`)} detail={t(`${words}.noneDetail`)} />
          )}
          <Cards aria-label={t(`${words}.answers`)}>
            {data.answers.map((answer) => (
              <ComparedCard
                key={`${answer.responseId} ${answer.questionId}`}
                answer={answer}
                offered={data.offered}
                areNamesHidden={areNamesHidden}
              />
            ))}
          </Cards>
          {pages > 1 && (
            <Pagination
              count={pages}
              page={page}
              onChange={(_, next) => turnTo(next)}
              sx={{ marginTop: '20px' }}
              aria-label={t(`${words}.pages`)}
            />
          )}
        </>
      )}
    </Page>
  );
};
