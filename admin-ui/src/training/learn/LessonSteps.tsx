import CheckCircle from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { richTextHtml } from 'contracts/kernel/rich-text';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { Attachments } from './Attachments.tsx';
import type { LearnerQuestion, LearnerStep } from './typed-answer.ts';

const Root = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  '& [data-narrow]': { display: 'none' },
  '@media (max-width: 799px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > nav': { display: 'none' },
    '& [data-narrow]': { display: 'inline-flex' },
  },
});
const Steps = styled('ol')({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
const StepButton = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  width: '100%',
  padding: '8px 10px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.palette.brand.sunken },
  '&[aria-current]': { fontWeight: 640, background: theme.palette.brand.sunken },
  '& svg': { fontSize: 18, color: theme.palette.brand.tones.success.ink },
}));
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 });

type Props<Q extends LearnerQuestion> = {
  steps: readonly LearnerStep<Q>[];
  current: number;
  onStep: (index: number) => void;
  isDone?: (step: LearnerStep<Q>) => boolean;
  video: (step: LearnerStep<Q>) => ReactNode;
  question: (question: Q, number: number) => ReactNode;
  /** In the place of the way to the next step, at the last one. */
  end?: ReactNode;
};

/** A lesson, step by step. */
export const LessonSteps = <Q extends LearnerQuestion>(props: Props<Q>) => {
  const { steps, current, onStep, isDone = () => false, video, question, end } = props;
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[current];
  const html = useMemo(() => richTextHtml(step?.description ?? '', 'h3'), [step?.description]);
  if (!step) return null;
  const go = (index: number) => {
    onStep(index);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <Root>
      <nav aria-label={t('training.learn.steps')}>
        <Steps>
          {steps.map((one, index) => (
            <li key={one.id}>
              <StepButton type="button" aria-current={index === current ? 'step' : undefined} onClick={() => go(index)}>
                <span>
                  {index + 1}. {one.name}
                </span>
                {isDone(one) && <CheckCircle titleAccess={t('training.learn.stepDone')} />}
              </StepButton>
            </li>
          ))}
        </Steps>
      </nav>
      <Body>
        {steps.length > 1 && (
          <TextField
            data-narrow
            select
            label={t('training.learn.steps')}
            value={current}
            onChange={({ target }) => go(Number(target.value))}
            slotProps={{ select: { native: true } }}
          >
            {steps.map((one, index) => (
              <option key={one.id} value={index}>
                {index + 1}. {one.name}
                {isDone(one) ? ` (${t('training.learn.stepDone')})` : ''}
              </option>
            ))}
          </TextField>
        )}
        <div>
          <Typography variant="body2" color="text.secondary">
            {t('training.learn.stepOf', { position: current + 1, total: steps.length })}
          </Typography>
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
            {step.name}
          </Typography>
        </div>
        {video(step)}
        {step.description && <RichText html={html} />}
        {step.attachments.length > 0 && <Attachments files={step.attachments} />}
        {step.questions.map((one, index) => question(one, index + 1))}
        <Ways>
          <Button variant="outlined" disabled={current === 0} onClick={() => go(current - 1)}>
            {t('training.learn.previous')}
          </Button>
          {current < steps.length - 1 ? (
            <Button variant="contained" onClick={() => go(current + 1)}>
              {t('training.learn.next')}
            </Button>
          ) : (
            end
          )}
        </Ways>
      </Body>
    </Root>
  );
};
