import { styled } from '@mui/material/styles';
import { compareLines } from 'contracts/training/version/compare-lines';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& td': {
    padding: '4px 12px',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '&:first-of-type': { borderRight: `1px solid ${theme.palette.divider}` },
  },
  '& del, & ins': { display: 'block', margin: '-4px -12px', padding: '4px 12px', textDecoration: 'none' },
  '& del': { background: theme.palette.brand.tones.danger.tint, color: theme.palette.brand.tones.danger.ink },
  '& ins': { background: theme.palette.brand.tones.success.tint, color: theme.palette.brand.tones.success.ink },
  '& del::before': { content: '"− "' },
  '& ins::before': { content: '"+ "' },
}));

type Props = { left: readonly string[]; right: readonly string[] };

/** Two texts side by side, line by line. */
export const ComparedLines = ({ left, right }: Props) => {
  const t = useTranslate();
  const lines = useMemo(() => compareLines(left, right), [left, right]);
  const isSame = lines.every((line) => line.left === line.right);
  return (
    <>
      {isSame && <p role="status">{t('training.versions.compare.same')}</p>}
      <Table aria-label={t('training.versions.compare.title')}>
        <tbody>
          {lines.map((line, at) => {
            const isKept = line.left === line.right;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
              <tr key={at}>
                <td>{isKept ? line.left : line.left !== null && <del>{line.left}</del>}</td>
                <td>{isKept ? line.right : line.right !== null && <ins>{line.right}</ins>}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
};
