import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OpenSteps } from 'contracts/training/process-run/process-run.endpoints';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useMine } from '#admin-ui/training/mine/useMine';
import { DueDay } from './RunWords.tsx';
import { runPath, TODO_PATH } from './run-paths.ts';

/** Steps of the panel; the list of runs has all. */
const SHOWN = 5;
const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& a': {
    fontWeight: 560,
    color: theme.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** The same above a list. */
export const MyStepsAbove = () => <MyRunSteps margin={2} />;

/** Steps of processes that are mine to do, what is due first on top; nothing where there are none. */
export const MyRunSteps = ({ margin = 0 }: { margin?: number }) => {
  const t = useTranslate();
  const { data, error, refetch } = useMine<OpenSteps>('run-steps');
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || data.steps.length === 0) return null;
  return (
    <Box sx={{ mb: margin }}>
      <Panel title={t('resources.process-runs.mySteps')}>
        <List>
          {data.steps.slice(0, SHOWN).map(({ runId, stepId, stepName, runName, dueAt, teamName }) => (
            <li key={`${runId}.${stepId}`}>
              <Link to={runPath(runId)}>{stepName}</Link>
              <small>
                <span>{runName}</span>
                {teamName && <span>{t('resources.process-runs.waitsFor', { name: teamName })}</span>}
                {dueAt && <DueDay dueAt={dueAt} />}
              </small>
            </li>
          ))}
        </List>
        <Button size="small" component={Link} to={TODO_PATH} sx={{ mt: 1, ml: -0.5 }}>
          {t('resources.process-runs.allSteps', { smart_count: data.total })}
        </Button>
      </Panel>
    </Box>
  );
};
