import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';

const sizes = [25, 50, 100];

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
}));
const Steps = styled('div')({ display: 'flex', gap: 4, marginLeft: 'auto' });

/** Which rows these are, of how many, and the way to the others. */
export const Pager = () => {
  const t = useTranslate();
  const locale = useLocale();
  const { page, perPage, total = 0, meta, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const count = (value: number) => formatCount(value, locale);
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  const all = meta?.isAtLeast ? t('common.list.atLeast', { total: count(total) }) : count(total);
  return (
    <Row aria-label={t('common.list.pages')}>
      <span role="status">{t('common.list.range', { from: count(from), to: count(to), total: all })}</span>
      {total > (sizes[0] ?? 0) && (
        <PillSelect
          highlight={false}
          label={t('common.list.perPage')}
          value={String(perPage)}
          onChange={(value) => setPerPage(Number(value))}
          choices={sizes.map((size) => ({ id: String(size), name: t('common.list.rows', { rows: size }) }))}
        />
      )}
      <Steps>
        <IconButton
          size="small"
          aria-label={t('common.list.previous')}
          disabled={!hasPreviousPage}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('common.list.next')}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight />
        </IconButton>
      </Steps>
    </Row>
  );
};
