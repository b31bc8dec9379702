import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import type { CompanyView } from 'contracts/identity/company/company.views';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { DOMAINS } from '#admin-ui/identity/company-domains/domain-place';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { useCompany } from './useCompany.ts';

/** Ways to the page that everybody sees. */
const PublicPage = ({ company: { subdomain } }: { company: CompanyView }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <Button variant="outlined" startIcon={<LanguageOutlined />} component={Link} to={`/${DOMAINS}`}>
        {t('identity.domain.title')}
      </Button>
      <CopyLinkButton path={publicCompanyPath(subdomain)} />
      <Button
        variant="outlined"
        startIcon={<OpenInNew />}
        href={publicCompanyPath(subdomain, locale)}
        target="_blank"
        rel="noopener"
      >
        {t('identity.company.publicPage')}
      </Button>
    </>
  );
};

/** The company's own profile: a form for those who may change it, facts for all others. */
export const CompanyPage = () => {
  const t = useTranslate();
  const can = useCan();
  const { company, error, readAgain, save } = useCompany();
  if (!company && !error) return <PageSkeleton />;
  const crumbs = [{ label: t('layout.area.settings'), to: '/settings' }];
  return (
    <Page
      title={t('identity.company.title')}
      crumbs={crumbs}
      detail={t('identity.company.detail')}
      actions={company && <PublicPage company={company} />}
      narrow
    >
      {error && !company && <Failure error={error} onRetry={() => void readAgain()} />}
      {company && can('tenant.logo.update') && <LogoPanel company={company} />}
      {company && can('tenant.company.update') && (
        <CompanyForm company={company} save={save} readAgain={() => void readAgain()} />
      )}
      {company && !can('tenant.company.update') && <CompanyFacts company={company} />}
    </Page>
  );
};
