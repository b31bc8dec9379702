import { styled } from '@mui/material/styles';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';
import type { Bar } from './figures.ts';

const Scroll = styled('div')({ height: '100%', overflowY: 'auto' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { textAlign: 'left', fontWeight: 600, fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& th, & td': { padding: '7px 8px', borderBottom: `1px solid ${theme.palette.divider}`, overflowWrap: 'anywhere' },
  '& tr > :last-child': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));
const Open = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  font: 'inherit',
  color: theme.palette.primary.main,
  background: 'transparent',
  textAlign: 'left',
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

type Props = {
  bars: readonly Bar[];
  title: string;
  heading: string;
  unit: string;
  labelOf: (key: string) => string;
  onOpen: (bar: Bar) => void;
};

/** What a chart shows, in words and numbers: every line, also those that a chart has no room for. */
export const BarsTable = ({ bars, title, heading, unit, labelOf, onOpen }: Props) => {
  const locale = useLocale();
  return (
    <Scroll>
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <td>
                {bar.filter ? (
                  <Open type="button" onClick={() => onOpen(bar)}>
                    {labelOf(bar.key)}
                  </Open>
                ) : (
                  labelOf(bar.key)
                )}
              </td>
              <td>{formatCount(bar.count, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
