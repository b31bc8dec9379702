import { styled } from '@mui/material/styles';
import type { MarkdownNote } from 'contracts/kernel/markdown/markdown-notes';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& > li': { padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& ul': { margin: '4px 0 0', paddingLeft: 20, color: theme.palette.text.secondary },
}));

/** What a file will become. `notes`: what of it is kept as it was written and shown as text; `more`: what is added. */
type Item = {
  name: string;
  path: string;
  counts: readonly string[];
  notes: readonly MarkdownNote[];
  more: string | null;
};

/** What files will become, in their order. */
export const ImportList = ({ title, items }: { title: string; items: readonly Item[] }) => {
  const t = useTranslate();
  return (
    <Panel title={title}>
      <List>
        {items.map(({ name, path, counts, notes, more }, at) => (
          <li key={path}>
            <strong>
              {at + 1}. {name}
            </strong>
            <small>{[path, ...counts].join(' · ')}</small>
            {(notes.length > 0 || more !== null) && (
              <ul>
                {notes.map(({ kind, count, line }) => (
                  <li key={kind}>{t(`training.import.notes.${kind}`, { smart_count: count, line })}</li>
                ))}
                {more !== null && <li>{more}</li>}
              </ul>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
};
