import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { ParkedRowView } from 'contracts/landlord/parked-row/parked-row.views';
import { useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ParkedRowDetails } from './ParkedRowDetails.tsx';
import { parkedName } from './parked-name.ts';
import { BulkRetryButton, RetryButton } from './RetryButton.tsx';

const WORDS = 'resources.parked-rows';
/** Milliseconds between looks: rows come and go without anybody here doing anything. */
const LOOK_AGAIN_MS = 4_000;

const Company = ({ row: { companyId, companyName } }: { row: ParkedRowView }) => {
  const t = useTranslate();
  if (companyId === null) return t(`${WORDS}.noCompany`);
  return (
    <LinkTo resource="companies" id={companyId}>
      {companyName || companyId}
    </LinkTo>
  );
};

const columns: readonly Column<ParkedRowView>[] = [
  { field: 'projection', width: 180, render: ({ projection }) => projection },
  { field: 'companyName', width: 170, render: (row) => <Company row={row} /> },
  {
    field: 'parkedAt',
    sort: 'parkedAt',
    width: 190,
    render: ({ parkedAt }) => <When at={parkedAt} withTime />,
  },
  { field: 'events', width: 100, align: 'right', card: 'none', render: ({ events }) => events },
  { field: 'error', render: ({ error }) => <span title={error}>{error}</span> },
  {
    field: 'retry',
    width: 200,
    align: 'right',
    card: 'corner',
    isControl: true,
    render: (row) => <RetryButton row={row} />,
  },
];

/** What waits beside the read models, and another try of it (docs/product.md LAN-8). */
export const ParkedRowList = () => {
  const t = useTranslate();
  return (
    <ListPage<ParkedRowView>
      resource="parked-rows"
      area="landlord"
      title={`${WORDS}.title`}
      detail={t(`${WORDS}.detail`)}
      sort={{ field: 'parkedAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: LOOK_AGAIN_MS }}
      columns={columns}
      detailsOf={(row) => <ParkedRowDetails row={row} />}
      nameOf={parkedName}
      bulkActions={<BulkRetryButton />}
      empty={<Notice icon={TaskAltOutlined} title={t(`${WORDS}.empty.title`)} detail={t(`${WORDS}.empty.detail`)} />}
    />
  );
};
