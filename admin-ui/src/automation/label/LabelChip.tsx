import { styled } from '@mui/material/styles';
import type { LabelView } from 'contracts/automation/label/label.entity';

const Chip = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '1px 9px',
  borderRadius: 6,
  overflow: 'hidden',
  fontSize: '0.8125rem',
  fontWeight: 560,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  // A label may have the colour of what it lies on.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 30%, transparent)',
});

export type LabelLook = Pick<LabelView, 'name' | 'backgroundColor' | 'fontColor'>;

/** A label in its own colours. */
export const LabelChip = ({ label: { name, backgroundColor, fontColor } }: { label: LabelLook }) => (
  <Chip title={name} style={{ background: backgroundColor, color: fontColor }}>
    {name}
  </Chip>
);
