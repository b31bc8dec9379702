import './resume.words.ts';
import '#candidate-ui/recruiting/profile/profile.words';
import styled from '@emotion/styled';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { useProfile } from '#candidate-ui/recruiting/profile/profile';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { ChooseResume } from './ChooseResume.tsx';
import { CopyToProfile } from './CopyToProfile.tsx';
import { ResumeFindings } from './ResumeFindings.tsx';
import { useResumeReading } from './resume-reading.ts';

const Sections = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, maxWidth: 680 });

/** My own résumé as a program reads it, and what of it my profile lacks (docs/product.md POR-21). */
export const ResumePage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { data: profile, error, reload } = useProfile();
  const resume = useResumeReading();
  const { found, refusal, isBusy, name } = resume;
  if (profile === undefined) return error ? <Failure error={error} onRetry={reload} /> : <PageSkeleton />;
  return (
    <Page title={t('resume.title')} lead={t('resume.lead')} crumbs={[{ label: t('profile.title'), to: '/c/profile' }]}>
      <Sections aria-busy={isBusy}>
        <ChooseResume {...resume} />
        <p role="status" style={{ overflowWrap: 'anywhere' }} hidden={!isBusy}>
          {isBusy && t('resume.reading', { name })}
        </p>
        {refusal && <Alert>{problem(refusal.fields.file?.[0] ?? refusal.code)}</Alert>}
        {found && <ResumeFindings {...found} />}
        {found && <CopyToProfile key={found.name} reading={found.reading} profile={profile} />}
      </Sections>
    </Page>
  );
};
