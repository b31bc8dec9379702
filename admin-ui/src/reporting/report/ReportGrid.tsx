import { styled } from '@mui/material/styles';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { DASHBOARD_COLUMNS } from 'contracts/identity/user-settings/user-settings.reports';
import type { ReactNode } from 'react';
import { type Arrangement, inOrder } from './arrangement.ts';
import { GAP, ROW_HEIGHT } from './grid-measures.ts';

/** On a tablet the totals side by side and all else below one another; one column on a phone: in the order in which one reads. */
const Grid = styled('div')({
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: `repeat(${DASHBOARD_COLUMNS}, minmax(0, 1fr))`,
  gridAutoRows: ROW_HEIGHT,
  '@media (max-width: 999px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: 'auto' },
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Cell = styled('div', { shouldForwardProp: (name) => name !== 'place' })<{ place: Arrangement[number] }>(
  ({ place: { report, x, y, w, h } }) => {
    const isTotal = report.endsWith('-total');
    return {
      gridColumn: `${x + 1} / span ${w}`,
      gridRow: `${y + 1} / span ${h}`,
      '@media (max-width: 999px)': {
        gridColumn: isTotal ? 'auto' : '1 / -1',
        gridRow: 'auto',
        height: isTotal ? 128 : 360,
      },
    };
  },
);

/** The reports where they were put. */
export const ReportGrid = ({
  arrangement,
  children,
}: {
  arrangement: Arrangement;
  children: (report: ReportName) => ReactNode;
}) => (
  <Grid>
    {inOrder(arrangement).map((place) => (
      <Cell key={place.report} place={place}>
        {children(place.report)}
      </Cell>
    ))}
  </Grid>
);
