import DateRange from '@mui/icons-material/DateRange';
import QueryStats from '@mui/icons-material/QueryStats';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { FirstSteps } from '#admin-ui/reporting/first-steps/FirstSteps.tsx';
import { useFirstSteps } from '#admin-ui/reporting/first-steps/useFirstSteps';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { LeaveGuard } from '#admin-ui/shared/form/LeaveGuard.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PeriodSelect } from '#admin-ui/shared/PeriodSelect.tsx';
import { isNamed, readCustom } from '#admin-ui/shared/period';
import { useCustomDays } from '#admin-ui/shared/useCustomDays';
import { tidied, usual } from './arrangement.ts';
import { DashboardActions } from './DashboardActions.tsx';
import { DashboardReports } from './DashboardReports.tsx';
import { DEFAULT_PERIOD, reportPeriodOf } from './dashboard-period.ts';
import { readableReports } from './reports.ts';
import { useArrangement } from './useArrangement.ts';
import { useDraft } from './useDraft.ts';

const MyTasks = lazyPage(() => import('#admin-ui/automation/task/MyTasks.tsx'), 'MyTasks');
const MyReviews = lazyPage(() => import('#admin-ui/training/review/MyReviews.tsx'), 'MyReviews');
const MyRunSteps = lazyPage(() => import('#admin-ui/training/process-run/MyRunSteps.tsx'), 'MyRunSteps');

const Above = styled('div')({ display: 'grid', gap: 16, marginBottom: 16 });
const Periods = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  marginBottom: 16,
  '@media (max-width: 719px)': { '& > span': { flexBasis: '100%' } },
});

/** The company's time zone is that of its reports; days of somebody who travels do not move. */
const useReportPeriod = () => {
  const locale = useLocale();
  const timeZone = useMe().currentTenant?.timeZone ?? 'UTC';
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const named = query.get('period') ?? DEFAULT_PERIOD;
  const period = isNamed(named) || readCustom(named) ? named : DEFAULT_PERIOD;
  const custom = useCustomDays(period);
  const choose = (chosen: string) =>
    setQuery(
      (held) => {
        held.set('period', chosen);
        return held;
      },
      { replace: true },
    );
  const shown = custom.isPeriod ? reportPeriodOf(period, { now, timeZone, locale }) : null;
  return { period, custom, shown, timeZone, choose };
};

/** Numbers of the company, arranged by each member as they like. */
export const Dashboard = () => {
  const t = useTranslate();
  const readable = readableReports(useCan());
  const { permissions } = useMe();
  const first = useFirstSteps();
  const { period, custom, shown, timeZone, choose } = useReportPeriod();
  const { draft, isChanged, ...arranging } = useDraft();
  const { arrangement, error, isPending, refetch, save, isSaving } = useArrangement({ onSaved: arranging.end });
  const kept = arrangement ? tidied(arrangement.filter(({ report }) => readable.includes(report))) : usual(readable);
  const title = t('reporting.dashboard.title');
  const tasks = (
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <MyTasks />
      <MyRunSteps />
      <MyReviews />
    </Suspense>
  );

  if (readable.length === 0) {
    return (
      <Page title={title}>
        <Above>{tasks}</Above>
        <Notice
          icon={QueryStats}
          title={t('reporting.dashboard.nothing.title')}
          detail={t(`reporting.dashboard.nothing.${permissions.length === 0 ? 'detail' : 'otherRights'}`)}
        />
      </Page>
    );
  }
  if (error && !arrangement) {
    return (
      <Page title={title}>
        <Above>{tasks}</Above>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const detail = t('reporting.dashboard.zone', { zone: zoneName(timeZone) });
  const steps = first.steps && <FirstSteps done={first.steps} onHide={first.hide} />;
  // Nobody has applied yet: reports would say four times that nothing happened.
  if (first.isPending || (first.steps && !first.steps.share)) {
    return (
      <Page title={title} detail={detail}>
        <Above>
          {steps}
          {tasks}
        </Above>
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
    <Page title={title} actions={actions} detail={detail}>
      <Above>
        {steps}
        {tasks}
      </Above>
      <Periods>
        <PeriodSelect label={t('common.period.label')} period={period} custom={custom} onChoose={choose} />
      </Periods>
      <LeaveGuard isAtRisk={isChanged} />
      {!shown && (
        <Notice
          icon={DateRange}
          title={t('reporting.dashboard.noPeriod.title')}
          detail={t('reporting.dashboard.noPeriod.detail')}
        />
      )}
      {shown && !isPending && (
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
