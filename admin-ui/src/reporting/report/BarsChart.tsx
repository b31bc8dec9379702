import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Bar } from './figures.ts';

type Props = {
  bars: readonly Bar[];
  title: string;
  /** What the count counts, for the tooltip. */
  unit: string;
  labelOf: (key: string) => string;
  colourOf: (key: string) => string;
  /** Days stand below upright bars; names stand beside lying ones. */
  layout: 'vertical' | 'horizontal';
  onOpen: (bar: Bar) => void;
};

/** Pixels for names beside lying bars. */
const NAMES_WIDTH = 128;
const COUNTS_WIDTH = 36;
/** Upright bars of fewer days than a week stand further apart. */
const FEW = 7;
const KEYBOARD = { keyboardActivation: true };

/** Bars with their counts. With the keyboard: arrows go from bar to bar, Enter opens the list behind one. */
export const BarsChart = ({ bars, title, unit, labelOf, colourOf, layout, onOpen }: Props) => {
  const { palette } = useTheme();
  const isLying = layout === 'horizontal';
  const keys = bars.map(({ key }) => key);
  const names = {
    id: 'names',
    scaleType: 'band' as const,
    data: keys,
    valueFormatter: labelOf,
    categoryGapRatio: isLying ? 0.35 : bars.length < FEW ? 0.7 : 0.3,
    colorMap: { type: 'ordinal' as const, values: keys, colors: keys.map(colourOf) },
    disableTicks: true,
    disableLine: true,
    tickLabelStyle: { fontSize: 12, fill: palette.text.secondary },
  };
  const counts = {
    id: 'counts',
    tickMinStep: 1,
    min: 0,
    disableTicks: true,
    disableLine: true,
    tickLabelStyle: { fontSize: 12, fill: palette.text.secondary },
  };
  return (
    <BarChart
      aria-label={title}
      layout={layout}
      series={[{ data: bars.map(({ count }) => count), label: unit }]}
      xAxis={isLying ? [{ ...counts, height: 24 }] : [{ ...names, height: 26 }]}
      yAxis={isLying ? [{ ...names, width: NAMES_WIDTH }] : [{ ...counts, width: COUNTS_WIDTH }]}
      grid={isLying ? { vertical: true } : { horizontal: true }}
      margin={{ top: 8, right: 16, bottom: 4, left: 4 }}
      borderRadius={4}
      hideLegend
      skipAnimation
      experimentalFeatures={KEYBOARD}
      onItemClick={(_, { dataIndex }) => {
        const bar = bars[dataIndex];
        if (bar?.filter) onOpen(bar);
      }}
      sx={{ '& .MuiBarChart-element': { cursor: 'pointer' }, '& .MuiChartsGrid-line': { stroke: palette.divider } }}
    />
  );
};
