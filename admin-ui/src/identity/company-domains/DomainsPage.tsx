import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { OwnDomainsPanel } from './OwnDomainsPanel.tsx';
import { SubdomainPanel } from './SubdomainPanel.tsx';
import { useDomains } from './useDomains.ts';

/** Where people find the company: at the product's address, and at host names of its own. */
export const DomainsPage = () => {
  const t = useTranslate();
  const mayChange = useCan()('tenant.company.update');
  const { data: domains, error, refetch } = useDomains();
  if (!domains && !error) return <PageSkeleton />;
  const crumbs = [{ label: t('layout.area.settings'), to: '/settings' }];
  return (
    <Page title={t('identity.domain.title')} crumbs={crumbs} detail={t('identity.domain.detail')} narrow>
      {error && !domains && <Failure error={error} onRetry={() => void refetch()} />}
      {domains && (
        <div style={{ display: 'grid', gap: 16 }}>
          <SubdomainPanel domains={domains} mayChange={mayChange} />
          <OwnDomainsPanel domains={domains} mayChange={mayChange} />
        </div>
      )}
    </Page>
  );
};
