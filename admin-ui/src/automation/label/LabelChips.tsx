import { styled } from '@mui/material/styles';
import { LabelChip } from './LabelChip.tsx';
import { useLabels } from './useLabels.ts';

const Row = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minWidth: 0 });
const More = styled('span')(({ theme }) => ({ fontSize: '0.8125rem', color: theme.palette.text.secondary }));

/** The labels of a thing, the first few of many; those that were removed are not shown. */
export const LabelChips = ({ ids, max = 3 }: { ids: readonly string[]; max?: number }) => {
  const labels = useLabels(ids);
  const rest = labels.slice(max);
  if (labels.length === 0) return null;
  return (
    <Row>
      {labels.slice(0, max).map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      {rest.length > 0 && <More title={rest.map(({ name }) => name).join(', ')}>+{rest.length}</More>}
    </Row>
  );
};
