import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';

const WORDS = 'resources.companies.storage';

/** How much a company keeps and may keep, and the way to change that. */
export const StoragePanel = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const [isChanging, setChanging] = useState(false);
  const { storedBytes, quotaBytes, usualQuotaBytes } = company;
  return (
    <Panel
      title={t(`${WORDS}.title`)}
      actions={
        <Button size="small" startIcon={<TuneOutlined />} onClick={() => setChanging(true)}>
          {t(`${WORDS}.action`)}
        </Button>
      }
    >
      <Facts>
        <dt>{t(`${WORDS}.stored`)}</dt>
        <dd>{bytes(storedBytes)}</dd>
        <dt>{t(`${WORDS}.quota`)}</dt>
        <dd>
          {bytes(quotaBytes ?? usualQuotaBytes)} {quotaBytes === null && <small>{t(`${WORDS}.usual`)}</small>}
        </dd>
      </Facts>
      {isChanging && <QuotaDialog company={company} onClose={() => setChanging(false)} />}
    </Panel>
  );
};
