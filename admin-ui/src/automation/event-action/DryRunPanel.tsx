import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { DryRun } from 'contracts/automation/event-action/event-action.endpoints';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { codeOf } from '#admin-ui/providers/problems';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { dayjs, formatCount, formatDate, formatDateTime } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { DryRunList } from './DryRunList.tsx';
import { actedIn, dryRows } from './dry-run-rows.ts';
import { type Tried, triedOf, useDryRun } from './useDryRun.ts';

const DAYS = 30;
const WORDS = 'resources.event-actions.dryRun';

const Root = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });
const Asking = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  '& > :first-of-type': { flex: '0 1 240px' },
});
const Said = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  '& small': { display: 'block', marginTop: 4, fontSize: 'inherit', color: theme.palette.text.secondary },
}));

const isSame = (one: Tried, other: Tried): boolean => JSON.stringify(triedOf(one)) === JSON.stringify(triedOf(other));

/** In a sentence: how often it happened, and for how many a rule would have acted. */
const Summary = ({ tried, saved }: { tried: DryRun; saved: DryRun | undefined }) => {
  const t = useTranslate();
  const locale = useLocale();
  const number = (count: number) => formatCount(count, locale);
  const { happened, until, runs, counts } = tried;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isCut = dayjs().diff(until, 'minute') > 5;
  return (
    <Said role="status">
      {t(`${WORDS}.happened`, { smart_count: happened, number: number(happened) })}{' '}
      {happened > 0 && t(`${WORDS}.acted`, { smart_count: actedIn(tried), number: number(actedIn(tried)) })}
      {saved && (
        <strong> {t(`${WORDS}.before`, { smart_count: actedIn(saved), number: number(actedIn(saved)) })}</strong>
      )}
      {actedIn(tried) > 0 && <small>{t(`${WORDS}.limits`)}</small>}
      {isCut && <small>{t(`${WORDS}.cut`, { number: number(happened), at: formatDateTime(until, locale) })}</small>}
      {counts.untried > 0 && (
        <small>{t(`${WORDS}.untried`, { smart_count: counts.untried, number: number(counts.untried) })}</small>
      )}
      {total > runs.length && <small>{t(`${WORDS}.listCut`, { number: number(runs.length) })}</small>}
    </Said>
  );
};

const UNPROCESSABLE = 422;

/** What is wrong with the rule is said; what went wrong otherwise may be tried again. */
const NotTried = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslate();
  if (!(error instanceof HttpError) || error.status !== UNPROCESSABLE)
    return <Failure error={error} onRetry={onRetry} />;
  const isDay = codeOf(error) === 'dry-run-too-long';
  return (
    <Alert severity="info">
      {!isDay && t(`${WORDS}.incomplete`)} {error.message}
    </Alert>
  );
};

const Result = ({ rule, saved, since }: { rule: Tried; saved: Tried | undefined; since: string }) => {
  const t = useTranslate();
  const tried = useDryRun(rule, since);
  const before = useDryRun(saved ?? rule, saved ? since : null);
  if (!tried.isAsked) return <Said>{t(`${WORDS}.incomplete`)}</Said>;
  if (tried.error) return <NotTried error={tried.error} onRetry={() => void tried.refetch()} />;
  if (!tried.data) return <Skeleton variant="rounded" height={180} aria-label={t(`${WORDS}.busy`)} />;
  const compared = saved ? before.data : undefined;
  return (
    <>
      <Summary tried={tried.data} saved={compared} />
      {tried.data.happened > 0 && <DryRunList rows={dryRows(tried.data, compared)} actions={rule.actions} />}
    </>
  );
};

type Props = {
  rule: Tried;
  /** As it is on now: a change of it is compared, without anybody having to ask. */
  active?: Tried | undefined;
};

/** What a rule would have done, had it been on since a day; nothing is done by looking. */
export const DryRunPanel = ({ rule, active }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = zoneNow();
  const today = dayjs().tz(zone);
  const [day, setDay] = useState(() => today.subtract(DAYS, 'day').format('YYYY-MM-DD'));
  const [isAsked, ask] = useState(false);
  const saved = active && !isSame(active, rule) ? active : undefined;
  const start = dayjs.tz(day, zone);
  const isPast = start.isValid() && start.isBefore(today);
  return (
    <Panel title={t(`${WORDS}.title`)}>
      <Root>
        <Said>
          {isPast ? t(`${WORDS}.detail`, { day: formatDate(start.toISOString(), locale) }) : t(`${WORDS}.noDay`)}
        </Said>
        <Asking>
          <DateInput label={t(`${WORDS}.since`)} value={day} onChange={setDay} isRequired />
          {!isAsked && !saved && (
            <Button variant="outlined" disabled={!isPast} onClick={() => ask(true)} sx={{ minHeight: 42 }}>
              {t(`${WORDS}.action`)}
            </Button>
          )}
        </Asking>
        {(isAsked || saved) && isPast && <Result rule={rule} saved={saved} since={start.toISOString()} />}
      </Root>
    </Panel>
  );
};
