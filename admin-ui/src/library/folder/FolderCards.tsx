import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { styled } from '@mui/material/styles';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { folderPath } from '#admin-ui/library/places';
import { FolderActions } from './FolderActions.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  paddingRight: 6,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& a': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '12px 14px',
    fontSize: '0.875rem',
    fontWeight: 560,
    color: theme.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover span': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& a svg': { color: theme.palette.text.secondary },
  '& a span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

type Props = { folders: readonly FolderView[]; places: readonly { id: string; name: string }[] };

/** The folders in a folder: those that every company has first. */
export const FolderCards = ({ folders, places }: Props) => {
  const t = useTranslate();
  const cards = [
    ...places.map(({ id, name }) => ({ id, name, folder: null })),
    ...folders.map((folder) => ({ id: folder.id, name: folder.name, folder })),
  ];
  if (cards.length === 0) return null;
  return (
    <List aria-label={t('resources.folders.title')}>
      {cards.map(({ id, name, folder }) => (
        <Card key={id}>
          <Link to={folderPath(id)}>
            <FolderOutlined aria-hidden="true" />
            <span>{name}</span>
          </Link>
          {folder && <FolderActions folder={folder} />}
        </Card>
      ))}
    </List>
  );
};
