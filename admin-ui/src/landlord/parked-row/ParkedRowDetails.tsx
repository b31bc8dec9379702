import { styled } from '@mui/material/styles';
import type { ParkedRowView } from 'contracts/landlord/parked-row/parked-row.views';
import { useTranslate } from 'react-admin';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  margin: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& dd': { margin: '0 0 10px', '&:last-of-type': { marginBottom: 0 } },
}));

/** What the columns of a row that waits leave out or cut off. */
export const ParkedRowDetails = ({ row }: { row: ParkedRowView }) => {
  const t = useTranslate();
  return (
    <Facts>
      {(['rowId', 'record', 'events', 'error'] as const)
        .filter((field) => row[field] !== null)
        .map((field) => (
          <div key={field}>
            <dt>{t(`resources.parked-rows.fields.${field}`)}</dt>
            <dd>{row[field]}</dd>
          </div>
        ))}
    </Facts>
  );
};
