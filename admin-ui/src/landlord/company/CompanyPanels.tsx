import { styled } from '@mui/material/styles';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { Count } from './Count.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { StoragePanel } from './StoragePanel.tsx';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 16,
  margin: 0,
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' },
}));

/** Why a company is suspended, where it is, how much is in it, and what its event actions may do. */
export const CompanyPanels = ({ record: company }: { record: TenantOverview }) => {
  const t = useTranslate();
  const words = 'resources.companies';
  return (
    <>
      {company.suspendedAt && (
        <Panel title={t(`${words}.suspended`)}>
          <Facts>
            <dt>{t(`${words}.since`)}</dt>
            <dd>
              <When at={company.suspendedAt} withTime />
            </dd>
            <dt>{t(`${words}.reason`)}</dt>
            <dd>
              <LongText text={company.suspensionReason ?? ''} />
            </dd>
          </Facts>
        </Panel>
      )}
      <Panel title={t(`${words}.content`)}>
        <Figures>
          {(['users', 'candidates', 'jobs', 'interviews'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`${words}.fields.${key}`)}</dt>
              <dd>
                <Count of={company[key]} />
              </dd>
            </div>
          ))}
        </Figures>
      </Panel>
      <StoragePanel company={company} />
      <LimitsPanel company={company} />
    </>
  );
};
