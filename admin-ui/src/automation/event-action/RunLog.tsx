import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Link from '@mui/material/Link';
import { runStatuses } from 'contracts/automation/event-action/event-action.choices';
import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Column } from '#admin-ui/shared/list/column';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { When } from '#admin-ui/shared/When.tsx';
import { RunStatusChip } from './event-action-status.ts';
import { RunActions } from './RunActions.tsx';
import { RunDetails } from './RunDetails.tsx';
import { RunRecord } from './RunRecord.tsx';

/** Milliseconds between looks: runs go on without anybody here doing anything. */
const LOOK_AGAIN_MS = 4_000;
const WORDS = 'resources.event-action-runs';

const matched: Column<EventActionRunView> = {
  field: 'createdAt',
  sort: 'createdAt',
  width: 190,
  render: ({ createdAt }) => <When at={createdAt} withTime />,
};
const status: Column<EventActionRunView> = {
  field: 'status',
  card: 'corner',
  width: 160,
  render: (run) => <RunStatusChip status={run.status} />,
};
const record: Column<EventActionRunView> = { field: 'record', render: (run) => <RunRecord run={run} /> };
const RuleLink = ({ run: { eventActionId, ruleName } }: { run: EventActionRunView }) => {
  const { viewPath } = useResource('event-actions');
  return ruleName === '' ? null : (
    <Link component={RouterLink} to={viewPath({ id: eventActionId })}>
      {ruleName}
    </Link>
  );
};
const rule: Column<EventActionRunView> = { field: 'ruleName', render: (run) => <RuleLink run={run} /> };
const due: Column<EventActionRunView> = {
  field: 'dueAt',
  sort: 'dueAt',
  card: 'none',
  width: 190,
  render: ({ dueAt }) => <When at={dueAt} withTime />,
};

type Props = {
  filter: { eventActionId: string } | { candidateId: readonly string[] } | { jobId: string } | { userId: string };
  title: string;
};

/** What event actions matched, wait for, did or did not do, and why; the newest first. */
export const RunLog = ({ filter, title }: Props) => {
  const t = useTranslate();
  const isOfRule = 'eventActionId' in filter;
  const shown = 'candidateId' in filter ? [rule] : [rule, record];
  const statuses = runStatuses.map((id) => ({ id, name: t(`${WORDS}.status.${id}`) }));
  return (
    <RelatedList<EventActionRunView>
      resource="event-action-runs"
      title={title}
      filter={filter}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: isOfRule ? LOOK_AGAIN_MS : false }}
      filters={<SelectFilter source="status" label={t(`${WORDS}.filter`)} choices={statuses} />}
      columns={isOfRule ? [record, matched, due, status] : [...shown, matched, status]}
      detailsOf={(run) => (
        <>
          <RunDetails run={run} />
          <RunActions run={run} />
        </>
      )}
      nameOf={({ ruleName, candidateName, userName, jobTitle, id }) =>
        isOfRule ? (candidateName ?? userName ?? (jobTitle || id)) : ruleName
      }
      empty={<Notice icon={HistoryOutlined} title={t(`${WORDS}.empty.title`)} detail={t(`${WORDS}.empty.detail`)} />}
    />
  );
};
