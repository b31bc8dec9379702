import FolderOutlined from '@mui/icons-material/FolderOutlined';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useTranslate } from 'react-admin';
import { MoreFolders } from './MoreFolders.tsx';
import { useFolders, useFolderWay } from './useFolders.ts';

/** Each asks for the way to it. */
const PER_PAGE = 20;

type Choice = { chosen: string; onChoose: (id: string) => void; hidden?: string | undefined };

/** A folder by its name and the way to it, since several may have one name. */
const Found = ({ folder, chosen, onChoose, hidden }: Choice & { folder: FolderView }) => {
  const { way } = useFolderWay(folder.parentId);
  if (folder.id === hidden || way.some(({ id }) => id === hidden)) return null;
  const isChosen = chosen === folder.id;
  return (
    <li>
      <ListItemButton
        dense
        selected={isChosen}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(folder.id)}
      >
        <FolderOutlined aria-hidden="true" sx={{ mr: 1, fontSize: 18, color: 'text.secondary' }} />
        <ListItemText
          primary={folder.name}
          secondary={way.map(({ name }) => name).join(' / ')}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } }, secondary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </li>
  );
};

/** Folders by a part of their names, wherever they are. */
export const FoundFolders = ({ q, ...choice }: Choice & { q: string }) => {
  const t = useTranslate();
  const { folders, isSuccess, ...rest } = useFolders({ q, isTrashed: false }, true, PER_PAGE);
  if (isSuccess && folders.length === 0)
    return (
      <Typography role="status" variant="body2" color="text.secondary" sx={{ py: 1 }}>
        {t('library.tree.none')}
      </Typography>
    );
  return (
    <>
      <List disablePadding aria-label={t('library.tree.label')}>
        {folders.map((folder) => (
          <Found key={folder.id} folder={folder} {...choice} />
        ))}
      </List>
      <MoreFolders {...rest} shown={folders.length} />
    </>
  );
};
