import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { csvOf } from 'contracts/kernel/csv';
import type { ProgramQuestions, QuestionFigures } from 'contracts/training/program/program.endpoints';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { saveFile } from '#admin-ui/shared/save-file';

const Frame = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'end', borderBottom: `1px solid ${theme.palette.divider}` },
  '& thead th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& tr > th:first-of-type': { textAlign: 'start', minWidth: 140, fontWeight: 500, overflowWrap: 'anywhere' },
  '& tr > :last-of-type': { paddingRight: 0 },
  '& small': { display: 'block', fontWeight: 400, color: theme.palette.text.secondary },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
}));

const FIGURES = ['answered', 'pointsPercent', 'rightPercent'] as const;
const figureOf = (question: QuestionFigures, field: (typeof FIGURES)[number]): string => {
  const figure = question[field];
  if (figure === null) return '–';
  return field === 'answered' ? String(figure) : `${figure}%`;
};

const useExport = (questions: readonly QuestionFigures[], name: string) => {
  const t = useTranslate();
  const words = 'training.questions';
  return () => {
    const head = [t(`${words}.lesson`), t(`${words}.question`), ...FIGURES.map((field) => t(`${words}.${field}`))];
    const rows = questions.map((one) => [one.lessonName, one.text, ...FIGURES.map((field) => one[field] ?? '')]);
    saveFile(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }), name);
  };
};

/** Which questions people find hard, in one version of the program. */
const Questions = ({ record: { id, publishedVersion, name } }: { record: TrainingProgramView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [version, setVersion] = useState(String(publishedVersion));
  const { data, error, refetch } = useQuery<ProgramQuestions, Error>({
    queryKey: ['training-programs', id, 'questions', version],
    queryFn: () => dataProvider.ask<ProgramQuestions>(`training-programs/${id}/questions`, { version }),
    placeholderData: (before) => before,
    retry: false,
  });
  const questions = data?.questions ?? [];
  const save = useExport(questions, `${name}-${version}.csv`);
  const hasAnswers = questions.some(({ answered }) => answered > 0);
  const versions = Array.from({ length: publishedVersion }, (_, at) => String(publishedVersion - at));
  return (
    <Panel
      title={t('training.questions.title')}
      actions={
        <>
          {versions.length > 1 && (
            <PillSelect
              label={t('resources.training-programs.fields.publishedVersion')}
              choices={versions.map((one) => ({ id: one, name: t('training.questions.version', { version: one }) }))}
              value={version}
              onChange={setVersion}
              highlight={false}
            />
          )}
          {hasAnswers && (
            <Button size="small" startIcon={<FileDownloadOutlined />} onClick={save}>
              {t('training.questions.export')}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && !hasAnswers && <p style={{ margin: 0, fontSize: '0.875rem' }}>{t('training.questions.none')}</p>}
      {hasAnswers && (
        <Frame tabIndex={0} role="group" aria-label={t('training.questions.title')}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('training.questions.question')}</th>
                {FIGURES.map((field) => (
                  <th key={field} scope="col">
                    {t(`training.questions.${field}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {questions.map((one) => (
                <tr key={`${one.lessonId} ${one.questionId}`}>
                  <th scope="row">
                    {one.text}
                    <small>{one.lessonName}</small>
                  </th>
                  {FIGURES.map((field) => (
                    <td key={field}>{figureOf(one, field)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Frame>
      )}
    </Panel>
  );
};

/** Of a program that was published, for those who see how people do. */
export const HardestQuestions = ({ record }: { record: TrainingProgramView }) => {
  const can = useCan();
  return record.publishedVersion > 0 && can('tenant.training.schedules.read') ? <Questions record={record} /> : null;
};
