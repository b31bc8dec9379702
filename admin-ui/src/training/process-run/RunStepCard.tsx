import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { HandbookStep } from 'contracts/training/handbook/handbook.fields';
import { doerOf, isFree, teamOf } from 'contracts/training/process-run/process-run.choices';
import type { ProcessRunView } from 'contracts/training/process-run/process-run.entity';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';
import { type Lesson, StepMore, StepText } from '#admin-ui/training/handbook/StepParts.tsx';
import { leads } from './RunActions.tsx';
import { RunComments } from './RunComments.tsx';
import { DueDay, isOfMyTeam, RunPerson, RunTeam } from './RunWords.tsx';

const Root = styled('li')(({ theme }) => ({
  minWidth: 0,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  '&[data-mine]': { borderColor: theme.palette.primary.main },
  '& > header': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    padding: '10px 8px 10px 16px',
  },
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    marginTop: 2,
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
    '& > *': { minWidth: 0 },
  },
}));
const Body = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '4px 16px 16px',
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& > div > :first-child': { marginTop: 0 },
});
const Checks = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 },
});

type Outline = ProcessRunView['outline']['steps'][number];
type Props = {
  run: ProcessRunView;
  outline: Outline;
  number: number;
  content: HandbookStep | undefined;
  lessons: readonly Lesson[];
};

/** A step of a run: open where it waits for the person who looks. */
export const RunStepCard = ({ run, outline, number, content, lessons }: Props) => {
  const t = useTranslate();
  const headId = useId();
  const { id: me } = useMe();
  const can = useCan();
  const { id: stepId, checks } = outline;
  const step = run.steps.find((one) => one.stepId === stepId);
  const { done = null, checks: ticked = {} } = run.progress[stepId] ?? {};
  const doer = doerOf(step ?? { userId: null }, run);
  const isRunning = run.status === 'running';
  const mayTake = isRunning && done === null && step !== undefined && isFree(step) && isOfMyTeam(run, step);
  const isTheirs = isRunning && done === null && step !== undefined && teamOf(step) !== null && step.userId !== null;
  const isMine = mayTake || (isRunning && done === null && doer === me);
  const mayTick = isRunning && (doer === me || leads(run, { id: me, can }));
  const [isOpen, setOpen] = useState(isMine);
  const { mutate, isPending } = useSend({ resource: 'process-runs' });
  const send = (action: string, body: object) => mutate({ id: run.id, action, body: { stepId, ...body } });
  const left = checks.filter(({ id }) => !ticked[id]).length;
  const words = 'resources.process-runs';
  return (
    <Root aria-labelledby={headId} data-mine={isMine || undefined}>
      <header>
        <div>
          <h3 id={headId}>
            {number}. {outline.name}
          </h3>
          <small>
            {done ? (
              <span>
                {t(`${words}.doneBy`)} <RunPerson run={run} id={done.by} /> · <When at={done.at} withTime />
              </span>
            ) : (
              <>
                {step && <RunTeam run={run} step={step} />}
                {doer !== null && (
                  <span>
                    <RunPerson run={run} id={doer} isOpen={isRunning} />
                  </span>
                )}
                {step?.dueAt && <DueDay dueAt={step.dueAt} isOpen={isRunning} />}
              </>
            )}
            {checks.length > 0 && (
              <span>{t(`${words}.ticked`, { done: checks.length - left, count: checks.length })}</span>
            )}
          </small>
        </div>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={t(`${words}.${isOpen ? 'close' : 'open'}`, { name: outline.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ExpandLess /> : <ExpandMore />}
        </IconButton>
      </header>
      {isOpen && (
        <Body>
          {content && <StepText step={content} />}
          {checks.length > 0 && (
            <Checks aria-label={t('handbook.checks')}>
              {checks.map(({ id: checkId, text }) => (
                <li key={checkId}>
                  <FormControlLabel
                    disabled={!mayTick || done !== null || isPending}
                    control={
                      <Checkbox
                        size="small"
                        checked={ticked[checkId] !== undefined}
                        onChange={(_, isTicked) => send(isTicked ? 'items/tick' : 'items/untick', { checkId })}
                      />
                    }
                    label={text}
                  />
                </li>
              ))}
            </Checks>
          )}
          {content && <StepMore step={content} lessons={lessons} />}
          {(mayTake || (isTheirs && mayTick)) && (
            <div>
              {mayTake ? (
                <Button variant="contained" size="small" disabled={isPending} onClick={() => send('steps/take', {})}>
                  {t(`${words}.take`)}
                </Button>
              ) : (
                <Button size="small" disabled={isPending} onClick={() => send('steps/give-back', {})}>
                  {t(`${words}.giveBack`)}
                </Button>
              )}
            </div>
          )}
          {mayTick && (
            <div>
              {done ? (
                <Button size="small" disabled={isPending} onClick={() => send('steps/reopen', {})}>
                  {t(`${words}.reopenStep`)}
                </Button>
              ) : (
                <Button
                  variant="contained"
                  size="small"
                  disabled={isPending || left > 0}
                  onClick={() => send('steps/done', {})}
                >
                  {t(`${words}.markDone`)}
                </Button>
              )}
              {!done && left > 0 && <small>{t(`${words}.itemsOpen`)}</small>}
            </div>
          )}
          <RunComments run={run} stepId={stepId} />
        </Body>
      )}
    </Root>
  );
};
