import BlockOutlined from '@mui/icons-material/BlockOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Facts, Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ReinstateDialog } from './ReinstateDialog.tsx';
import { StateChip } from './StateChip.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';

const Side = styled('div')({ display: 'grid', gap: 16, alignContent: 'start' });
const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 16,
  margin: 0,
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' },
}));

const counted = ['users', 'candidates', 'jobs', 'interviews'] as const;

const Counts = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Figures>
      {counted.map((key) => (
        <div key={key}>
          <dt>{t(`platform.company.field.${key}`)}</dt>
          <dd>{formatCount(company[key], locale)}</dd>
        </div>
      ))}
    </Figures>
  );
};

const Actions = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const isOpen = company.state === 'active';
  const Dialog = isOpen ? SuspendDialog : ReinstateDialog;
  return (
    <>
      <Button
        variant={isOpen ? 'outlined' : 'contained'}
        color={isOpen ? 'error' : 'primary'}
        startIcon={isOpen ? <BlockOutlined /> : <LockOpenOutlined />}
        onClick={() => setAsking(true)}
      >
        {t(isOpen ? 'platform.company.suspend.action' : 'platform.company.reinstate.action')}
      </Button>
      {isAsking && <Dialog company={company} onClose={() => setAsking(false)} />}
    </>
  );
};

const About = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const { subdomain, createdAt, owners, state } = company;
  return (
    <Facts>
      <dt>{t('platform.company.field.subdomain')}</dt>
      <dd>{state === 'active' ? <a href={`/p/${subdomain}`}>{subdomain}</a> : subdomain}</dd>
      <dt>{t('platform.company.field.createdAt')}</dt>
      <dd>
        <When at={createdAt} withTime />
      </dd>
      <dt>{t('platform.company.field.owners')}</dt>
      {owners.map(({ id, name, email }) => (
        <dd key={id} style={{ gridColumn: 2 }}>
          {name}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      ))}
      {owners.length === 0 && <dd>{t('platform.company.noOwner')}</dd>}
    </Facts>
  );
};

export const CompanyShow = () => {
  const t = useTranslate();
  const crumbs = [{ label: t('layout.area.landlord') }, { label: t('platform.company.title'), to: '/companies' }];
  return (
    <RecordPage<TenantOverview> resource="companies" crumbs={crumbs} title="platform.company.one">
      {(company) => (
        <Page
          title={company.name}
          crumbs={crumbs}
          badge={<StateChip state={company.state} />}
          actions={<Actions company={company} />}
        >
          <TwoColumns>
            <Side>
              {company.suspendedAt && (
                <Panel title={t('platform.company.suspended')}>
                  <Facts>
                    <dt>{t('platform.company.since')}</dt>
                    <dd>
                      <When at={company.suspendedAt} withTime />
                    </dd>
                    <dt>{t('platform.company.reason')}</dt>
                    <dd>
                      <LongText text={company.suspensionReason ?? ''} />
                    </dd>
                  </Facts>
                </Panel>
              )}
              <Panel title={t('platform.company.content')}>
                <Counts company={company} />
              </Panel>
            </Side>
            <Panel title={t('platform.company.about')}>
              <About company={company} />
            </Panel>
          </TwoColumns>
        </Page>
      )}
    </RecordPage>
  );
};
