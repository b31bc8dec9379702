import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import type { EventActionStep } from 'contracts/automation/event-action/event-action.entity';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { ListContent } from '#admin-ui/shared/list/ListContent.tsx';
import { useColumns } from '#admin-ui/shared/list/useColumns.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import type { DryRow } from './dry-run-rows.ts';
import { DifferenceChip, VerdictChip } from './event-action-status.ts';
import { RunDetails } from './RunDetails.tsx';
import { RunRecord } from './RunRecord.tsx';

const ROWS = 25;
const RESOURCE = 'event-action-runs';

const columns: Column<DryRow>[] = [
  { field: 'record', render: (run) => <RunRecord run={run} /> },
  { field: 'happenedAt', width: 210, render: ({ happenedAt }) => <When at={happenedAt} withTime /> },
  {
    field: 'verdict',
    card: 'corner',
    width: 170,
    render: ({ verdict, difference }) =>
      difference ? <DifferenceChip status={difference} /> : <VerdictChip status={verdict} />,
  },
];

/** What a rule would have done, record by record. */
export const DryRunList = ({ rows, actions }: { rows: DryRow[]; actions: EventActionStep[] }) => {
  const t = useTranslate();
  const list = useList<DryRow>({
    data: rows,
    perPage: ROWS,
    resource: RESOURCE,
    sort: { field: 'place', order: 'ASC' },
  });
  const full = useColumns<DryRow>(RESOURCE, columns);
  return (
    <ListContextProvider value={list}>
      <ListContent<DryRow>
        columns={full}
        isSelectable={false}
        detailsOf={(run) => (
          <RunDetails run={{ ...run, status: run.verdict, actions: run.results.length > 0 ? actions : [] }} />
        )}
        nameOf={({ candidateName, userName, jobTitle, id }) => candidateName ?? userName ?? (jobTitle || id)}
        empty={<Notice icon={FilterAltOutlined} title={t('resources.event-actions.dryRun.never')} />}
      />
    </ListContextProvider>
  );
};
