import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { companyPath } from '#admin-ui/landlord/company/company-paths';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { candidateName } from './candidate-name.ts';

const Contact = ({ candidate }: { candidate: LandlordCandidateView }) => {
  const t = useTranslate();
  const { companyId, companyName, email, phone, createdAt } = candidate;
  return (
    <Facts>
      <dt>{t('operator.company.one')}</dt>
      <dd>
        <Link to={companyPath({ id: companyId })}>{companyName}</Link>
      </dd>
      {email && (
        <>
          <dt>{t('recruiting.candidate.field.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>{t('recruiting.candidate.field.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </>
      )}
      <dt>{t('recruiting.candidate.field.createdAt')}</dt>
      <dd>
        <When at={createdAt} withTime />
      </dd>
    </Facts>
  );
};

export const CandidateShow = () => {
  const t = useTranslate();
  const crumbs = [{ label: t('layout.area.landlord') }, { label: t('operator.candidate.title'), to: '/candidates' }];
  return (
    <RecordPage<LandlordCandidateView> resource="candidates" crumbs={crumbs} title="recruiting.candidate.one">
      {(candidate) => (
        <Page title={candidateName(candidate) ?? t('common.erasedPerson')} crumbs={crumbs} narrow>
          <Panel title={t('recruiting.candidate.facts')}>
            <Contact candidate={candidate} />
          </Panel>
        </Page>
      )}
    </RecordPage>
  );
};
