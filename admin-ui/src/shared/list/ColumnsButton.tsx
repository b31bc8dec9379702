import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RaRecord, useTranslate } from 'react-admin';
import { Box } from './Ticks.tsx';
import { ToolPanel } from './ToolButton.tsx';
import type { ColumnChoice } from './useChosenColumns.ts';

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 4px',
  fontSize: '0.875rem',
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover': { background: theme.palette.brand.sunken },
}));

/** Chooses the columns of a list; the one that names the rows always stays. */
export const ColumnsButton = <R extends RaRecord>({ columns }: { columns: ColumnChoice<R> }) => {
  const t = useTranslate();
  const { all, isShown, show, reset } = columns;
  return (
    <ToolPanel icon={ViewColumnOutlined} label={t('common.list.columns')}>
      {all
        .filter(({ card, label }) => card !== 'title' && t(label) !== '')
        .map((column) => (
          <Choice key={column.field}>
            <Box
              type="checkbox"
              checked={isShown(column)}
              onChange={({ target }) => show(column.field, target.checked)}
            />
            {t(column.label)}
          </Choice>
        ))}
      <Button size="small" sx={{ mt: 1 }} onClick={reset}>
        {t('common.list.usualColumns')}
      </Button>
    </ToolPanel>
  );
};
