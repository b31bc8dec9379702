import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  borderRadius: 8,
  color: theme.palette.text.secondary,
  background: theme.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.palette.brand.outline}`,
  '&[data-set]': {
    color: theme.palette.brand.tones.success.ink,
    background: theme.palette.brand.tones.success.tint,
    boxShadow: `inset 0 0 0 1px ${theme.palette.brand.tones.success.ink}`,
  },
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}` },
  '@media (max-width: 719px)': { flex: '1 1 40%', '& select': { width: '100%' } },
  '& svg': { position: 'absolute', right: 8, fontSize: 18, pointerEvents: 'none' },
}));
const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  maxWidth: '100%',
  minHeight: 36,
  padding: '6px 32px 6px 12px',
  border: 0,
  outline: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'inherit',
  background: 'transparent',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { color: theme.palette.text.primary, background: theme.palette.background.paper },
  '@media (max-width: 719px)': { minHeight: 42 },
}));

type Props = {
  label: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string) => void;
  highlight?: boolean;
};

/** A small select without a label of its own to show: its choices speak. Tinted while something is chosen. */
export const PillSelect = ({ label, value, choices, onChange, highlight = true }: Props) => (
  <Root data-set={(highlight && value !== '') || undefined}>
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
    <ExpandMore aria-hidden="true" />
  </Root>
);
