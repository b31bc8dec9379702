import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isTakenAtFirst } from 'ui-kit/recruiting/resume-comparison';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  tableLayout: 'fixed',
  '& th, & td': { padding: '6px 8px 6px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '@media (max-width: 599px)': {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0 },
  },
  '& tbody th': { fontWeight: 500, paddingTop: 10, color: theme.palette.text.secondary },
}));

export type Comparison = { field: string; mine: string; others: string };

type RowProps = Comparison & { isTaken: boolean; choose: (isTaken: boolean) => void };

const ComparedRow = ({ field, mine, others, isTaken, choose }: RowProps) => {
  const t = useTranslate();
  const choice = (text: string, isOther: boolean) => (
    <td>
      <FormControlLabel
        control={<Radio size="small" name={field} checked={isTaken === isOther} onChange={() => choose(isOther)} />}
        label={field === 'jobLevel' && text ? t(`resources.candidates.jobLevel.${text}`) : text || '–'}
        slotProps={{ typography: { fontSize: '0.875rem' } }}
        sx={{ alignItems: 'flex-start', m: 0, '& .MuiRadio-root': { p: 0.5 }, '& .MuiTypography-root': { pt: 0.4 } }}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">{t(`resources.candidates.fields.${field}`)}</th>
      {choice(mine, false)}
      {choice(others, true)}
    </tr>
  );
};

/** Which of two records' values are taken from the other. */
export const useTaken = (rows: readonly Comparison[]) => {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const isTaken = ({ field, mine, others }: Comparison) => chosen[field] ?? isTakenAtFirst(mine, others);
  return {
    isTaken,
    take: rows.filter(isTaken).map(({ field }) => field),
    choose: (field: string) => (isOther: boolean) => setChosen((before) => ({ ...before, [field]: isOther })),
  };
};

type Props = {
  rows: readonly Comparison[];
  taken: ReturnType<typeof useTaken>;
  /** What the two columns are called. */
  mine: string;
  others: string;
};

/** Values side by side, of each field one or the other. */
export const ComparisonTable = ({ rows, taken, mine, others }: Props) => {
  const t = useTranslate();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('resources.candidates.merge.field')}</th>
          <th scope="col">{mine}</th>
          <th scope="col">{others}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComparedRow key={row.field} {...row} isTaken={taken.isTaken(row)} choose={taken.choose(row.field)} />
        ))}
      </tbody>
    </Table>
  );
};
