import { styled } from '@mui/material/styles';
import type { Share } from './matrix.ts';

const Root = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  cursor: 'pointer',
  '&[data-disabled]': { cursor: 'not-allowed', color: theme.palette.text.secondary },
}));
const Box = styled('input')(({ theme }) => ({
  width: 18,
  height: 18,
  margin: 0,
  flexShrink: 0,
  accentColor: theme.palette.primary.main,
  cursor: 'inherit',
}));

type Props = {
  /** What it says to those who listen. */
  label: string;
  /** What is seen beside it. */
  shown?: string;
  share: Share;
  disabled?: boolean;
  onChange: (isHeld: boolean) => void;
};

/** One permission, or many at once: then it may also be half set. */
export const Tick = ({ label, shown, share, disabled = false, onChange }: Props) => (
  <Root data-disabled={disabled || undefined}>
    <Box
      type="checkbox"
      aria-label={label}
      checked={share === 'all'}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = share === 'some';
      }}
      onChange={() => onChange(share !== 'all')}
    />
    {shown && <span aria-hidden="true">{shown}</span>}
  </Root>
);
