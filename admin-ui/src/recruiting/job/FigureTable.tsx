import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Scroller = styled('div')({ overflowX: 'auto', margin: '0 -4px', padding: '0 4px' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '9px 12px 9px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th': { fontSize: '0.8125rem', fontWeight: 520, color: theme.palette.text.secondary },
  '& td:first-of-type, & th:first-of-type': { minWidth: 130, textAlign: 'left', whiteSpace: 'normal' },
  '& td:first-of-type': { overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
}));

type Props = {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** Figures side by side: what they are about first, numbers at the right. It scrolls by itself where there is no room. */
export const FigureTable = ({ label, columns, rows }: Props) => (
  <Scroller tabIndex={0} role="group" aria-label={label}>
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);
