import QueryStats from '@mui/icons-material/QueryStats';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { formatDays } from '#admin-ui/shared/period';
import { ArrangeTools } from './ArrangeTools.tsx';
import { type Arrangement, type Move, moved, without } from './arrangement.ts';
import type { ReportPeriod } from './dashboard-period.ts';
import { ReportContent } from './ReportContent.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportGrid } from './ReportGrid.tsx';
import { titleKey } from './reports.ts';
import { useReports } from './useReports.ts';

/** Dragging is a program of its own: who only looks does not load it. */
const ArrangeGrid = lazy(async () => ({ default: (await import('./ArrangeGrid.tsx')).ArrangeGrid }));

type Props = {
  arrangement: Arrangement;
  /** Null while nothing is being arranged. */
  onArrange: ((arrangement: Arrangement) => void) | null;
  shown: ReportPeriod;
  timeZone: string;
};

export const DashboardReports = ({ arrangement, onArrange, shown, timeZone }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const reports = useReports(shown, timeZone);
  const isPhone = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const [said, say] = useState('');

  const daysOf = (report: ReportName) => formatDays(report === 'interviews-over-days' ? shown.labels : shown, locale);
  const content = (report: ReportName) => (isTable: boolean) => (
    <ReportContent report={report} reports={reports} shown={shown} isTable={isTable} />
  );
  if (arrangement.length === 0)
    return (
      <Notice
        icon={QueryStats}
        title={t('reporting.dashboard.bare.title')}
        detail={t('reporting.dashboard.bare.detail')}
      />
    );
  if (!onArrange)
    return (
      <ReportGrid arrangement={arrangement}>
        {(report) => (
          <ReportFrame report={report} days={daysOf(report)}>
            {content(report)}
          </ReportFrame>
        )}
      </ReportGrid>
    );

  const move = (report: ReportName, step: Move) => {
    const next = moved(arrangement, report, step);
    onArrange(next);
    const place = next.find((placed) => placed.report === report);
    if (place)
      say(
        t('reporting.dashboard.placed', {
          title: t(titleKey(report)),
          column: place.x + 1,
          row: place.y + 1,
          width: place.w,
          height: place.h,
        }),
      );
  };
  const arranged = (report: ReportName) => (
    <ReportFrame
      report={report}
      days={daysOf(report)}
      tools={
        <ArrangeTools
          report={report}
          onMove={(step) => move(report, step)}
          onRemove={() => onArrange(without(arrangement, report))}
        />
      }
    >
      {(isTable) => (
        <div data-still inert>
          {content(report)(isTable)}
        </div>
      )}
    </ReportFrame>
  );
  return (
    <>
      <p role="status" style={visuallyHidden as React.CSSProperties}>
        {said}
      </p>
      {isPhone ? (
        <ReportGrid arrangement={arrangement}>{arranged}</ReportGrid>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          <ArrangeGrid arrangement={arrangement} onArrange={onArrange}>
            {arranged}
          </ArrangeGrid>
        </Suspense>
      )}
    </>
  );
};
