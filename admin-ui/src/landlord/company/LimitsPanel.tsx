import { HOURLY_ACTIONS, hourlyKinds } from 'contracts/automation/event-action/event-action.limits';
import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useTranslate } from 'react-admin';
import { Count } from './Count.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';
import { SettingPanel } from './SettingPanel.tsx';

const WORDS = 'resources.companies.limits';

/** What the event actions of a company may do in an hour, and the way to change it. */
export const LimitsPanel = ({ company }: { company: TenantOverview }) => {
  const t = useTranslate();
  const own = company.eventActionLimits;
  return (
    <SettingPanel words={WORDS} dialog={(close) => <LimitsDialog company={company} onClose={close} />}>
      {hourlyKinds.map((kind) => (
        <div key={kind} style={{ display: 'contents' }}>
          <dt>{t(`${WORDS}.kind.${kind}`)}</dt>
          <dd>
            <Count of={own[kind] ?? HOURLY_ACTIONS[kind]} />{' '}
            {own[kind] === null && <small>{t(`${WORDS}.usual`)}</small>}
          </dd>
        </div>
      ))}
    </SettingPanel>
  );
};
