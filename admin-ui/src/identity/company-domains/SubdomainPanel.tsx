import Button from '@mui/material/Button';
import type { CompanyDomainsView } from 'contracts/identity/company-domains/company-domains.views';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { addressAt } from './address-at.ts';
import { SubdomainDialog } from './SubdomainDialog.tsx';

/** The company's address at the product: the name it has, those it has left, and how to change it. */
export const SubdomainPanel = ({ domains, mayChange }: { domains: CompanyDomainsView; mayChange: boolean }) => {
  const t = useTranslate();
  const locale = useLocale();
  const [isChanging, setChanging] = useState(false);
  const { subdomain, productDomain, formerSubdomains } = domains;
  return (
    <Panel
      title={t('identity.domain.productTitle')}
      actions={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => setChanging(true)}>
            {t('identity.domain.renameTitle')}
          </Button>
        )
      }
    >
      <Facts>
        <dt>{t('identity.domain.domain')}</dt>
        <dd>
          <a href={addressAt(productDomain)} target="_blank" rel="noopener">
            {productDomain}
          </a>
        </dd>
        <dt>{t('identity.domain.page')}</dt>
        <dd>
          <a href={publicCompanyPath(subdomain, locale)} target="_blank" rel="noopener">
            {window.location.host + publicCompanyPath(subdomain)}
          </a>
        </dd>
        {formerSubdomains.length > 0 && (
          <>
            <dt>{t('identity.domain.former')}</dt>
            <dd>{t('identity.domain.formerDetail', { names: formerSubdomains.join(', ') })}</dd>
          </>
        )}
      </Facts>
      {isChanging && <SubdomainDialog domains={domains} onClose={() => setChanging(false)} />}
    </Panel>
  );
};
