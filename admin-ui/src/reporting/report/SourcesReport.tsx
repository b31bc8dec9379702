import { styled } from '@mui/material/styles';
import type { SourcesReport as Answer } from 'contracts/reporting/report/report.views';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { FigureTable } from '#admin-ui/recruiting/job/FigureTable.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import type { ReportPeriod } from './dashboard-period.ts';
import { titleKey } from './reports.ts';
import { useOpenList } from './useOpenList.ts';

/** Statuses by which the quality of a source is seen. */
const TOLD = ['answered', 'considered', 'approved', 'rejected'] as const;

const Body = styled('div')({ height: '100%', overflowY: 'auto' });
const Opening = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  color: theme.palette.primary.main,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

/** How many interviews each source began, how far they came, and how many were hired. */
export const SourcesReport = ({ rows, shown }: { rows: Answer['data']; shown: ReportPeriod }) => {
  const t = useTranslate();
  const locale = useLocale();
  const open = useOpenList();
  const { nameOf } = useSources();
  const { start, end } = shown;
  const words = 'resources.jobs.sources.columns';
  const hasHires = rows.some(({ hires_count }) => hires_count !== null);
  const count = (figure: number | null | undefined) => formatCount(figure ?? 0, locale);
  const nameIn = (source: string | null) =>
    source === null ? (
      t('resources.candidate-sources.unknown')
    ) : (
      <Opening
        type="button"
        onClick={() =>
          void open({ resource: 'interviews', filter: { source, createdAt_gte: start, createdAt_lte: end } })
        }
      >
        {nameOf(source)}
      </Opening>
    );
  return (
    <Body>
      <FigureTable
        label={t(titleKey('sources'))}
        columns={[
          t(`${words}.source`),
          t('resources.interviews.title'),
          ...TOLD.map((status) => t(statusKey(status))),
          ...(hasHires ? [t(`${words}.hired`)] : []),
        ]}
        rows={rows.map(({ source_name, interviews_count, reached, hires_count }) => ({
          key: source_name ?? '',
          cells: [
            nameIn(source_name),
            count(interviews_count),
            ...TOLD.map((status) => count(reached[status])),
            ...(hasHires ? [count(hires_count)] : []),
          ],
        }))}
      />
    </Body>
  );
};
