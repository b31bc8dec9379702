import CheckCircle from '@mui/icons-material/CheckCircle';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { MatrixCell } from 'contracts/training/acknowledgement/matrix.endpoints';
import { MATRIX_COLUMNS } from 'contracts/training/matrix/matrix.choices';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { MatrixFrame } from '#admin-ui/training/matrix/MatrixFrame.tsx';
import { MatrixTable } from '#admin-ui/training/matrix/MatrixTable.tsx';
import { ColumnWindow } from './ColumnWindow.tsx';
import { PolicyTabs } from './PolicyTabs.tsx';
import { POLICIES_PATH } from './paths.ts';
import { RemindAllDialog } from './RemindAllDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { type Column, openOf, useMatrix, useMatrixExport } from './useMatrix.ts';

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

const Heading = ({ column, onRemind }: { column: Column; onRemind: (column: Column) => void }) => {
  const t = useTranslate();
  const { id, name, counts, roundId } = column;
  const done = counts?.acknowledged ?? 0;
  const label = `${t('handbook.matrix.remind')}: ${name}`;
  return (
    <th scope="col">
      <Link to={`/${POLICIES_PATH}/${id}/view`}>{name}</Link>
      <small>{counts ? t('handbook.matrix.counts', { done, count: done + openOf(column) }) : '…'}</small>
      {roundId !== null && openOf(column) > 0 && (
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
  const [from, setFrom] = useState(0);
  const [reminded, remind] = useState<Column | 'all' | null>(null);
  const found = useMatrix(q, from);
  const { columns, people, more, columnCount } = found;
  const exported = useMatrixExport(q, from);
  return (
    <MatrixFrame
      title={t('handbook.matrix.title')}
      crumbs={[{ label: t('layout.area.training') }, { label: t('handbook.policies'), to: `/${POLICIES_PATH}` }]}
      detail={t('handbook.matrix.detail')}
      tabs={<PolicyTabs />}
      found={found}
      exported={exported}
      actions={
        <Allowed to="tenant.training.handbook.create">
          <Button variant="contained" disabled={columnCount === 0} onClick={() => remind('all')}>
            {t('handbook.matrix.remindAll')}
          </Button>
        </Allowed>
      }
      empty={
        columns.length === 0 ? (
          <Notice icon={PolicyOutlined} title={t('handbook.matrix.none')} detail={t('handbook.matrix.noneDetail')} />
        ) : null
      }
    >
      <TextField
        type="search"
        size="small"
        value={q}
        onChange={({ target }) => setSearch(target.value.slice(0, 200))}
        placeholder={t('resources.acknowledgements.search')}
        slotProps={{ htmlInput: { 'aria-label': t('resources.acknowledgements.search') } }}
      />
      {columnCount > MATRIX_COLUMNS && (
        <ColumnWindow from={from} count={columnCount} shown={columns.length} onChange={setFrom} />
      )}
      <MatrixTable
        label={t('handbook.matrix.title')}
        corner={t('handbook.matrix.person')}
        columns={columns}
        head={(column) => <Heading column={column} onRemind={remind} />}
        people={people}
        cell={({ cells }, { id }) => <Cell cell={cells.find(({ documentId }) => documentId === id)} />}
        more={more}
      />
      {reminded === 'all' && <RemindAllDialog hasUnseen={columnCount > columns.length} onClose={() => remind(null)} />}
      {reminded !== null && reminded !== 'all' && <RemindDialog column={reminded} onClose={() => remind(null)} />}
    </MatrixFrame>
  );
};
