import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { MATRIX_COLUMNS } from 'contracts/training/matrix/matrix.choices';
import { useTranslate } from 'react-admin';

type Props = { from: number; count: number; shown: number; onChange: (from: number) => void };

/** Which of many policies the table shows, and the way to those before and after. */
export const ColumnWindow = ({ from, count, shown, onChange }: Props) => {
  const t = useTranslate();
  const [before, after] = [t('handbook.matrix.before'), t('handbook.matrix.after')];
  const to = from + shown;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, fontSize: '0.875rem' }}>
      <IconButton
        size="small"
        aria-label={before}
        title={before}
        disabled={from === 0}
        onClick={() => onChange(Math.max(0, from - MATRIX_COLUMNS))}
      >
        <ChevronLeft />
      </IconButton>
      <span role="status">{t('handbook.matrix.window', { from: from + 1, to, count })}</span>
      <IconButton
        size="small"
        aria-label={after}
        title={after}
        disabled={to >= count}
        onClick={() => onChange(from + MATRIX_COLUMNS)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
};
