import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DryRun } from 'contracts/automation/event-action/event-action.endpoints';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

export type Tried = Pick<EventActionView, 'event' | 'filters' | 'delayTime' | 'delayUnit' | 'isOnce' | 'actions'>;

/** Milliseconds without a change after which what is written is tried. */
const PAUSE = 600;

const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** What of a rule is tried. */
export const triedOf = ({ event, filters, delayTime, delayUnit, isOnce, actions }: Tried): Tried => ({
  ...{ event, filters, delayTime, delayUnit, isOnce, actions },
});

/** Whether there is enough of a rule to try it. */
const isWritten = ({ event, delayTime, delayUnit, actions }: Tried): boolean =>
  Boolean(event && delayUnit && actions?.length) && typeof delayTime === 'number';

/** What a rule would have done since a moment; null: nobody asks yet. */
export const useDryRun = (rule: Tried, since: string | null) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const settled = useSettled(JSON.stringify({ ...triedOf(rule), since }));
  const body = JSON.parse(settled) as Tried & { since: string | null };
  const isAsked = body.since !== null && isWritten(body);
  const query = useQuery({
    queryKey: ['event-actions', 'dry-run', settled],
    queryFn: async () => (await dataProvider.send<DryRun>('event-actions', { action: 'dry-run', body })).data,
    enabled: isAsked,
    retry: false,
    // What happens meanwhile counts: an answer of before is never shown for one of now.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return { ...query, isAsked };
};
