import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { HOURLY_ACTIONS, hourlyKinds } from 'contracts/automation/event-action/event-action.limits';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { Count } from './Count.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';

const WORDS = 'resources.companies.limits';

/** What the event actions of a company may do in an hour, and the way to change it. */
export const LimitsPanel = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const [isChanging, setChanging] = useState(false);
  const own = company.eventActionLimits;
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
        {hourlyKinds.map((kind) => (
          <div key={kind} style={{ display: 'contents' }}>
            <dt>{t(`${WORDS}.kind.${kind}`)}</dt>
            <dd>
              <Count of={own[kind] ?? HOURLY_ACTIONS[kind]} />{' '}
              {own[kind] === null && <small>{t(`${WORDS}.usual`)}</small>}
            </dd>
          </div>
        ))}
      </Facts>
      {isChanging && <LimitsDialog company={company} onClose={() => setChanging(false)} />}
    </Panel>
  );
};
