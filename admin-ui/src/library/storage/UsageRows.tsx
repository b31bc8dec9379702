import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useBytes } from 'ui-kit/format/bytes';
import { useLocale } from 'ui-kit/preferences/preferences';
import { formatCount } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  fontSize: '0.875rem',
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& > :first-of-type': { overflowWrap: 'anywhere' },
  '& > :last-child': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));
const Bar = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: 4,
  borderRadius: 3,
  background: theme.palette.primary.main,
  minWidth: 2,
}));

type Row = { key: string; name: string; bytes: number; files?: number; to?: string };

/** Parts of a whole, the bars as long as their bytes. */
export const UsageRows = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const locale = useLocale();
  const most = Math.max(1, ...rows.map((row) => row.bytes));
  return (
    <Panel title={title}>
      <List>
        {rows.map(({ key, name, to, ...sum }) => (
          <li key={key}>
            <Line>
              <span>{to ? <Link to={to}>{name}</Link> : name}</span>
              <span>
                {bytes(sum.bytes)}
                {sum.files !== undefined &&
                  ` · ${t('library.usage.files', { smart_count: sum.files, files: formatCount(sum.files, locale) })}`}
              </span>
            </Line>
            <Bar aria-hidden="true" style={{ width: `${(sum.bytes / most) * 100}%` }} />
          </li>
        ))}
      </List>
    </Panel>
  );
};
