import QueryStats from '@mui/icons-material/QueryStats';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { readCustom } from '#admin-ui/shared/period';
import { tidied, usual } from './arrangement.ts';
import { DashboardActions } from './DashboardActions.tsx';
import { DashboardReports } from './DashboardReports.tsx';
import { DEFAULT_PERIOD, isNamed, type ReportPeriod, reportPeriodOf } from './dashboard-period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { readableReports } from './reports.ts';
import { useArrangement } from './useArrangement.ts';
import { useDraft } from './useDraft.ts';

/** The company's time zone is that of its reports; days of somebody who travels do not move. */
const useReportPeriod = () => {
  const locale = useLocale();
  const timeZone = useMe().currentTenant?.timeZone ?? 'UTC';
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const named = query.get('period') ?? DEFAULT_PERIOD;
  const asked = isNamed(named) || readCustom(named) ? named : DEFAULT_PERIOD;
  const viewpoint = { now, timeZone, locale };
  const shown = reportPeriodOf(asked, viewpoint) ?? (reportPeriodOf(DEFAULT_PERIOD, viewpoint) as ReportPeriod);
  const choose = (period: string) =>
    setQuery(
      (held) => {
        held.set('period', period);
        return held;
      },
      { replace: true },
    );
  return { period: asked, shown, timeZone, choose };
};

/** Numbers of the company, arranged by each member as they like. */
export const Dashboard = () => {
  const t = useTranslate();
  const readable = readableReports(useCan());
  const { period, shown, timeZone, choose } = useReportPeriod();
  const { draft, ...arranging } = useDraft();
  const { arrangement, error, isPending, refetch, save, isSaving } = useArrangement({ onSaved: arranging.end });
  const kept = arrangement ? tidied(arrangement.filter(({ report }) => readable.includes(report))) : usual(readable);
  const title = t('reporting.dashboard.title');

  if (readable.length === 0) {
    return (
      <Page title={title}>
        <Notice
          icon={QueryStats}
          title={t('reporting.dashboard.nothing.title')}
          detail={t('reporting.dashboard.nothing.detail')}
        />
      </Page>
    );
  }
  if (error && !arrangement) {
    return (
      <Page title={title}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const actions = (
    <DashboardActions
      draft={draft}
      readable={readable}
      isBusy={isPending || isSaving}
      onBegin={() => arranging.begin(kept)}
      onArrange={arranging.arrange}
      onReset={() => arranging.reset(usual(readable))}
      onCancel={arranging.end}
      onSave={() => draft && save(draft.isUsual ? null : draft.arrangement)}
    />
  );
  return (
    <Page title={title} actions={actions} detail={t('reporting.dashboard.zone', { zone: timeZone })}>
      <PeriodChoice period={period} onChoose={choose} />
      {!isPending && (
        <DashboardReports
          arrangement={draft?.arrangement ?? kept}
          onArrange={draft ? arranging.arrange : null}
          shown={shown}
          timeZone={timeZone}
        />
      )}
    </Page>
  );
};
