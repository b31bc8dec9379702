import CheckCircle from '@mui/icons-material/CheckCircle';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { AcknowledgementMatrix, MatrixCell } from 'contracts/training/acknowledgement/matrix.endpoints';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PolicyTabs } from './PolicyTabs.tsx';
import { POLICIES_PATH } from './paths.ts';
import { RemindDialog } from './RemindDialog.tsx';
import { useMatrix, useMatrixExport } from './useMatrix.ts';

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  marginTop: 16,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '10px 14px', textAlign: 'start', borderBottom: `1px solid ${theme.palette.divider}` },
  '& thead th': { verticalAlign: 'top', minWidth: 170, maxWidth: 240, fontWeight: 600, overflowWrap: 'anywhere' },
  '& thead small': { display: 'block', fontWeight: 400, color: theme.palette.text.secondary },
  '& thead a': { color: 'inherit', textUnderlineOffset: 3 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: 140,
    maxWidth: 220,
    background: theme.palette.background.paper,
  },
}));
const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 18 },
  '&[data-status="acknowledged"] svg': { color: theme.palette.brand.tones.success.ink },
  '&[data-status="overdue"]': { color: theme.palette.brand.tones.danger.ink },
}));
const icons = { acknowledged: CheckCircle, asked: RadioButtonUnchecked, overdue: WarningAmber };

const Cell = ({ cell }: { cell: MatrixCell | undefined }) => {
  const t = useTranslate();
  if (!cell) return <span>–</span>;
  const { status, acknowledgedVersion } = cell;
  const Icon = icons[status];
  return (
    <Sign data-status={status}>
      <Icon aria-hidden="true" />
      {status === 'acknowledged'
        ? t('training.versions.one', { version: acknowledgedVersion })
        : t(`resources.acknowledgements.status.${status}`)}
    </Sign>
  );
};

type Column = AcknowledgementMatrix['documents'][number];

const Heading = ({ column, onRemind }: { column: Column; onRemind: (column: Column) => void }) => {
  const t = useTranslate();
  const { id, name, counts, roundId } = column;
  const { acknowledged = 0, asked = 0, overdue = 0 } = counts;
  const label = `${t('handbook.matrix.remind')}: ${name}`;
  return (
    <th scope="col">
      <Link to={`/${POLICIES_PATH}/${id}/view`}>{name}</Link>
      <small>{t('handbook.matrix.counts', { done: acknowledged, count: acknowledged + asked + overdue })}</small>
      {roundId !== null && asked + overdue > 0 && (
        <Allowed to="tenant.training.handbook.update">
          <IconButton size="small" aria-label={label} title={label} onClick={() => onRemind(column)} sx={{ ml: -0.75 }}>
            <NotificationsActiveOutlined fontSize="small" />
          </IconButton>
        </Allowed>
      )}
    </th>
  );
};

/** People by policies: who has confirmed which version of what. */
export const MatrixPage = () => {
  const t = useTranslate();
  const [q, setSearch] = useState('');
  const [reminded, remind] = useState<readonly Column[] | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMatrix(q);
  const exported = useMatrixExport(q);
  const documents = data?.pages[0]?.documents ?? [];
  const people = data?.pages.flatMap((page) => page.people) ?? [];
  const open = documents.filter(({ counts }) => (counts.asked ?? 0) + (counts.overdue ?? 0) > 0);
  return (
    <Page
      title={t('handbook.matrix.title')}
      crumbs={[{ label: t('layout.area.training') }, { label: t('handbook.policies'), to: `/${POLICIES_PATH}` }]}
      detail={t('handbook.matrix.detail')}
      actions={
        documents.length > 0 && (
          <>
            <Button
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              disabled={exported.isPending}
              onClick={() => exported.mutate()}
            >
              {t('handbook.matrix.export')}
            </Button>
            <Allowed to="tenant.training.handbook.update">
              <Button variant="contained" disabled={open.length === 0} onClick={() => remind(open)}>
                {t('handbook.matrix.remindAll')}
              </Button>
            </Allowed>
          </>
        )
      }
    >
      <PolicyTabs />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && documents.length === 0 && (
        <Notice icon={PolicyOutlined} title={t('handbook.matrix.none')} detail={t('handbook.matrix.noneDetail')} />
      )}
      {documents.length > 0 && (
        <>
          <TextField
            type="search"
            size="small"
            value={q}
            onChange={({ target }) => setSearch(target.value.slice(0, 200))}
            placeholder={t('resources.acknowledgements.search')}
            slotProps={{ htmlInput: { 'aria-label': t('resources.acknowledgements.search') } }}
          />
          <Frame tabIndex={0} role="region" aria-label={t('handbook.matrix.title')}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('handbook.matrix.person')}</th>
                  {documents.map((column) => (
                    <Heading key={column.id} column={column} onRemind={(one) => remind([one])} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {people.map(({ id, name, cells }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    {documents.map((column) => (
                      <td key={column.id}>
                        <Cell cell={cells.find(({ documentId }) => documentId === column.id)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Frame>
          {people.length === 0 && <p role="status">{t('common.list.nothing')}</p>}
          {hasNextPage && (
            <Button
              sx={{ mt: 2 }}
              variant="outlined"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('handbook.more')}
            </Button>
          )}
        </>
      )}
      {reminded && <RemindDialog columns={reminded} onClose={() => remind(null)} />}
    </Page>
  );
};
