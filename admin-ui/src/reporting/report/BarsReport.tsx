import { styled, useTheme } from '@mui/material/styles';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import type { Locale } from 'contracts/kernel/locales';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import type { AssignmentStatus } from 'contracts/training/assignment/assignment.choices';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import type { Tone } from 'ui-kit/theme/palette';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { statusKey, statusStyle } from '#admin-ui/recruiting/interview/interview-status';
import { intlTag } from '#admin-ui/shared/formats';
import { BarsChart } from './BarsChart.tsx';
import { BarsTable } from './BarsTable.tsx';
import type { Bar } from './figures.ts';
import { titleKey } from './reports.ts';
import { useOpenList } from './useOpenList.ts';

/** Bars that can still be told apart; the table has all of them. */
const MOST_BARS = 10;

/** Few bars stay slim. */
const roomFor = (bars: number): number => bars * 44 + 40;

const Body = styled('div')({ height: '100%', display: 'flex', flexDirection: 'column', minHeight: 0 });
const Rest = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** Days below a chart: `Nov 3`, `03/11`. */
const SHORT_DAY: Record<Locale, Intl.DateTimeFormatOptions> = {
  'en-us': { month: 'short', day: 'numeric' },
  'pt-br': { month: '2-digit', day: '2-digit' },
};

/** What a report counts, where that is not interviews. */
const UNIT: Partial<Record<ReportName, string>> = {
  'jobs-by-source': 'resources.jobs.title',
  'trainings-by-status': 'reporting.dashboard.trainings',
};

const trainingTone: Record<AssignmentStatus, Tone> = {
  waiting: 'neutral',
  open: 'info',
  begun: 'notice',
  completed: 'success',
  expired: 'danger',
  cancelled: 'neutral',
};

/** How each report of bars speaks of what it counts. */
const useChartStyle = (report: ReportName) => {
  const t = useTranslate();
  const locale = useLocale();
  const { palette } = useTheme();
  const { nameOf } = useSources();
  const day = new Intl.DateTimeFormat(intlTag(locale), { ...SHORT_DAY[locale], timeZone: 'UTC' });
  const brand = () => palette.primary.main;
  switch (report) {
    case 'interviews-by-status':
      return {
        labelOf: (key: string) => t(statusKey(key as InterviewStatus)),
        colourOf: (key: string) => palette.brand.tones[statusStyle[key as InterviewStatus].tone].ink,
      };
    case 'interviews-over-days':
      return { labelOf: (key: string) => day.format(new Date(`${key}T00:00:00Z`)), colourOf: brand };
    case 'jobs-by-source':
      return {
        labelOf: nameOf,
        colourOf: () => palette.brand.tones.info.ink,
      };
    case 'trainings-by-status':
      return {
        labelOf: (key: string) => t(`reporting.dashboard.training.${key}`),
        colourOf: (key: string) => palette.brand.tones[trainingTone[key as AssignmentStatus]].ink,
      };
    default:
      return { labelOf: (key: string) => key || t('common.none'), colourOf: brand };
  }
};

/** A report of several counts, as a chart or as a table; each count opens the list behind it. */
export const BarsReport = ({
  report,
  bars,
  isTable,
}: {
  report: ReportName;
  bars: readonly Bar[];
  isTable: boolean;
}) => {
  const t = useTranslate();
  const open = useOpenList();
  const style = useChartStyle(report);
  const isOverDays = report === 'interviews-over-days';
  const shared = {
    title: t(titleKey(report)),
    unit: t(UNIT[report] ?? 'resources.interviews.title'),
    labelOf: style.labelOf,
    onOpen: (bar: Bar) => void (bar.filter && open(bar.filter)),
  };
  if (isTable) return <BarsTable {...shared} bars={bars} heading={t(`reporting.dashboard.heading.${report}`)} />;
  const drawn = isOverDays ? bars : bars.slice(0, MOST_BARS);
  return (
    <Body>
      <div style={{ flex: 1, minHeight: 0, ...(!isOverDays && { maxHeight: roomFor(drawn.length) }) }}>
        <BarsChart {...shared} bars={drawn} colourOf={style.colourOf} layout={isOverDays ? 'vertical' : 'horizontal'} />
      </div>
      {drawn.length < bars.length && (
        <Rest>{t('reporting.dashboard.more', { count: bars.length - drawn.length })}</Rest>
      )}
    </Body>
  );
};
