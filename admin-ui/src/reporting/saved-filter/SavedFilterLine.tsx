import Close from '@mui/icons-material/Close';
import FilterAlt from '@mui/icons-material/FilterAlt';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import type { SavedFilterView } from 'contracts/reporting/saved-filter/saved-filter.views';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { useGetMany, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { intlTag } from '#admin-ui/shared/formats';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
const Words = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, '& svg': { fontSize: 16 } });

/** A span of time in days of the page's time zone: the hours only where it does not run from midnight to midnight. */
const useSpanWords = (timeZone: string) => {
  const locale = useLocale();
  // docs/product.md UI-2: `MMM D, YYYY` and `DD/MM/YYYY`.
  const dateStyle = locale === 'pt-br' ? 'short' : 'medium';
  const day = new Intl.DateTimeFormat(intlTag(locale), { dateStyle, timeZone });
  const moment = new Intl.DateTimeFormat(intlTag(locale), { dateStyle, timeStyle: 'short', timeZone });
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
  return (from: string | undefined, until: string | undefined): string => {
    const [start, end] = [from, until].map((at) => (at === undefined ? null : new Date(at)));
    const isWhole = (!start || clock.format(start) === '00:00:00') && (!end || clock.format(end) === '23:59:59');
    const format = isWhole ? day : moment;
    if (start && end) return format.formatRange(start, end);
    return [start && `${format.format(start)} –`, end && `– ${format.format(end)}`].filter(Boolean).join('');
  };
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): string[] => (value === undefined ? [] : ([value].flat() as string[]));

/** The jobs that a filter names: by their title where it is one that may be read, else by how many there are. */
const useJobWords = (ids: readonly string[]): string | null => {
  const t = useTranslate();
  const isReadable = useCan()('tenant.jobs.read');
  const { data = [] } = useGetMany<JobView>('jobs', { ids: [...ids] }, { enabled: isReadable && ids.length > 0 });
  if (ids.length === 0) return null;
  const titles = new Set(data.filter(Boolean).map(({ title }) => title));
  const [title] = titles;
  return titles.size === 1 && title !== undefined ? title : t('reporting.savedFilter.jobs', { count: ids.length });
};

/** The training program that a filter names. */
const useProgramWords = (id: string | undefined): string | null => {
  const t = useTranslate();
  const isReadable = useCan()('tenant.training.programs.read');
  const { data } = useGetOne<TrainingProgramView>(
    'training-programs',
    { id: id ?? '' },
    { enabled: isReadable && id !== undefined, retry: false },
  );
  return id === undefined ? null : (data?.name ?? t('reporting.savedFilter.oneProgram'));
};

/** Says under which filter a list stands, and leads out of it. */
export const SavedFilterLine = ({ saved: { resource, filter }, path }: { saved: SavedFilterView; path: string }) => {
  const t = useTranslate();
  const timeZone = usePageZone();
  const span = useSpanWords(timeZone);
  const { nameOf } = useSources();
  const held = (filter.interview ?? {}) as { jobId?: string; status?: string };
  const jobs = useJobWords([...listOf(filter.jobId), ...listOf(held.jobId), ...listOf(filter.id)]);
  const program = useProgramWords(text(filter.programId));
  const status = text(filter.status) ?? held.status;
  const source = text(filter.source);
  const isOfInterviews = resource === 'interviews' || held.status !== undefined;
  const from = text(filter.updatedAt_gte) ?? text(filter.createdAt_gte) ?? text(filter.hiredAt_gte);
  const until = text(filter.updatedAt_lte) ?? text(filter.createdAt_lte) ?? text(filter.hiredAt_lte);
  const words = [
    status && t(isOfInterviews ? statusKey(status as InterviewStatus) : `resources.${resource}.status.${status}`),
    jobs,
    program,
    source && nameOf(source),
    filter.labelId !== undefined && t('reporting.savedFilter.labels', { smart_count: [filter.labelId].flat().length }),
    filter.importId !== undefined && t('reporting.savedFilter.oneImport'),
    filter.candidateId !== undefined && t('reporting.savedFilter.oneCandidate'),
    (from ?? until) !== undefined && `${span(from, until)} (${zoneName(timeZone)})`,
  ].filter(Boolean);
  return (
    <Line>
      <Words>
        <FilterAlt aria-hidden="true" />
        {t('reporting.savedFilter.only', { words: words.join(' · ') })}
      </Words>
      <Button size="small" variant="outlined" startIcon={<Close />} component={Link} to={path}>
        {t('reporting.savedFilter.clear')}
      </Button>
    </Line>
  );
};
