import styled from '@emotion/styled';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { RichText } from 'ui-kit/page/RichText.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { ApplyBox } from '#candidate-ui/recruiting/application/ApplyBox.tsx';
import { JobClosed } from '#candidate-ui/recruiting/application/JobClosed.tsx';
import { cleanSource } from '#candidate-ui/recruiting/application/source';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { When } from '#candidate-ui/shared/When.tsx';
import { CompanyContact } from './CompanyContact.tsx';
import { JobFacts } from './JobFacts.tsx';
import { useJob } from './jobs.ts';
import { useJobWords } from './useJobWords.ts';

const Columns = styled.div({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
});
const Aside = styled(Card)({ '@media (min-width: 860px)': { position: 'sticky', top: 84, gridColumn: 2, gridRow: 1 } });
const Text = styled.div({ display: 'grid', gap: 20, minWidth: 0 });
/** On a phone the button that applies is far above the end of a long text. */
const ToApply = styled.a({
  justifySelf: 'start',
  padding: '6px 0',
  fontWeight: 560,
  '@media (min-width: 860px)': { display: 'none' },
});
const Silent = styled.p({ color: colour.inkSoft });

/** A job in full, and the button that applies. */
export const JobPage = () => {
  const { t, locale } = useTranslation();
  const words = useJobWords();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: job, error, reload } = useJob(id);
  const crumbs = [{ label: t('job.open.title'), to: '/c/jobs/open' }];

  if (job === undefined && !error) return <PageSkeleton />;
  if (!job) {
    return (
      <Page title={t('job.one')} crumbs={crumbs}>
        <Card>{job === null ? <JobClosed /> : <Failure error={error} onRetry={reload} />}</Card>
      </Page>
    );
  }
  return (
    <Page
      title={job.title}
      crumbs={crumbs}
      lead={<a href={publicCompanyPath(job.company.subdomain, locale)}>{job.company.name}</a>}
    >
      <JobFacts
        facts={[
          { icon: 'pin', text: words.place(job) },
          { icon: 'clock', text: words.employmentTypes(job.employmentTypes) },
          { icon: 'money', text: words.salary(job) },
          {
            icon: 'briefcase',
            text: (
              <>
                {t('job.posted')} <When at={job.publishedAt} />
              </>
            ),
          },
        ]}
      />
      <Columns style={{ marginTop: 20 }}>
        <Aside id="apply" aria-label={t('application.title')}>
          <ApplyBox job={job} source={cleanSource(query.get('source'))} />
        </Aside>
        <Text>
          <Card aria-label={t('job.description')}>
            {job.descriptionHtml ? <RichText html={job.descriptionHtml} /> : <Silent>{t('job.noDescription')}</Silent>}
          </Card>
          <ToApply href="#apply">{t('job.toApply')}</ToApply>
          <CompanyContact company={job.company} />
        </Text>
      </Columns>
    </Page>
  );
};
