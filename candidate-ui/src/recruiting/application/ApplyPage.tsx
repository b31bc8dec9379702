import styled from '@emotion/styled';
import { useParams } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { waysIn } from 'ui-kit/identity/session/redirect';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { colour } from 'ui-kit/theme/colours';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { CompanyLogo } from '#candidate-ui/recruiting/job/CompanyLogo.tsx';
import { JobInShort } from '#candidate-ui/recruiting/job/JobInShort.tsx';
import { useJob } from '#candidate-ui/recruiting/job/jobs';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { ApplyBox } from './ApplyBox.tsx';
import { ComeIn } from './ComeIn.tsx';
import { JobClosed } from './JobClosed.tsx';
import { OtherAccount } from './OtherAccount.tsx';
import { applyPath, cleanSource } from './source.ts';

const Eyebrow = styled.p({ marginBottom: 6, fontSize: '0.875rem', fontWeight: 560, color: colour.brand });
const Facts = styled.div({ margin: '12px 0 24px' });
/**
 * Where the "apply" of a public page leads. The address holds the job and the source: it is the same address before and
 * after a login or a sign-up, in another tab, or on another device.
 */
export const ApplyPage = () => {
  const { t } = useTranslation();
  const { id = '', source } = useParams();
  const { data: job, error, reload } = useJob(id);
  const here = applyPath(id, cleanSource(source));
  const isIn = currentWorkspace() !== null;

  if (job === undefined) {
    return (
      <PlainFrame>
        <Card aria-busy="true">
          <PageTitle title={t('application.title')} />
          {error ? <Failure error={error} onRetry={reload} /> : <Skeleton style={{ height: 240, marginTop: 20 }} />}
        </Card>
      </PlainFrame>
    );
  }
  if (job === null) {
    return (
      <PlainFrame>
        <Card>
          <PageTitle title={t('application.title')} />
          <JobClosed />
        </Card>
      </PlainFrame>
    );
  }
  return (
    <PlainFrame>
      <Card>
        {job.company.logo && <CompanyLogo logo={job.company.logo} />}
        <Eyebrow>{t('application.eyebrow', { company: job.company.name })}</Eyebrow>
        <PageTitle title={t('application.pageTitle', { job: job.title })}>{job.title}</PageTitle>
        <Facts>
          <JobInShort job={job} />
        </Facts>
        {isIn ? <ApplyBox job={job} source={cleanSource(source)} /> : <ComeIn ways={waysIn(here)} />}
        {isIn && <OtherAccount login={waysIn(here).login} />}
      </Card>
    </PlainFrame>
  );
};
