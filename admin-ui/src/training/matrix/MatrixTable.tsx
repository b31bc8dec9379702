import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Wrapper } from '#admin-ui/shared/list/table-parts';

const Frame = styled(Wrapper)({ marginTop: 16 });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '10px 14px', textAlign: 'start', borderBottom: `1px solid ${theme.palette.divider}` },
  '& thead th': { verticalAlign: 'top', minWidth: 170, maxWidth: 240, fontWeight: 600, overflowWrap: 'anywhere' },
  '& thead small': { display: 'block', fontWeight: 400, color: theme.palette.text.secondary },
  '& thead a': { color: 'inherit', textUnderlineOffset: 3 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 140,
    maxWidth: 220,
    background: theme.palette.background.paper,
  },
  '@media (max-width: 719px)': {
    '& thead th': { minWidth: 150 },
    '& tr > :first-of-type': { minWidth: 110, maxWidth: 130 },
  },
}));

type Props<Column, Person> = {
  label: string;
  /** What stands above the people. */
  corner: string;
  columns: readonly Column[];
  head: (column: Column) => ReactNode;
  people: readonly Person[];
  cell: (person: Person, column: Column) => ReactNode;
  /** Reads the people who come next, where there are some. */
  more?: { isBusy: boolean; onMore: () => void } | undefined;
};

/** People by what concerns them: names stay in sight while the rest moves sideways. `head` gives a cell of the head. */
export const MatrixTable = <Column extends { id: string }, Person extends { id: string; name: string }>({
  label,
  corner,
  columns,
  head,
  people,
  cell,
  more,
}: Props<Column, Person>) => {
  const t = useTranslate();
  return (
    <>
      <Frame tabIndex={0} role="region" aria-label={label}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <Fragment key={column.id}>{head(column)}</Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row">{person.name}</th>
                {columns.map((column) => (
                  <td key={column.id}>{cell(person, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {people.length === 0 && <p role="status">{t('common.list.nothing')}</p>}
      {more && (
        <Button sx={{ mt: 2 }} variant="outlined" disabled={more.isBusy} onClick={more.onMore}>
          {t('handbook.more')}
        </Button>
      )}
    </>
  );
};
