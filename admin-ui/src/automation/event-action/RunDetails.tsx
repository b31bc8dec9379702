import { styled } from '@mui/material/styles';
import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatDateTime } from '#admin-ui/shared/formats';
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
  '& ol': { margin: 0, paddingLeft: 20, display: 'grid', gap: 4 },
  '& small': { fontSize: 'inherit', color: theme.palette.text.secondary },
}));

type Run = Pick<EventActionRunView, 'status' | 'reason' | 'unmet' | 'actions' | 'results' | 'dueAt'>;

/** What a run is waiting for, what it did, or why it did nothing. */
export const RunDetails = ({ run }: { run: Run }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { status, reason, unmet, actions, results, dueAt } = run;
  const words = useRuleWords(unmet ? [{ ...unmet, values: [...unmet.values, ...unmet.found] }] : [], actions);
  const outcome = (index: number) => {
    const result = results[index];
    if (!result) return '';
    const said = t(`resources.event-action-runs.outcome.${result.outcome}`);
    if (result.code === null) return said;
    const problem = t(`problem.${result.code}`, { _: result.code });
    return `${said}: ${t(`resources.event-action-runs.code.${result.code}`, { _: problem })}`;
  };
  return (
    <Root>
      {status === 'waiting' && <p>{t('resources.event-action-runs.until', { at: formatDateTime(dueAt, locale) })}</p>}
      {status === 'running' && <p>{t('resources.event-action-runs.now')}</p>}
      {reason && <p>{t(`resources.event-action-runs.reason.${reason}`)}</p>}
      {unmet && <p>{words.unmet(unmet)}</p>}
      {actions.length > 0 && (
        <ol>
          {actions.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a run did is never moved
            <li key={at}>
              {words.action(step)} {outcome(at) && <small>({outcome(at)})</small>}
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
};
