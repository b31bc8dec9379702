import { styled } from '@mui/material/styles';
import type { DryVerdict, RunStatus } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatDateTime } from '#admin-ui/shared/formats';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useRuleWords } from './useRuleWords.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingTop: 8,
  fontSize: '0.875rem',
  '& p': { margin: 0 },
  '& ol, & ul': { margin: 0, paddingLeft: 20, display: 'grid', gap: 4 },
  '& small': { fontSize: 'inherit', color: theme.palette.text.secondary },
}));

type Result = EventActionRunView['results'][number];

/** Of a mail to a team: to how many it went, who was left out, and why. */
const LeftOut = ({
  result: { sent = 0, leftOut = [] },
  reasonOf,
}: {
  result: Result;
  reasonOf: (code: string) => string;
}) => {
  const t = useTranslate();
  const people = useNamed(
    'users',
    leftOut.map(({ userId }) => userId),
  );
  if (sent + leftOut.length === 0) return null;
  const words = 'resources.event-action-runs.team';
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name || t(`${words}.gone`);
  return (
    <>
      <p>
        <small>
          {t(`${words}.sent`, { smart_count: sent, count: sent })}
          {leftOut.length > 0 && `, ${t(`${words}.leftOut`, { smart_count: leftOut.length, count: leftOut.length })}`}
        </small>
      </p>
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ userId, code }) => (
            <li key={userId}>
              <small>
                {nameOf(userId)}
                {code !== null && `: ${reasonOf(code)}`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

type Run = Pick<EventActionRunView, 'reason' | 'unmet' | 'actions' | 'results' | 'dueAt'> &
  Partial<Pick<EventActionRunView, 'asked'>> & { status: RunStatus | DryVerdict };

/** What a run is waiting for, what it did, or why it did nothing. */
export const RunDetails = ({ run }: { run: Run }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { status, reason, unmet, asked = [], actions, results, dueAt } = run;
  const said = [...(unmet ? [unmet] : []), ...asked];
  const words = useRuleWords(
    said.map((one) => ({ ...one, values: [...one.values, ...one.found] })),
    actions,
  );
  const unmetWords = (one: NonNullable<Run['unmet']>) => {
    const condition = words.unmet(one);
    const { at, of = 1 } = one;
    return at && of > 1 ? t('resources.event-action-runs.stoppedAt', { at, of, condition }) : condition;
  };
  const reasonOf = (code: string) =>
    t(`resources.event-action-runs.code.${code}`, { _: t(`problem.${code}`, { _: code }) });
  const outcome = (index: number) => {
    const result = results[index];
    if (!result) return '';
    const said = t(`resources.event-action-runs.outcome.${result.outcome}`);
    return result.code === null ? said : `${said}: ${reasonOf(result.code)}`;
  };
  return (
    <Root>
      {status === 'waiting' && <p>{t('resources.event-action-runs.until', { at: formatDateTime(dueAt, locale) })}</p>}
      {status === 'running' && <p>{t('resources.event-action-runs.now')}</p>}
      {reason && <p>{t(`resources.event-action-runs.reason.${reason}`)}</p>}
      {unmet && <p>{unmetWords(unmet)}</p>}
      {asked.length > 0 && (
        <ul>
          {asked.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a run was judged by is never moved
            <li key={at}>{words.held(one)}</li>
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <ol>
          {actions.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a run did is never moved
            <li key={at}>
              {words.action(step)} {outcome(at) && <small>({outcome(at)})</small>}
              {results[at] && <LeftOut result={results[at]} reasonOf={reasonOf} />}
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
};
