import { styled } from '@mui/material/styles';
import type { ReadLesson } from 'contracts/training/markdown/program-markdown';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& > li': { padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& ul': { margin: '4px 0 0', paddingLeft: 20, color: theme.palette.text.secondary },
}));

const words = 'training.import';

/** What of a lesson is kept as it was written and shown as text, and what is added. */
const Notes = ({ notes, isConfirmed }: ReadLesson) => {
  const t = useTranslate();
  if (notes.length === 0 && !isConfirmed) return null;
  return (
    <ul>
      {notes.map(({ kind, count, line }) => (
        <li key={kind}>{t(`${words}.notes.${kind}`, { smart_count: count, line })}</li>
      ))}
      {isConfirmed && <li>{t(`${words}.confirmed`)}</li>}
    </ul>
  );
};

/** The lessons that files will become, in their order. */
export const ImportLessons = ({ lessons }: { lessons: readonly ReadLesson[] }) => {
  const t = useTranslate();
  return (
    <Panel title={t(`${words}.lessons`, { smart_count: lessons.length })}>
      <List>
        {lessons.map((read, at) => {
          const { name, steps, source } = read.lesson;
          const questions = steps.reduce((sum, step) => sum + step.questions.length, 0);
          return (
            <li key={source.path}>
              <strong>
                {at + 1}. {name}
              </strong>
              <small>
                {[
                  source.path,
                  t(`${words}.steps`, { smart_count: steps.length }),
                  t(`${words}.questions`, { smart_count: questions }),
                ].join(' · ')}
              </small>
              <Notes {...read} />
            </li>
          );
        })}
      </List>
    </Panel>
  );
};
