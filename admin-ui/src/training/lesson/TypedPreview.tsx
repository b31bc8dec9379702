import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { LessonTrial } from '#admin-ui/training/learn/LessonTrial.tsx';
import { TrialDialog } from '#admin-ui/training/learn/TrialDialog.tsx';
import { stepsAsTyped, type TypedStep } from './steps-as-typed.ts';

/** The lesson as it stands in the form, before it is saved. */
export const TypedPreview = () => {
  const t = useTranslate();
  const { getValues } = useFormContext();
  const [shown, show] = useState<ReturnType<typeof stepsAsTyped> | null>(null);
  const steps: readonly TypedStep[] = useWatch({ name: 'steps' }) ?? [];
  return (
    <>
      <Button
        variant="outlined"
        disabled={steps.length === 0}
        onClick={() => show(stepsAsTyped(getValues('steps') ?? []))}
        sx={{ justifySelf: 'start' }}
      >
        {t('training.preview.title')}
      </Button>
      {shown && (
        <TrialDialog title={getValues('name') || t('training.preview.title')} onClose={() => show(null)}>
          <LessonTrial steps={shown} />
        </TrialDialog>
      )}
    </>
  );
};
