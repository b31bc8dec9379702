import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormGroupContextProvider, useFormGroups, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useStepFaults } from './useStepFaults.ts';

const PHONE = '@media (max-width: 719px)';

const Ways = styled('nav')(({ theme }) => ({
  marginBottom: 36,
  '& .MuiStepLabel-labelContainer': { position: 'relative' },
  '& .MuiStepLabel-label': { fontSize: '0.8125rem', textWrap: 'balance' },
  '& .MuiStepLabel-label.MuiStepLabel-alternativeLabel': { marginTop: 6 },
  '& .MuiStepIcon-root:not(.Mui-active, .Mui-error)': { color: theme.palette.text.secondary },
  '& .MuiStepLabel-label.Mui-active': { fontWeight: 640 },
  '& [aria-current] .MuiStepLabel-iconContainer': {
    borderRadius: '50%',
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  // What is found while somebody is about to click moves nothing.
  '& small': {
    ...{ position: 'absolute', insetInline: 0, top: '100%' },
    ...{ fontWeight: 500, whiteSpace: 'nowrap', color: theme.palette.error.main },
  },
  [PHONE]: {
    marginBottom: 12,
    '& .MuiStepLabel-labelContainer': visuallyHidden,
    '& .MuiStep-root': { paddingInline: 2 },
  },
}));
/** On a phone: which of the numbers is open, and what is wrong there. */
const Here = styled('p')(({ theme }) => ({
  display: 'none',
  margin: '0 0 12px',
  textAlign: 'center',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  [PHONE]: { display: 'block' },
}));
const Panel = styled('div')({ outline: 0 });
const Around = styled('div')({ display: 'flex', gap: 8, marginTop: 16, '& > :last-child': { marginLeft: 'auto' } });

export type FormStep = { name: string; content: ReactNode };

/** After a refused save the first step that is wrong opens, unless the one that is open is. */
const useOpenFaulty = (steps: readonly FormStep[], open: FormStep, go: (step: FormStep) => void) => {
  const { submitCount, isSubmitting } = useFormState();
  const faultsOf = useStepFaults();
  const seen = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const wrong = steps.find(({ name }) => faultsOf(name) > 0);
    if (wrong && faultsOf(open.name) === 0) go(wrong);
  });
  return faultsOf;
};

/**
 * A long form in steps (docs/product.md UI-19). All of them are there all the time: what is typed stays, and any may be
 * saved from. The hash of the address says which is open.
 */
export const FormSteps = ({ steps }: { steps: readonly [FormStep, ...FormStep[]] }) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { trigger } = useFormContext();
  const groups = useFormGroups();
  const top = useRef<HTMLDivElement>(null);
  const titleOf = ({ name }: FormStep) => t(`resources.${resource}.form.${name}`);

  const placeOf = (step: FormStep) =>
    t('common.steps.here', { position: steps.indexOf(step) + 1, total: steps.length, title: titleOf(step) });

  const open = steps.find(({ name }) => hash === `#${name}`) ?? steps[0];
  const index = steps.indexOf(open);
  const go = ({ name }: FormStep) => void navigate({ search, hash: name });
  const faultsOf = useOpenFaulty(steps, open, go);
  const countOf = (step: FormStep) => {
    const count = faultsOf(step.name);
    return count === 0 ? null : t('common.steps.faults', { smart_count: count });
  };

  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    document.getElementById(`step-${open.name}`)?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [open.name]);
  /** Says what is wrong with the step that is left, and keeps nobody in it. */
  const leaveFor = (step: FormStep) => {
    void trigger([...(groups?.getGroupFields(open.name) ?? [])]);
    go(step);
  };
  const turnTo = (step: FormStep) => {
    isTurned.current = true;
    leaveFor(step);
  };
  const [before, after] = [steps[index - 1], steps[index + 1]];

  return (
    <div ref={top} style={{ scrollMarginTop: 72 }}>
      <Ways aria-label={t('common.steps.label')}>
        <Stepper nonLinear alternativeLabel activeStep={index}>
          {steps.map((step) => (
            <Step key={step.name}>
              <StepButton onClick={() => leaveFor(step)} aria-controls={`step-${step.name}`}>
                <StepLabel error={faultsOf(step.name) > 0}>
                  {titleOf(step)}
                  {countOf(step) && <small>{countOf(step)}</small>}
                </StepLabel>
              </StepButton>
            </Step>
          ))}
        </Stepper>
      </Ways>
      <Here aria-hidden="true">{placeOf(open)}</Here>
      {steps.map((step) => (
        <Panel
          key={step.name}
          id={`step-${step.name}`}
          role="group"
          aria-label={placeOf(step)}
          tabIndex={-1}
          hidden={step !== open}
        >
          <FormGroupContextProvider name={step.name}>{step.content}</FormGroupContextProvider>
        </Panel>
      ))}
      <Around>
        {before && (
          <Button startIcon={<ArrowBack />} onClick={() => turnTo(before)}>
            {t('common.steps.back', { title: titleOf(before) })}
          </Button>
        )}
        {after && (
          <Button endIcon={<ArrowForward />} onClick={() => turnTo(after)}>
            {t('common.steps.next', { title: titleOf(after) })}
          </Button>
        )}
      </Around>
    </div>
  );
};
