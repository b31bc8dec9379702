import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import { useGetList, useTranslate } from 'react-admin';
import { RunLog } from './RunLog.tsx';

type Props = { about: { candidateId: readonly string[] } | { jobId: string } | { userId: string } };

/** What event actions did about a record; nothing where none ever met it. */
export const RunsOf = ({ about }: Props) => {
  const t = useTranslate();
  const { data = [] } = useGetList<EventActionRunView>(
    'event-action-runs',
    { filter: about, pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } },
    { retry: false },
  );
  if (data.length === 0) return null;
  return <RunLog filter={about} title={t('resources.event-action-runs.about')} />;
};
