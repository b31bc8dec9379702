import { styled } from '@mui/material/styles';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useTranslate } from 'react-admin';
import { useRuleWords } from './useRuleWords.ts';

const Lines = styled('ol')({ margin: 0, paddingLeft: 20, display: 'grid', gap: 4, overflowWrap: 'anywhere' });

/** The delay of a rule in words. */
export const DelayWords = ({ delayTime, delayUnit }: Pick<EventActionView, 'delayTime' | 'delayUnit'>) => {
  const t = useTranslate();
  const words = 'resources.event-actions.delay';
  return (
    <>
      {delayTime === 0 ? t(`${words}.none`) : t(`${words}.${delayUnit}`, { smart_count: delayTime, count: delayTime })}
    </>
  );
};

export const FilterLines = ({ filters }: Pick<EventActionView, 'filters'>) => {
  const t = useTranslate();
  const words = useRuleWords(filters, []);
  if (filters.length === 0) return <>{t('resources.event-actions.summary.none')}</>;
  return (
    <Lines>
      {filters.map((filter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids and are not moved here
        <li key={at}>{words.filter(filter)}</li>
      ))}
    </Lines>
  );
};

export const ActionLines = ({ actions }: Pick<EventActionView, 'actions'>) => {
  const words = useRuleWords([], actions);
  return (
    <Lines>
      {actions.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions have no ids and are not moved here
        <li key={at}>{words.action(step)}</li>
      ))}
    </Lines>
  );
};
