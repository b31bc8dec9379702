import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { UnsavedGuard } from './UnsavedGuard.tsx';

export const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 'clamp(16px, 2.2vw, 28px)',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& + &': { marginTop: 16 },
}));
/** Fields side by side where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '16px 0',
  background: `linear-gradient(transparent, ${theme.palette.background.default} 24%)`,
}));

/** After a refused save the keyboard goes to the first field that is wrong, once its step is open. */
const useFocusOnFault = () => {
  const bar = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting } = useFormState();
  const { hash } = useLocation();
  const answered = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step shows other fields.
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting) return;
    const wrong = bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
    if (!wrong) return;
    answered.current = submitCount;
    // A date is a group of parts.
    (wrong.querySelector<HTMLElement>('[contenteditable]') ?? wrong).focus();
  }, [submitCount, isSubmitting, hash]);
  return bar;
};

/** The end of a form: save or leave. Belongs inside a form. */
export const FormActions = ({ submit, cancelTo }: { submit: string; cancelTo: string }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { isSubmitting } = useFormState();
  const bar = useFocusOnFault();
  return (
    <Bar ref={bar}>
      <UnsavedGuard />
      <Button variant="outlined" onClick={() => navigate(cancelTo)}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? t('common.saving') : submit}
      </Button>
    </Bar>
  );
};

/** What is wrong with the form as a whole. */
export const FormAlert = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  color: theme.palette.brand.tones.danger.ink,
  background: theme.palette.brand.tones.danger.tint,
  '& p': { margin: 0, flex: '1 1 260px' },
}));

type SectionProps = {
  /** Its name among the words of the resource: `form.{title}`. */
  title?: string;
  /** Below it: `hints.{hint}`. */
  hint?: string;
  children: ReactNode;
};

/** A card of a form. */
export const FormSection = ({ title, hint, children }: SectionProps) => {
  const t = useTranslate();
  const resource = useResourceContext();
  return (
    <Card>
      {title && <FormTitle>{t(`resources.${resource}.form.${title}`)}</FormTitle>}
      {hint && <FormHelperText sx={{ mt: '-14px' }}>{t(`resources.${resource}.hints.${hint}`)}</FormHelperText>}
      {children}
    </Card>
  );
};

export const FormTitle = ({ children }: { children: ReactNode }) => (
  <h2 style={{ margin: 0, fontSize: '1rem', fontWeight: 640 }}>{children}</h2>
);
