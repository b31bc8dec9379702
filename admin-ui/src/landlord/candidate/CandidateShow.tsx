import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { companyPath } from '#admin-ui/landlord/company/company-paths';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CandidateFacts } from '#admin-ui/recruiting/candidate/CandidateFacts.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { candidateName } from './candidate-name.ts';

export const CandidateShow = () => {
  const t = useTranslate();
  const crumbs = [{ label: t('layout.area.landlord') }, { label: t('platform.candidate.title'), to: '/candidates' }];
  return (
    <RecordPage<LandlordCandidateView> resource="candidates" crumbs={crumbs} title="recruiting.candidate.one">
      {(candidate) => (
        <Page title={candidateName(candidate) ?? t('common.erasedPerson')} crumbs={crumbs} narrow>
          <Panel title={t('recruiting.candidate.facts')}>
            <CandidateFacts candidate={candidate}>
              <dt>{t('platform.company.one')}</dt>
              <dd>
                <Link to={companyPath({ id: candidate.companyId })}>{candidate.companyName}</Link>
              </dd>
            </CandidateFacts>
          </Panel>
        </Page>
      )}
    </RecordPage>
  );
};
