import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { QuotaDialog } from './QuotaDialog.tsx';
import { SettingPanel } from './SettingPanel.tsx';

const WORDS = 'resources.companies.storage';

/** How much a company keeps and may keep, and the way to change that. */
export const StoragePanel = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const { storedBytes, quotaBytes, usualQuotaBytes } = company;
  return (
    <SettingPanel words={WORDS} dialog={(close) => <QuotaDialog company={company} onClose={close} />}>
      <dt>{t(`${WORDS}.stored`)}</dt>
      <dd>{bytes(storedBytes)}</dd>
      <dt>{t(`${WORDS}.quota`)}</dt>
      <dd>
        {bytes(quotaBytes ?? usualQuotaBytes)} {quotaBytes === null && <small>{t(`${WORDS}.usual`)}</small>}
      </dd>
    </SettingPanel>
  );
};
