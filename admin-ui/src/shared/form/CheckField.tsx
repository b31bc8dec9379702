import { styled } from '@mui/material/styles';
import { useField } from './useField.ts';

const Row = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: '2px 10px',
  cursor: 'pointer',
});
const Box = styled('input')(({ theme }) => ({
  width: 18,
  height: 18,
  margin: '2px 0 0',
  accentColor: theme.palette.primary.main,
  cursor: 'pointer',
}));
const Words = styled('span')({ fontSize: '0.875rem', fontWeight: 560 });
const Hint = styled('span')(({ theme }) => ({
  gridColumn: 2,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** Yes or no. */
export const CheckField = ({ source, label, hint }: { source: string; label: string; hint?: string | undefined }) => {
  const { id, field } = useField({ source, defaultValue: false });
  const { value, onChange, ...rest } = field;
  return (
    <Row htmlFor={id}>
      <Box
        {...rest}
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        aria-labelledby={`${id}-label`}
      />
      <Words id={`${id}-label`}>{label}</Words>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Row>
  );
};
