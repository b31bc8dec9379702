import { styled } from '@mui/material/styles';
import type { PlacedReport, ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { DASHBOARD_COLUMNS } from 'contracts/identity/user-settings/user-settings.reports';
import type { ReactNode } from 'react';
import { GridLayout, useContainerWidth } from 'react-grid-layout';
import { type Arrangement, smallest } from './arrangement.ts';
import { GAP, ROW_HEIGHT } from './grid-measures.ts';

const Root = styled('div')(({ theme }) => ({
  borderRadius: 12,
  outline: `1px dashed ${theme.palette.brand.outline}`,
  outlineOffset: 8,
  '& .react-grid-layout': { position: 'relative', transition: 'height 160ms' },
  '& .react-grid-item': { transition: 'transform 160ms, width 160ms, height 160ms' },
  '& .react-grid-item.resizing, & .react-grid-item.react-draggable-dragging': { transition: 'none', zIndex: 3 },
  '& .react-grid-placeholder': {
    borderRadius: 12,
    background: theme.palette.brand.tones.success.tint,
    outline: `2px dashed ${theme.palette.primary.main}`,
  },
  '& [data-handle], & [data-grip]': { cursor: 'grab', touchAction: 'none' },
  '& .react-draggable-dragging :is([data-handle], [data-grip])': { cursor: 'grabbing' },
  '& .react-resizable-handle': {
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: 24,
    height: 24,
    cursor: 'se-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 6,
      bottom: 6,
      width: 8,
      height: 8,
      borderRight: `2px solid ${theme.palette.text.secondary}`,
      borderBottom: `2px solid ${theme.palette.text.secondary}`,
    },
  },
  // What is drawn while one arranges is not to be opened.
  '& [data-still]': { height: '100%', pointerEvents: 'none' },
}));

type Props = {
  arrangement: Arrangement;
  onArrange: (arrangement: PlacedReport[]) => void;
  children: (report: ReportName) => ReactNode;
};

/** The reports as things to drag by their titles or grips, and to stretch by their corners. */
export const ArrangeGrid = ({ arrangement, onArrange, children }: Props) => {
  const { width, containerRef, mounted } = useContainerWidth();
  const layout = arrangement.map(({ report, x, y, w, h }) => {
    const least = smallest(report);
    return { i: report, x, y, w, h, minW: least.w, minH: least.h };
  });
  return (
    <Root ref={containerRef}>
      {mounted && (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: DASHBOARD_COLUMNS, rowHeight: ROW_HEIGHT, margin: [GAP, GAP], containerPadding: [0, 0] }}
          dragConfig={{ handle: '[data-handle]', cancel: 'button:not([data-grip])', allowMobileScroll: true }}
          onLayoutChange={(placed) =>
            onArrange(placed.map(({ i, x, y, w, h }) => ({ report: i as ReportName, x, y, w, h })))
          }
        >
          {arrangement.map(({ report }) => (
            <div key={report}>{children(report)}</div>
          ))}
        </GridLayout>
      )}
    </Root>
  );
};
