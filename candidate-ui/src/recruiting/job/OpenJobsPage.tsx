import styled from '@emotion/styled';
import { MAX_OPEN_JOBS_PAGE } from 'contracts/recruiting/public/public.limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatCount } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useLocale } from 'ui-kit/preferences/preferences';
import { colour } from 'ui-kit/theme/colours';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { useApplications } from '#candidate-ui/recruiting/application/applications';
import { Card, CardList } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { JobCard } from './JobCard.tsx';
import { JobSearch } from './JobSearch.tsx';
import { JobsSkeleton } from './JobsSkeleton.tsx';
import { type OpenJobs, useOpenJobs } from './jobs.ts';
import { Pages } from './Pages.tsx';

const Found = styled.p({ margin: '16px 0 12px', minHeight: '1.5em', fontSize: '0.875rem', color: colour.inkSoft });

/** The answer shown last stays, dimmed, until the next one is here: nothing jumps while somebody types. */
const useLatest = (data: OpenJobs | undefined): OpenJobs | undefined => {
  const [latest, setLatest] = useState(data);
  if (data && data !== latest) setLatest(data);
  return data ?? latest;
};

/** Open jobs of all companies; the search and the page stand in the address. */
export const OpenJobsPage = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const page = Math.min(MAX_OPEN_JOBS_PAGE, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const isNarrowed = q !== '' || page > 1;
  const { data, error, reload } = useOpenJobs(q, page);
  const shown = useLatest(data);
  const { data: applications = [] } = useApplications();
  const applied = new Set(applications.map(({ jobId }) => jobId));
  const search = (text: string) => setQuery(text ? { q: text } : {}, { replace: true });
  const goToPage = (next: number) => {
    setQuery({ ...(q && { q }), ...(next > 1 && { page: String(next) }) });
    window.scrollTo(0, 0);
  };
  const isLost = !data && error !== undefined;

  return (
    <Page title={t('job.open.title')} lead={t('job.open.lead')}>
      <JobSearch q={q} onSearch={search} />
      <Found role="status">
        {shown &&
          !isLost &&
          t('job.open.found', { count: shown.jobsFound, number: formatCount(shown.jobsFound, locale) })}
      </Found>
      {isLost && <Failure error={error} onRetry={reload} />}
      {!isLost && !shown && <JobsSkeleton />}
      {!isLost && shown && shown.jobs.length > 0 && (
        <CardList aria-busy={!data} style={{ opacity: data ? 1 : 0.6 }}>
          {shown.jobs.map((job) => (
            <JobCard key={job.id} job={job} isApplied={applied.has(job.id)} />
          ))}
        </CardList>
      )}
      {!isLost && shown?.jobs.length === 0 && (
        <Card>
          <Notice
            icon="search"
            title={t(isNarrowed ? 'job.open.none.title' : 'job.open.empty.title')}
            detail={t(isNarrowed ? 'job.open.none.detail' : 'job.open.empty.detail')}
          >
            {isNarrowed && (
              <ActionButton kind="quiet" onClick={() => setQuery({})}>
                {t('job.open.none.action')}
              </ActionButton>
            )}
          </Notice>
        </Card>
      )}
      {!isLost && shown && <Pages page={page} jobsFound={shown.jobsFound} onPage={goToPage} />}
    </Page>
  );
};
