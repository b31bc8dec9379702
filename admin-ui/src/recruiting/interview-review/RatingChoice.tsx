import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { OfferedRating, ShownRating } from 'contracts/recruiting/interview-review/interview-review.views';
import { useTranslate } from 'react-admin';

const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'grid',
  gap: 6,
  // Each has a border of its own.
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 40,
    padding: '6px 12px',
    margin: 0,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 8,
    textTransform: 'none',
    textAlign: 'left',
    fontSize: '0.9375rem',
    color: theme.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped.Mui-selected': {
    fontWeight: 640,
    borderColor: theme.palette.brand.tones.success.ink,
    color: theme.palette.brand.tones.success.ink,
    background: theme.palette.brand.tones.success.tint,
  },
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped.Mui-disabled:not(.Mui-selected)': {
    color: theme.palette.text.disabled,
  },
  '& small': { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
}));

type Props = {
  offered: readonly OfferedRating[];
  chosen: Pick<ShownRating, 'ratingTypeId'> | undefined;
  isDisabled: boolean;
  onChoose: (ratingTypeId: string | null) => void;
};

/** The words of the scorecard; the chosen one again takes the rating away. */
export const RatingChoice = ({ offered, chosen, isDisabled, onChoose }: Props) => {
  const t = useTranslate();
  return (
    <Group
      exclusive
      orientation="vertical"
      value={chosen?.ratingTypeId ?? null}
      onChange={(_, value: string | null) => onChoose(value)}
      disabled={isDisabled}
      aria-label={t('resources.interview-reviews.yourRating')}
    >
      {offered.map(({ id, name, score }) => (
        <ToggleButton key={id} value={id}>
          <span>{name}</span>
          <small>{score}</small>
        </ToggleButton>
      ))}
    </Group>
  );
};
